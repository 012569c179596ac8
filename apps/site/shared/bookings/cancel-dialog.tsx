import type { ReactNode } from 'react';
import type { Reservation } from '@nolo/contract/bookings.ts';
import { bookedCarName } from './booked-car-name.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Dialog } from '@nolo/ui/dialog.tsx';
import { WarningIcon } from '@nolo/ui/icons.tsx';
import { Price } from '@nolo/ui/price.tsx';
import { formatDate, formatDay, formatDeadline } from '@nolo/i18n/format.ts';
import { useLateCancellation } from './use-late-cancellation.ts';
import type { Cancellation } from './use-cancellation.ts';
import { unbrokenNumber } from './unbroken-number.tsx';

/** Says what cancelling does with the money, with amounts, before it is done (docs/specification/states.md 4). */
export function CancelDialog({ cancellation }: { cancellation: Cancellation }) {
  const t = useTexts('bookings');
  const common = useTexts('common');
  const { booking, isFresh, isBusy, problem, close, confirm } = cancellation;
  const isAllowed = booking?.cancellation.allowed === true;
  return (
    <Dialog
      isOpen={booking !== null}
      onClose={close}
      role="alertdialog"
      title={t('cancel_title')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {isAllowed ? common('no') : common('close')}
          </Button>
          {isAllowed && (
            <Button variant="danger" isBusy={isBusy} disabled={!isFresh} onClick={() => void confirm()}>
              {common('yes')}
            </Button>
          )}
        </>
      }
    >
      {booking && <Question booking={booking} />}
      <p
        role="alert"
        className="bg-danger-soft text-danger rounded-control mt-4 flex gap-2.5 px-3 py-2.5 font-medium empty:hidden"
      >
        {problem && (
          <>
            <WarningIcon />
            {problem}
          </>
        )}
      </p>
    </Dialog>
  );
}

function Question({ booking }: { booking: Reservation }) {
  const language = useLanguage();
  const day = (at: string) => unbrokenNumber(formatDay(at, language), formatDate(at));
  return (
    <>
      <p className="font-semibold">{bookedCarName(booking)}</p>
      <p className="text-muted text-sm">
        {unbrokenNumber(booking.number, booking.number)}&nbsp;· {day(booking.start_date)}&nbsp;–{' '}
        {day(booking.end_date)}
      </p>
      <div className="bg-sunken rounded-control mt-4 px-4 py-3">
        <Terms booking={booking} />
      </div>
    </>
  );
}

function Terms({ booking }: { booking: Reservation }) {
  const t = useTexts('bookings');
  const language = useLanguage();
  const lateCancellation = useLateCancellation();
  const { reason, free_until, refund, commission_kept } = booking.cancellation;
  const kept = { payoutMinor: refund, grossMinor: commission_kept };
  const until = formatDeadline(free_until, language);
  if (reason === 'unpaid') return <p>{t('terms_unpaid')}</p>;
  if (reason === 'pickup_passed' || reason === 'not_allowed') return <p>{t(`terms_${reason}`)}</p>;
  return (
    <>
      {reason === 'with_bank' && <p>{t('terms_with_bank')}</p>}
      {reason === 'free' && <p>{t('terms_free', { date: until })}</p>}
      {reason === 'commission_kept' && (
        <p>
          {t('terms_commission', { date: until })} {lateCancellation('at_once', kept)}
        </p>
      )}
      <dl className="mt-3 flex flex-col gap-1.5">
        <Amount name={t('amount_paid')}>
          <Price amountMinor={booking.quote.total} />
        </Amount>
        <Amount name={t('amount_kept')}>
          <Price amountMinor={commission_kept} />
        </Amount>
        <div className="border-line-strong mt-1 flex items-baseline justify-between gap-4 border-t pt-2 font-bold">
          <dt>{t('amount_back')}</dt>
          <dd className="text-lg">
            <Price amountMinor={refund} />
          </dd>
        </div>
      </dl>
      {(booking.status === 'SIGNED' || booking.status === 'DEPOSIT COLLECTED') && (
        <p className="text-muted mt-3 text-sm">{t('terms_deposit')}</p>
      )}
    </>
  );
}

function Amount({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
