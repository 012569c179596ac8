import { useEffect } from 'react';
import { forgetCheckoutDraft } from '../../shared/bookings/checkout-draft.ts';
import { formatMoment, formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import { CheckIcon, CloseIcon, ClockIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { NextSteps } from './next-steps.tsx';
import { OpenPayment } from './open-payment.tsx';
import { PendingConfirmation } from './pending-confirmation.tsx';
import type { Payment } from './load-payment.ts';
import { refundText } from '../../shared/bookings/refund-text.ts';
import { returnState, type ReturnState } from './return-state.ts';
import { Support } from '../../shared/bookings/support.tsx';
import { StatusPanel } from './status-panel.tsx';

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
  const { refund, refund_state, cancel_reason } = payment.booking;
  const amount = formatMoney(refund ?? 0, language);
  const isChecked = state === 'payment_does_not_fit';
  return (
    <StatusPanel
      tone={isChecked ? 'warning' : 'neutral'}
      icon={isChecked ? <ClockIcon className="size-7" /> : <CloseIcon className="size-7" />}
      title={t(`${state}_title`)}
      text={state === 'refunded' ? t(refundText(refund_state), { amount }) : t(`${state}_text`)}
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
