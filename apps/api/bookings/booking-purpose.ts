import type { Transaction } from 'kysely';
import { PAYMENT_RETURN } from '@nolo/contract/addresses.ts';
import { holdsCar } from '@nolo/domain/booking/booking-state.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import { updateBooking, type BookingRow } from './booking-store.ts';
import { isCouponFree } from './coupon-use-store.ts';
import { holdCar } from './hold-car.ts';
import { mailLatePaymentRefunded, mailPaymentExpired } from './mails/mail-booking-ended.ts';
import { markPaid } from './mark-paid.ts';
import type { PaymentPurpose, UnpaidEnd } from './payment-purpose.ts';
import { releaseBooking } from './release-booking.ts';

export const paymentReturnUrl = ({ language }: BookingRow, origin: string) =>
  `${origin}/${language}/${PAYMENT_RETURN}`;

/** A booking is paid for. */
export function bookingPurpose(booking: BookingRow): PaymentPurpose {
  return {
    booking,
    period: booking,
    expiresAt: booking.expires_at,
    isWaiting: booking.status === 'PENDING',
    hasEnded: booking.status === 'CANCELLED',
    refusal: 'payment.unavailable',
    returnUrls: (origin) => ({
      successUrl: `${paymentReturnUrl(booking, origin)}?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${paymentReturnUrl(booking, origin)}?reservation=${booking.id}`,
    }),
    apply: (deps, transaction) => payBooking(deps, transaction, booking),
    noteLateRefund: (deps, transaction, amountMinor) =>
      noteLateRefund(deps, transaction, booking, amountMinor),
    endUnpaid: (deps, transaction, why) => endUnpaidBooking(deps, transaction, booking, why),
  };
}

/** PENDING becomes PAID; a booking that had expired is restored while the car is still free (docs/specification/states.md 3). */
async function payBooking(deps: Deps, transaction: Transaction<DB>, booking: BookingRow): Promise<boolean> {
  if (!holdsCar(booking.status)) {
    const isWanted = booking.cancel_reason === 'expired' && booking.starts_at > deps.clock.now();
    if (!isWanted || !(await isCouponFree(transaction, booking))) return false;
    if (!(await holdCar(transaction, booking))) return false;
  }
  return markPaid(deps, transaction, booking);
}

async function noteLateRefund(
  deps: Deps,
  transaction: Transaction<DB>,
  booking: BookingRow,
  amountMinor: number,
): Promise<void> {
  await updateBooking(transaction, booking.id, {
    refund_minor: amountMinor,
    ...(booking.cancel_reason === 'expired' ? { cancel_reason: 'late_payment_refunded' as const } : {}),
  });
  await mailLatePaymentRefunded(deps, transaction, booking);
}

const REASONS = {
  unavailable: 'payment_unavailable',
  failed: 'payment_failed',
  expired: 'expired',
  does_not_fit: 'payment_does_not_fit',
} as const;

/**
 * The car is free. The renter gets a notice when the time was up, and none when they closed the session before; nor does
 * a mail say 'nothing paid' where something was.
 */
async function endUnpaidBooking(
  deps: Deps,
  transaction: Transaction<DB>,
  booking: BookingRow,
  why: UnpaidEnd,
): Promise<void> {
  await releaseBooking(deps, transaction, booking, REASONS[why]);
  const isTimeUp = booking.status === 'PENDING' && booking.expires_at <= deps.clock.now();
  if (why === 'expired' && isTimeUp) await mailPaymentExpired(deps, transaction, booking);
}
