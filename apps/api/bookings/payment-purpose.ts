import type { Transaction } from 'kysely';
import type { ErrorCode } from '@nolo/contract/error-codes.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Connection } from '@nolo/db/database.ts';
import { PAYMENT_RETURN } from '@nolo/contract/addresses.ts';
import { holdsCar, can } from '@nolo/domain/booking/booking-state.ts';
import { deleteHolds } from '../calendar/out-hold-store.ts';
import type { Deps } from '../deps.ts';
import type { PaymentRow } from '../payments/payment-store.ts';
import {
  findBooking,
  lockBooking,
  lockCarOf,
  lockRenter,
  updateBooking,
  isCouponFree,
  type BookingRow,
} from './booking-store.ts';
import {
  findAmendment,
  lockAmendment,
  findWaitingAmendment,
  holdForAmendment,
  type AmendmentRow,
} from './amendments/amendment-store.ts';
import { holdCar } from './hold-store.ts';
import { mailLatePaymentRefunded, mailPaymentExpired } from './mails/mail-booking-ended.ts';
import { markPaid, releaseBooking } from './unpaid-booking.ts';
import { mailChangeNotMade } from './mails/mail-booking-changed.ts';
import { lockOpenReplacement } from './replacements/replacement-store.ts';
import { applyAmendment, endChange } from './amendments/apply-amendment.ts';
import { applyExtension, endExtension } from './extensions/apply-extension.ts';

/**
 * Why nothing is paid for it any more: the page could not be opened, cannot be paid any more, was not paid in time, or what
 * was paid is not what was owed.
 */
type UnpaidEnd = 'unavailable' | 'failed' | 'expired' | 'does_not_fit';

/**
 * What a payment is for, a booking, a change or an extension of one, as it stood when it was read: all in which paying for them
 * differs. Its functions write, and want the purpose locked.
 */
export type PaymentPurpose = {
  booking: BookingRow;
  /** The period that the hosted page shows. */
  period: Pick<BookingRow, 'pickup_local' | 'return_local'>;
  expiresAt: Date;
  /** When the hosted page may be opened for the last time. */
  openedBy: Date;
  /** Whether it is still to be paid. */
  isWaiting: boolean;
  /** Whether it has ended unpaid and must not be paid any more. */
  hasEnded: boolean;
  /** The error for a renter who tries to pay after that. */
  refusal: ErrorCode;
  /** The addresses the hosted page returns to. */
  returnUrls: (origin: string) => { successUrl: string; cancelUrl: string };
  /** Applies the payment; false when the car or the dates are no longer available. */
  apply: (deps: Deps, transaction: Transaction<DB>) => Promise<boolean>;
  /** Records that a late payment is refunded in full, and mails the renter. */
  noteLateRefund: (deps: Deps, transaction: Transaction<DB>, amountMinor: number) => Promise<void>;
  /** Ends the booking or change if it is still to be paid. */
  endUnpaid: (deps: Deps, transaction: Transaction<DB>, why: UnpaidEnd) => Promise<void>;
};

/** The booking or the change that a payment is for, as it stands now. */
export async function findPurpose(connection: Connection, payment: PaymentRow): Promise<PaymentPurpose> {
  const { booking_id, amendment_id } = payment;
  const booking = await findBooking(connection, booking_id);
  const change = amendment_id === null ? null : await findAmendment(connection, amendment_id);
  return purposeOf(payment, booking, change);
}

/** As `findPurpose`, locked until the transaction ends. */
export async function lockPurpose(
  transaction: Transaction<DB>,
  payment: PaymentRow,
): Promise<PaymentPurpose> {
  const { booking_id, amendment_id } = payment;
  const booking = await lockBooking(transaction, booking_id);
  const change = amendment_id === null ? null : await lockAmendment(transaction, amendment_id);
  return purposeOf(payment, booking, change);
}

/** As `lockPurpose`, with all that a payment may write, in the order of docs/decisions/0004: account, car, booking. */
export async function lockToPay(transaction: Transaction<DB>, payment: PaymentRow): Promise<PaymentPurpose> {
  const { booking_id: bookingId, amendment_id } = payment;
  await lockRenter(transaction, { bookingId });
  // Only a change needs the car's lock, as it moves the hold. A booking's hold is judged by the constraint alone.
  if (amendment_id !== null) await lockCarOf(transaction, bookingId);
  return lockPurpose(transaction, payment);
}

