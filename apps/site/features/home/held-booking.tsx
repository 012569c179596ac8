import { formatDeadlineTime, localDateTime } from '@nolo/i18n/format.ts';
import type { Reservation } from '@nolo/contract/bookings.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { ClockIcon } from '@nolo/ui/icons.tsx';
import { Link } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { useRemote } from '../../api/use-remote.ts';
import { paths } from '../../app/paths.ts';
import { bookedCarName } from '../../shared/bookings/booked-car-name.ts';
import { bookingPhase } from '../../shared/bookings/booking-phase.ts';
import { PayNow } from '../../shared/bookings/pay-now.tsx';
import { useSecondsLeft } from '../../shared/bookings/use-seconds-left.ts';
import { useBackFromProvider } from '../../shared/payment/use-back-from-provider.ts';

/**
 * The renter's booking that still waits for its payment, as long as the car is held. At the bottom, so that nothing moves
 * when it comes. Its own chunk, with its own texts: guests load nothing of it.
 */
export default function HeldBooking() {
  const { data, refresh } = useRemote('held', (signal) =>
    browserApi.call('myReservations', { query: { page: 1 } }, { signal, isQuiet: true }),
  );
  useBackFromProvider(refresh);
  const held = data?.reservations.find((booking) => bookingPhase(booking) === 'waiting');
  return held?.expires_at ? <Held booking={held} expiresAt={held.expires_at} onEnd={refresh} /> : null;
}

type Props = { booking: Reservation; expiresAt: string; onEnd: () => void };

function Held({ booking, expiresAt, onEnd }: Props) {
  const t = useTexts('bookings');
  const language = useLanguage();
  const time = formatDeadlineTime(localDateTime(expiresAt, booking.time_zone), language);
  if (useSecondsLeft(expiresAt, onEnd) === 0) return null;
  return (
    <aside
      aria-label={t('group_waiting')}
      className="bg-surface border-line shadow-raised sticky bottom-0 z-10 border-t pb-[env(safe-area-inset-bottom)]"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
        <Link
          to={paths.booking(language, booking.id)}
          className="flex min-h-11 flex-1 basis-40 items-center gap-3 text-sm font-medium hover:underline"
        >
          <ClockIcon className="text-warning" />
          {t('held_for_you', { car: bookedCarName(booking), time })}
        </Link>
        {booking.payment_url && <PayNow url={booking.payment_url} />}
      </div>
    </aside>
  );
}
