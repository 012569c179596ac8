import { useEffect, useState } from 'react';
import { formatMoment, formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import { CheckIcon, CloseIcon, ClockIcon, CardIcon, InfoIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import type { Reservation } from '@nolo/contract/bookings.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Spinner } from '@nolo/ui/spinner.tsx';
import { NextSteps } from './next-steps.tsx';
import type { Payment } from './load-payment.ts';
import { refundText } from '../../shared/bookings/refund-text.ts';
import { returnState, type ReturnState } from './return-state.ts';
import { Support } from '../../shared/bookings/support.tsx';
import { StatusPanel } from './status-panel.tsx';
import { HoldCountdown } from '../../shared/bookings/hold-countdown.tsx';
import { PayNow } from '../../shared/bookings/pay-now.tsx';
import { forgetDraft } from '../../shared/forms/draft.ts';

type Props = { payment: Payment; onHoldEnd: () => void; onCancel: () => void };

export function Outcome({ payment, onHoldEnd, onCancel }: Props) {
  const { session, booking } = payment;
  const state = returnState(booking, session?.payment_state ?? null);
  if (state === 'confirmed') return <Confirmed payment={payment} />;
  if (state === 'received') return <PendingConfirmation />;
  if (state === 'open') {
    return (
      <OpenPayment {...{ booking, onHoldEnd, onCancel }} url={booking.payment_url ?? session?.url ?? null} />
    );
  }
  if (state === 'lapsed') return <Lapsed />;
  return state === 'expired' ? <Expired payment={payment} /> : <Ended payment={payment} state={state} />;
}

function Confirmed({ payment }: { payment: Payment }) {
  const t = useTexts('bookings');
  const language = useLanguage();
  const carId = payment.booking.car.id;
  useEffect(() => forgetCheckoutDraft(carId), [carId]);
  return (
    <StatusPanel
      tone="success"
      icon={<CheckIcon className="size-7" />}
      title={t('confirmed_title')}
      text={t('confirmed_text', {
        company: payment.booking.company.company_name,
        date: formatMoment(payment.booking.start_date, language),
      })}
    >
      <NextSteps payment={payment} />
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.myBooking(language)} size="large" className="max-sm:w-full">
          {t('to_my_bookings')}
        </LinkButton>
      </div>
    </StatusPanel>
  );
}

/** Says nothing of what was charged: whether a payment got through is about to be asked. */
function Lapsed() {
  const t = useTexts('bookings');
  const text = useTexts('booking')('state_lapsed');
  return (
    <StatusPanel
      tone="warning"
      icon={<ClockIcon className="size-7" />}
      title={t('status_lapsed')}
      text={text}
    />
  );
}

function Expired({ payment }: { payment: Payment }) {
  const t = useTexts('bookings');
  return (
    <StatusPanel
      tone="warning"
      icon={<ClockIcon className="size-7" />}
      title={t('expired_title')}
      text={t('expired_text')}
    >
      <SearchAgain payment={payment} />
    </StatusPanel>
  );
}

type End = Extract<ReturnState, 'cancelled' | 'refunded' | 'replaced' | 'payment_does_not_fit'>;

function Ended({ payment, state }: { payment: Payment; state: End }) {
  const t = useTexts('bookings');
  const language = useLanguage();
  const { refund_news, cancel_reason } = payment.booking;
  const refunds = refund_news.map(({ state, amount }) =>
    t(refundText(state), { amount: formatMoney(amount, language) }),
  );
  const isChecked = state === 'payment_does_not_fit';
  return (
    <StatusPanel
      tone={isChecked ? 'warning' : 'neutral'}
      icon={isChecked ? <ClockIcon className="size-7" /> : <CloseIcon className="size-7" />}
      title={t(`${state}_title`)}
      text={state === 'refunded' ? refunds.join(' ') : t(`${state}_text`)}
    >
      {cancel_reason === 'late_payment_refunded' && (
        <p className="bg-sunken rounded-card max-w-xl px-4 py-3">{t('refunded_late')}</p>
      )}
      {isChecked && <Support />}
      <SearchAgain payment={payment} />
    </StatusPanel>
  );
}

/** The same car and dates once more, or all cars for those dates. */
function SearchAgain({ payment }: { payment: Payment }) {
  const t = useTexts('bookings');
  const language = useLanguage();
  const { car, start_date, end_date, isSameTime } = payment.booking;
  const dates = { start_date, end_date, isSameTime };
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to={paths.carList(language, dates)} className="max-sm:w-full">
        {t('search_again')}
      </LinkButton>
      <LinkButton to={paths.carDetail(language, car, dates)} variant="secondary" className="max-sm:w-full">
        {t('same_car_again')}
      </LinkButton>
    </div>
  );
}

type OpenProps = { booking: Reservation; url: string | null; onHoldEnd: () => void; onCancel: () => void };

/** Came back without paying: the car is held a little longer. */
function OpenPayment({ booking, url, onHoldEnd, onCancel }: OpenProps) {
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

const patience = 20_000;

/** The provider has the money; the booking follows in seconds, as a rule. */
function PendingConfirmation() {
  const t = useTexts('bookings');
  const language = useLanguage();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <StatusPanel
      tone="primary"
      icon={<Spinner className="size-7" />}
      title={t('received_title')}
      text={t('received_text')}
    >
      <output className="flex max-w-xl flex-col items-start gap-5 empty:hidden">
        {isLong && (
          <>
            <span className="bg-sunken rounded-card flex gap-3 px-4 py-3">
              <InfoIcon className="text-muted mt-0.5" />
              {t('received_long')}
            </span>
            <LinkButton to={paths.myBooking(language)} variant="secondary">
              {t('to_my_bookings')}
            </LinkButton>
          </>
        )}
      </output>
    </StatusPanel>
  );
}

/** Booked and paid: the next checkout of this car starts afresh. */
function forgetCheckoutDraft(carId: number): void {
  for (const form of ['billing', 'checkout', 'coupon', 'driver_email'] as const) {
    forgetDraft({ form, object: carId });
  }
}