function purposeOf(
  payment: PaymentRow,
  booking: BookingRow | null,
  change: AmendmentRow | null,
): PaymentPurpose {
  if (booking === null) throw new Error(`payment ${payment.id} without a booking`);
  if (payment.amendment_id === null) return bookingPurpose(booking, payment);
  if (change === null) throw new Error(`payment ${payment.id} without its change`);
  const purpose = amendmentPurpose(booking, change, payment);
  return change.is_extension ? { ...purpose, ...extensionPurpose(booking, change) } : purpose;
}

export const paymentReturnUrl = ({ language }: BookingRow, origin: string) =>
  `${origin}/${language}/${PAYMENT_RETURN}`;

/** The payment of a booking. */
function bookingPurpose(booking: BookingRow, { created_at }: PaymentRow): PaymentPurpose {
  return {
    booking,
    period: booking,
    expiresAt: booking.expires_at,
    openedBy: created_at,
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

/** The payment of a change: what it costs more. When it ends unpaid, the booking stays what it was. */
function amendmentPurpose(
  booking: BookingRow,
  change: AmendmentRow,
  { created_at }: PaymentRow,
): PaymentPurpose {
  const isWaiting = change.status === 'waiting';
  return {
    booking,
    period: change,
    expiresAt: change.expires_at,
    openedBy: created_at,
    isWaiting,
    hasEnded: change.status === 'expired' || change.status === 'withdrawn',
    refusal: 'booking.no_change_waiting',
    returnUrls: (origin) => {
      const cancelUrl = `${origin}/${booking.language}/my-booking/${booking.id}`;
      return { successUrl: `${cancelUrl}?paid=${change.id}`, cancelUrl };
    },
    apply: (deps, transaction) => payChange(deps, transaction, booking, change),
    noteLateRefund: (deps, transaction, amountMinor) =>
      mailChangeNotMade(deps, transaction, booking, { key: change.id, amountMinor }),
    async endUnpaid(deps, transaction) {
      if (isWaiting) await endChange(deps, transaction, change, 'expired');
    },
  };
}

/**
 * A waiting change is made; one that had expired is made all the same while its dates are free, the booking is what it was
 * and no other car is proposed.
 */
async function payChange(
  deps: Deps,
  transaction: Transaction<DB>,
  booking: BookingRow,
  change: AmendmentRow,
): Promise<boolean> {
  const isAsPriced = can(booking.status, 'change') && booking.revision === change.of_revision;
  if (!isAsPriced || change.status === 'withdrawn' || change.starts_at <= deps.clock.now()) return false;
  // The proposed car is held for the dates before the change.
  if ((await lockOpenReplacement(transaction, booking.id)) !== null) return false;
  if (
    change.status === 'expired' &&
    !(await holdAgain(transaction, { booking, change, now: deps.clock.now() }))
  )
    return false;
  await applyAmendment(deps, transaction, { booking, change });
  return true;
}

/** The dates of an expired change, if they are still free and the renter has not asked for others meanwhile. */
async function holdAgain(
  transaction: Transaction<DB>,
  { booking, change, now }: { booking: BookingRow; change: AmendmentRow; now: Date },
): Promise<boolean> {
  if ((await findWaitingAmendment(transaction, booking.id)) !== null) return false;
  const { id: amendmentId, starts_at: startsAt, free_at: freeAt } = change;
  const period = { bookingId: booking.id, carId: booking.car_id, startsAt, freeAt };
  if (await holdForAmendment(transaction, { amendmentId, ...period })) return true;
  await deleteHolds(transaction, { amendment_id: amendmentId }, now);
  return false;
}

/**
 * In what an extension differs from a change: its page is opened when the renter wants it, one that cannot be opened is
 * tried again while the later days are held, and its end is told to both.
 */
function extensionPurpose(
  booking: BookingRow,
  change: AmendmentRow,
): Pick<PaymentPurpose, 'openedBy' | 'apply' | 'endUnpaid'> {
  return {
    openedBy: change.expires_at,
    apply: (deps, transaction) => payExtended(deps, transaction, booking, change),
    async endUnpaid(deps, transaction, why) {
      if (change.status !== 'waiting' || why === 'unavailable') return;
      await endExtension(deps, transaction, { booking, change }, 'unpaid');
    },
  };
}

/** One that has ended is not made any more: renter and company have been told so. */
async function payExtended(
  deps: Deps,
  transaction: Transaction<DB>,
  booking: BookingRow,
  change: AmendmentRow,
): Promise<boolean> {
  const isAsPriced = can(booking.status, 'extend') && booking.revision === change.of_revision;
  if (!isAsPriced || change.status !== 'waiting') return false;
  await applyExtension(deps, transaction, { booking, change });
  return true;
}
