import type { Reservation } from '@nolo/contract/bookings.ts';
import { HoldCountdown } from '../../shared/bookings/hold-countdown.tsx';
import { PayNow } from '../../shared/bookings/pay-now.tsx';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { CardIcon } from '@nolo/ui/icons.tsx';
import { StatusPanel } from './status-panel.tsx';

type Props = { booking: Reservation; url: string | null; onHoldEnd: () => void; onCancel: () => void };

/** Came back without paying: the car is held a little longer. */
export function OpenPayment({ booking, url, onHoldEnd, onCancel }: Props) {
  const t = useTexts('bookings');
  return (
    <StatusPanel
      tone="warning"
      icon={<CardIcon className="size-7" />}
      title={t('open_title')}
      text={t('open_text')}
    >
      {booking.expires_at && (
        <div className="max-w-xl">
          <HoldCountdown expiresAt={booking.expires_at} timeZone={booking.time_zone} onEnd={onHoldEnd} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {url && <PayNow url={url} className="max-sm:w-full" />}
        {booking.cancellation.allowed && (
          <Button variant="secondary" className="max-sm:w-full" onClick={onCancel}>
            {t('cancel_booking')}
          </Button>
        )}
      </div>
    </StatusPanel>
  );
}
