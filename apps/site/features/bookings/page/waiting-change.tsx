import { useEffect } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { HoldCountdown } from '../../../shared/bookings/hold-countdown.tsx';
import { DayTime } from '../../../shared/rental/day-time.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { Spinner } from '@nolo/ui/spinner.tsx';
import { Section } from './section.tsx';
import { useWithdrawal } from './use-withdrawal.ts';

type Waiting = NonNullable<ReservationDetail['change']['waiting']>;
type Props = { booking: ReservationDetail; waiting: Waiting; onNews: () => void };

const ASK_AGAIN_MS = 1500;

/** A change that is to be paid, or whose payment is on its way here: the webhook makes it, not the browser. */
export function WaitingChange({ booking, waiting, onNews }: Props) {
  const [params] = useSearchParams();
  if (params.has('paid')) return <Confirming />;
  return <ToPay booking={booking} waiting={waiting} onNews={onNews} />;
}

/** Back from the hosted page: asks until the booking has changed, one question after the other. */
export function Confirming() {
  const t = useTexts('change');
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return undefined;
    const timer = setTimeout(() => void revalidate(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [state, revalidate]);
  return (
    <Section title={t('confirming_title')}>
      <output className="flex items-center gap-3">
        <Spinner />
        {t('confirming_text')}
      </output>
    </Section>
  );
}

function ToPay({ booking, waiting, onNews }: Props) {
  const t = useTexts('change');
  const language = useLanguage();
  const { withdraw, isWithdrawing } = useWithdrawal(booking.id, onNews);
  const amount = formatMoney(waiting.difference, language);
  return (
    <Section title={t('waiting_title')}>
      <p>{t('waiting_text', { amount })}</p>
      <p className="mt-2 font-semibold break-words">
        <DayTime at={waiting.start_date} />, {waiting.pickup} – <DayTime at={waiting.end_date} />,{' '}
        {waiting.return}
      </p>
      <div className="mt-4">
        <HoldCountdown expiresAt={waiting.expires_at} timeZone={booking.time_zone} onEnd={onNews} />
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        {waiting.payment_url && (
          <a href={waiting.payment_url} className={buttonStyle('primary', 'medium', 'max-sm:flex-auto')}>
            {t('waiting_pay', { amount })}
          </a>
        )}
        <Button variant="secondary" className="max-sm:flex-auto" isBusy={isWithdrawing} onClick={withdraw}>
          {t('waiting_keep')}
        </Button>
      </div>
    </Section>
  );
}
