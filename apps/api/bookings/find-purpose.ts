import type { Transaction } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { PaymentRow } from '../payments/payment-store.ts';
import { bookingPurpose } from './booking-purpose.ts';
import { findBooking, lockBooking, lockCarOf, type BookingRow } from './booking-store.ts';
import { amendmentPurpose } from './amendments/amendment-purpose.ts';
import { findAmendment, lockAmendment, type AmendmentRow } from './amendments/amendment-store.ts';
import type { PaymentPurpose } from './payment-purpose.ts';
import { lockRenter } from './renter-store.ts';

/** What a payment is for, as it stands now. */
export async function findPurpose(connection: Connection, payment: PaymentRow): Promise<PaymentPurpose> {
  const { booking_id, amendment_id } = payment;
  const booking = await findBooking(connection, booking_id);
  const change = amendment_id === null ? null : await findAmendment(connection, amendment_id);
  return purposeOf(payment, booking, change);
}

/** The same, locked until the transaction ends. */
export async function lockPurpose(
  transaction: Transaction<DB>,
  payment: PaymentRow,
): Promise<PaymentPurpose> {
  const { booking_id, amendment_id } = payment;
  const booking = await lockBooking(transaction, booking_id);
  const change = amendment_id === null ? null : await lockAmendment(transaction, amendment_id);
  return purposeOf(payment, booking, change);
}

/** With all that paying for it may write, in the order of docs/decisions/0004: account, car, booking; then the change. */
export async function lockToPay(transaction: Transaction<DB>, payment: PaymentRow): Promise<PaymentPurpose> {
  const { booking_id: bookingId, amendment_id } = payment;
  await lockRenter(transaction, { bookingId });
  // A change moves the hold; a booking's own is judged by the constraint alone, and its car may have a queue.
  if (amendment_id !== null) await lockCarOf(transaction, bookingId);
  return lockPurpose(transaction, payment);
}

function purposeOf(
  payment: PaymentRow,
  booking: BookingRow | null,
  change: AmendmentRow | null,
): PaymentPurpose {
  if (booking === null) throw new Error(`payment ${payment.id} without a booking`);
  if (payment.amendment_id === null) return bookingPurpose(booking);
  if (change === null) throw new Error(`payment ${payment.id} without its change`);
  return amendmentPurpose(booking, change);
}
