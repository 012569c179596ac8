import { useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { CancelDialog } from '../../shared/bookings/cancel-dialog.tsx';
import { useCancellation } from '../../shared/bookings/use-cancellation.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '@nolo/ui/button.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { WarningIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { formatMoney } from '@nolo/i18n/format.ts';
import { Picture } from '@nolo/ui/picture.tsx';
import { Skeleton } from '@nolo/ui/skeleton.tsx';
import { readTarget, type Payment } from './load-payment.ts';
import { Outcome } from './outcome.tsx';
import { returnState } from './return-state.ts';
import { StatusPanel } from './status-panel.tsx';
import { PaymentWatch, type Answer } from './watch-payment.ts';
import { bookingPhase } from '../../shared/bookings/booking-phase.ts';
import { RentalFacts } from '../../shared/bookings/rental-facts.tsx';
import { bookedCarName } from '../../shared/bookings/booked-car-name.ts';
import { unbrokenNumber } from '../../shared/bookings/unbroken-number.tsx';

/** Where the provider's page sends the renter back to, paid or not. */
export function PaymentReturnPage() {
  const { answer, ask, take } = usePayment();
  return (
    <div className="page-width py-8 sm:py-12">
      <Announcement answer={answer} />
      {answer.kind === 'loading' && <ReturnSkeleton />}
      {answer.kind === 'unknown' && <Unknown />}
      {answer.kind === 'unreachable' && <Unreachable onRetry={ask} />}
      {answer.kind === 'known' && (
        <Known payment={answer} onChanged={(booking) => (booking ? take(booking) : ask())} onHoldEnd={ask} />
      )}
    </div>
  );
}

/** Always on the page, so that every change is read out. */
function Announcement({ answer }: { answer: Answer }) {
  const t = useTexts('bookings');
  const common = useTexts('common');
  const words = () => {
    if (answer.kind === 'loading') return t('return_loading');
    if (answer.kind === 'unknown') return common('no_data_title');
    if (answer.kind === 'unreachable') return t('unreachable_title');
    const state = returnState(answer.booking, answer.session?.payment_state ?? null);
    return t(state === 'lapsed' ? 'status_lapsed' : `${state}_title`);
  };
  return <output className="sr-only">{words()}</output>;
}

function Known(props: {
  payment: Payment;
  onChanged: (booking: Payment['booking'] | null) => void;
  onHoldEnd: () => void;
}) {
  const { payment, onChanged, onHoldEnd } = props;
  const cancellation = useCancellation(onChanged);
  return (
    <div className="desk:grid-cols-[minmax(0,1fr)_24rem] grid items-start gap-8 lg:gap-12">
      <Outcome payment={payment} onHoldEnd={onHoldEnd} onCancel={() => cancellation.ask(payment.booking)} />
      <BookingSummary payment={payment} />
      <CancelDialog cancellation={cancellation} />
    </div>
  );
}

function Unknown() {
  const t = useTexts('bookings');
  const language = useLanguage();
  return (
    <EmptyState>
      <LinkButton to={paths.myBooking(language)}>{t('to_my_bookings')}</LinkButton>
      <LinkButton to={paths.home(language)} variant="secondary">
        {t('to_home')}
      </LinkButton>
    </EmptyState>
  );
}

/** Not the server's words: 'you have not been charged' may be wrong for somebody who comes back from paying. */
function Unreachable({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('bookings');
  const common = useTexts('common');
  const language = useLanguage();
  return (
    <StatusPanel
      tone="danger"
      icon={<WarningIcon className="size-7" />}
      title={t('unreachable_title')}
      text={t('unreachable_text')}
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>{common('try_again')}</Button>
        <LinkButton to={paths.myBooking(language)} variant="secondary">
          {t('to_my_bookings')}
        </LinkButton>
      </div>
    </StatusPanel>
  );
}

/** The booking beside what became of it: number, car, dates, places, amount. */
function BookingSummary({ payment: { session, booking } }: { payment: Payment }) {
  const t = useTexts('bookings');
  const language = useLanguage();
  const amount = session?.amount_total ?? booking.quote.total;
  const phase = bookingPhase(booking);
  const isOn = phase === 'waiting' || phase === 'confirmed';
  return (
    <section
      aria-label={t('your_booking')}
      className="border-line bg-surface rounded-card shadow-card overflow-hidden border"
    >
      <Picture
        source={booking.car.picture}
        alt=""
        sizes="(min-width: 907px) 24rem, 100vw"
        isPriority
        className="bg-sunken aspect-[16/10] w-full object-cover"
      />
      <div className="flex flex-col gap-4 p-5">
        <div>
          <p className="text-xl font-bold">{bookedCarName(booking)}</p>
          <p className="text-muted text-sm">
            {unbrokenNumber(t('number', { number: booking.number }), booking.number)}&nbsp;·{' '}
            {booking.company.company_name}
          </p>
        </div>
        <RentalFacts booking={booking} />
        <div className="border-line flex items-baseline justify-between gap-4 border-t pt-4">
          <p className="font-semibold">{t('total')}</p>
          <p className="text-2xl font-bold tabular-nums">{formatMoney(amount, language)}</p>
        </div>
        {booking.quote.deposit > 0 && isOn && (
          <p className="text-muted -mt-2 text-sm">
            {t('deposit_beside', { amount: formatMoney(booking.quote.deposit, language, { short: true }) })}
          </p>
        )}
      </div>
    </section>
  );
}

function ReturnSkeleton() {
  return (
    <div className="desk:grid-cols-[minmax(0,1fr)_24rem] grid items-start gap-8 lg:gap-12" aria-hidden="true">
      <div className="flex flex-col gap-6">
        <div>
          <Skeleton className="rounded-pill mb-4 size-14" />
          <Skeleton className="h-10 w-96 max-w-full" />
          <Skeleton className="mt-3 h-14 max-w-xl" />
        </div>
        <Skeleton className="h-72 max-w-xl" />
      </div>
      <Skeleton className="h-[32rem]" />
    </div>
  );
}

/** The payment the address names, kept up to date. */
function usePayment() {
  const [search] = useSearchParams();
  const watch = useMemo(() => new PaymentWatch(readTarget(search)), [search]);
  const answer = useSyncExternalStore(watch.listen, watch.answer, watch.answer);
  return { answer, ask: watch.ask, take: watch.take };
}
