import { Link } from 'react-router';
import type { Reservation } from '@nolo/contract/bookings.ts';
import { bookingPhase } from '../../shared/bookings/booking-phase.ts';
import { HoldCountdown } from '../../shared/bookings/hold-countdown.tsx';
import { refundText } from '../../shared/bookings/refund-text.ts';
import { RentalFacts } from '../../shared/bookings/rental-facts.tsx';
import { bookedCarName } from '../../shared/bookings/booked-car-name.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import { Picture } from '@nolo/ui/picture.tsx';
import { Price } from '@nolo/ui/price.tsx';
import { BookingCardActions } from './booking-card-actions.tsx';
import { BookingDetails } from './booking-details.tsx';
import { StatusMark } from './status-icon.tsx';
import { unbrokenNumber } from '../../shared/bookings/unbroken-number.tsx';

type Props = { booking: Reservation; onCancel: (booking: Reservation) => void; onHoldEnd: () => void };

export function BookingCard({ booking, onCancel, onHoldEnd }: Props) {
  const isOver = bookingPhase(booking) === 'cancelled' || bookingPhase(booking) === 'lapsed';
  return (
    <article
      aria-labelledby={`booking-${booking.id}`}
      className="border-line bg-surface rounded-card shadow-card overflow-hidden border"
    >
      <div className="grid grid-cols-[1fr_2fr] gap-4 p-4 sm:grid-cols-[min(12rem,30%)_minmax(0,1fr)] sm:gap-x-6 sm:p-5 lg:grid-cols-[15rem_minmax(0,1fr)_17rem]">
        <div>
          <Picture
            source={booking.car.picture}
            alt=""
            sizes="(min-width: 1024px) 15rem, (min-width: 640px) 12rem, 6.5rem"
            className={`bg-sunken rounded-control aspect-[16/11] w-full object-cover ${isOver ? 'opacity-60 grayscale' : ''}`}
          />
        </div>
        <div className="contents sm:flex sm:min-w-0 sm:flex-col sm:gap-4">
          <Heading booking={booking} />
          <div className="col-span-full">
            <RentalFacts booking={booking} />
          </div>
        </div>
        <Side booking={booking} onCancel={onCancel} onHoldEnd={onHoldEnd} />
      </div>
      <BookingDetails booking={booking} />
    </article>
  );
}

function Heading({ booking }: { booking: Reservation }) {
  const t = useTexts('bookings');
  const language = useLanguage();
  return (
    <div className="min-w-0">
      <StatusMark booking={booking} />
      <h3 id={`booking-${booking.id}`} className="mt-1.5 text-lg leading-snug sm:text-xl">
        <Link to={paths.booking(language, booking.id)} className="hover:text-primary-text hover:underline">
          {bookedCarName(booking)}
        </Link>
      </h3>
      <p className="text-muted mt-0.5 text-sm break-words">
        {unbrokenNumber(t('number', { number: booking.number }), booking.number)}
        <span className="block">{booking.company.company_name}</span>
      </p>
    </div>
  );
}

function Side({ booking, onCancel, onHoldEnd }: Props) {
  const t = useTexts('bookings');
  const language = useLanguage();
  const { quote, refund, refund_state, expires_at } = booking;
  return (
    <div className="border-line col-span-full flex flex-col gap-3 border-t pt-4 sm:col-start-2 lg:col-start-3 lg:row-start-1 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:flex-col lg:items-start">
        <p className="text-muted text-sm">{t('total')}</p>
        <p className="text-xl font-bold sm:text-2xl">
          <Price amountMinor={quote.total} />
        </p>
      </div>
      {refund !== null && refund > 0 && (
        <RefundLine amount={formatMoney(refund, language)} state={refund_state} />
      )}
      {expires_at && <HoldCountdown expiresAt={expires_at} timeZone={booking.time_zone} onEnd={onHoldEnd} />}
      <BookingCardActions booking={booking} onCancel={onCancel} />
    </div>
  );
}

function RefundLine({ amount, state }: { amount: string; state: Reservation['refund_state'] }) {
  const t = useTexts('bookings');
  const text = refundText(state);
  if (text === 'refunded_text') {
    return <p className="text-success text-sm font-medium">{t('refunded_amount', { amount })}</p>;
  }
  return <p className="text-danger text-sm font-medium">{t(text, { amount })}</p>;
}
