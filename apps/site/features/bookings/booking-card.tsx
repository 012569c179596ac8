import { Link } from 'react-router';
import type { ReactNode } from 'react';
import type { Reservation } from '@nolo/contract/bookings.ts';
import type { RefundState } from '@nolo/domain/booking/refund-state.ts';
import { bookingPhase } from '../../shared/bookings/booking-phase.ts';
import { HoldCountdown } from '../../shared/bookings/hold-countdown.tsx';
import { refundText } from '../../shared/bookings/refund-text.ts';
import { RentalFacts } from '../../shared/bookings/rental-facts.tsx';
import { bookedCarName } from '../../shared/bookings/booked-car-name.ts';
import { formatMoney, formatDeadline } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import { Picture } from '@nolo/ui/picture.tsx';
import { Price } from '@nolo/ui/price.tsx';
import { bookingActions } from '@nolo/domain/booking/booking-actions.ts';
import { Button } from '@nolo/ui/button.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { ChevronDownIcon } from '@nolo/ui/icons.tsx';
import { StatusMark } from './status-icon.tsx';
import { unbrokenNumber } from '../../shared/bookings/unbroken-number.tsx';
import { PayNow } from '../../shared/bookings/pay-now.tsx';
import { CallCompany } from './call-company.tsx';
import { mayCancel } from './may-cancel.ts';
import { useInvoiceText } from '../../shared/bookings/use-invoice-text.ts';
import { PhoneLink } from '@nolo/ui/phone-link.tsx';
import { QuoteLines } from '../../shared/cars/quote-lines.tsx';

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
  const { quote, refund_news, expires_at } = booking;
  return (
    <div className="border-line col-span-full flex flex-col gap-3 border-t pt-4 sm:col-start-2 lg:col-start-3 lg:row-start-1 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:flex-col lg:items-start">
        <p className="text-muted text-sm">{t('total')}</p>
        <p className="text-xl font-bold sm:text-2xl">
          <Price amountMinor={quote.total} />
        </p>
      </div>
      {refund_news.map(({ state, amount }) => (
        <RefundLine key={state} amount={formatMoney(amount, language)} state={state} />
      ))}
      {expires_at && <HoldCountdown expiresAt={expires_at} timeZone={booking.time_zone} onEnd={onHoldEnd} />}
      <BookingCardActions booking={booking} onCancel={onCancel} />
    </div>
  );
}

function RefundLine({ amount, state }: { amount: string; state: RefundState }) {
  const t = useTexts('bookings');
  const text = refundText(state);
  if (text === 'refunded_text') {
    return <p className="text-success text-sm font-medium">{t('refunded_amount', { amount })}</p>;
  }
  return <p className="text-danger text-sm font-medium">{t(text, { amount })}</p>;
}

type ActionsProps = { booking: Reservation; onCancel: (booking: Reservation) => void };

const wide = 'max-lg:flex-auto';
const narrow = `px-3! ${wide}`;

/** What can be done with the booking from the list; the rest is on its page. */
function BookingCardActions({ booking, onCancel }: ActionsProps) {
  const t = useTexts('bookings');
  const booked = useTexts('booking');
  const language = useLanguage();
  const actions = bookingActions(booking.status);
  return (
    <div className="flex flex-wrap gap-2 empty:hidden lg:mt-auto lg:flex-col">
      {booking.payment_url && <PayNow url={booking.payment_url} className={wide} />}
      {booking.has_replacement && (
        <p className="bg-warning-soft text-warning rounded-control px-3 py-2 text-sm font-medium">
          {booked('replacement_waiting')}
        </p>
      )}
      <LinkButton
        to={paths.booking(language, booking.id)}
        variant={booking.payment_url ? 'secondary' : 'primary'}
        className={narrow}
      >
        {booked(booking.can_review ? 'review_open' : 'open')}
      </LinkButton>
      {actions.callCompany && <CallCompany booking={booking} className={narrow} />}
      {actions.viewIssues && (
        <LinkButton
          variant="secondary"
          to={paths.viewIssues(language, { reservation: booking.id })}
          className={narrow}
        >
          {t('view_issues')}
        </LinkButton>
      )}
      {mayCancel(booking) && (
        <Button variant="quiet" className={narrow} onClick={() => onCancel(booking)}>
          {t('cancel_booking')}
        </Button>
      )}
    </div>
  );
}

/** The small print: how the price is made up, whose car it is, until when it can be cancelled for free. */
function BookingDetails({ booking }: { booking: Reservation }) {
  const t = useTexts('bookings');
  return (
    <details className="group border-line border-t">
      <summary className="hover:bg-sunken flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-4 font-semibold sm:px-5 [&::-webkit-details-marker]:hidden">
        {t('details')}
        <ChevronDownIcon className="text-muted transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="grid gap-8 px-4 pt-2 pb-5 sm:px-5 md:grid-cols-2">
        <QuoteLines quote={booking.quote} />
        <Company booking={booking} />
      </div>
    </details>
  );
}

function Company({ booking }: { booking: Reservation }) {
  const t = useTexts('bookings');
  const language = useLanguage();
  const { company, cancellation } = booking;
  const invoices = useTexts('invoice');
  const invoice = useInvoiceText()(booking);
  return (
    <dl className="flex flex-col gap-4 text-sm">
      <Fact name={t('company')}>
        <span className="font-semibold">{company.company_name}</span>
        {bookingActions(booking.status).callCompany && <PhoneLink number={company.phone} />}
      </Fact>
      {cancellation.reason === 'free' && (
        <Fact name={t('free_cancellation')}>
          {t('until', { date: formatDeadline(cancellation.free_until, language) })}
        </Fact>
      )}
      {invoice !== null && <Fact name={invoices('title')}>{invoice}</Fact>}
      <Fact name={t('return_time')}>{t(booking.isSameTime ? 'same_time' : 'any_time')}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="mt-0.5 break-words">{children}</dd>
    </div>
  );
}
