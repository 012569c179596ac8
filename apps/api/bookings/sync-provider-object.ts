import type { Transaction } from 'kysely';
import { inTransaction } from '@nolo/db/database.ts';
import { releaseCompensation } from '@nolo/domain/payment/allocate-manual-refund.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import { insertPaymentCase } from '../payments/payment-case-store.ts';
import type { ProviderObjectRef, OfPayment, ProviderRefund } from '../payments/payment-gateway.ts';
import { findPaymentByIntent } from '../payments/payment-store.ts';
import { recordDispute, recordFraudWarning } from '../payments/record-dispute.ts';
import {
  listStandingRefunds,
  findPaymentDue,
  lowerMakesGood,
  type RefundRow,
} from '../payments/refund-store.ts';
import { applyRefund } from '../payments/apply-refund.ts';
import { noteUnfunded } from './end-unfunded-booking.ts';
import { findBooking, lockBooking, updateBooking, type BookingRow } from './booking-store.ts';
import { recordManualRefund } from './record-manual-refund.ts';
import { settleWonDispute } from './settle-won-dispute.ts';

/**
 * Takes over how a refund, a dispute or a fraud warning stands at the provider now; the event that named it may be
 * older. Runs again without harm. One whose payment is none of ours becomes a payment case.
 */
export async function syncProviderObject(deps: Deps, reference: ProviderObjectRef): Promise<void> {
  const { kind, id } = reference;
  if (kind === 'refund') return syncRefundOf(deps, reference, await deps.payments.findRefund(id));
  if (kind === 'dispute') {
    const dispute = await deps.payments.findDispute(id);
    const bookingId = await bookingOf(deps, reference, dispute);
    if (dispute === null || bookingId === null) return;
    await inTransaction(deps.database, async (transaction) => {
      const booking = await lockBooking(transaction, bookingId);
      await recordDispute(deps, transaction, { dispute, bookingId });
      if (booking === null) return;
      await settleWonDispute(deps, transaction, { booking, dispute });
      await noteUnfunded(transaction, booking);
    });
    return;
  }
  const warning = await deps.payments.findFraudWarning(id);
  const bookingId = await bookingOf(deps, reference, warning);
  if (warning && bookingId !== null) await recordFraudWarning(deps, { warning, bookingId });
}

async function syncRefundOf(
  deps: Deps,
  reference: ProviderObjectRef,
  refund: ProviderRefund | null,
): Promise<void> {
  const bookingId = await bookingOf(deps, reference, refund);
  if (refund === null || bookingId === null) return;
  await syncRefundsBefore(deps, bookingId, refund);
  await inTransaction(deps.database, async (transaction) => {
    const booking = await lockBooking(transaction, bookingId);
    if (booking === null || (await syncRefund(deps, transaction, { booking, refund }))) return;
    await recordManualRefund(deps, transaction, { booking, refund });
    await noteUnfunded(transaction, booking);
  });
}

/**
 * A refund by hand may make good one that failed, and its event may come before the failure's: how the payment's other
 * refunds stand is asked first, so that what is still owed is known when the one by hand is booked.
 */
async function syncRefundsBefore(
  deps: Deps,
  bookingId: string,
  { id, refundId, paymentIntentId }: ProviderRefund,
): Promise<void> {
  if (refundId !== null || paymentIntentId === null) return;
  const payment = await findPaymentByIntent(deps.database, paymentIntentId);
  const standing = payment ? await listStandingRefunds(deps.database, payment.id) : [];
  if (standing.includes(id)) return;
  for (const other of standing) {
    const told = await deps.payments.findRefund(other);
    if (told === null) continue;
    await inTransaction(deps.database, async (transaction) => {
      const booking = await lockBooking(transaction, bookingId);
      if (booking) await syncRefund(deps, transaction, { booking, refund: told });
    });
  }
}

async function bookingOf(
  { database }: Deps,
  { kind, id }: ProviderObjectRef,
  found: OfPayment | null,
): Promise<string | null> {
  const intentId = found?.paymentIntentId ?? null;
  const named = found?.bookingId ? await findBooking(database, found.bookingId) : null;
  const payment = intentId === null ? null : await findPaymentByIntent(database, intentId);
  const bookingId = named?.id ?? payment?.booking_id ?? null;
  if (bookingId === null) {
    const details = { kind, payment: intentId };
    await insertPaymentCase(database, { kind: 'unknown_payment', reference: id, bookingId, details });
  }
  return bookingId;
}

/**
 * Takes over how one of a booking's refunds stands at the provider. One made by hand that failed has given nothing back:
 * cancelling gives that back again, as if nobody had tried. One of ours is a person's to make good, and stays in what the
 * renter was promised. False when it is none that we know. The caller has locked the booking.
 */
async function syncRefund(
  deps: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  { booking, refund: reported }: { booking: BookingRow; refund: ProviderRefund },
): Promise<boolean> {
  const applied = await applyRefund(deps, transaction, reported);
  if (applied === null) return false;
  const { refund, hasJustFailed } = applied;
  if (hasJustFailed && refund.reason === 'manual') await reverseManualRefund(transaction, booking, refund);
  return true;
}

/** What it was to make good of another refund is owed again, and was never taken off the total. */
async function reverseManualRefund(
  transaction: Transaction<DB>,
  booking: BookingRow,
  refund: RefundRow,
): Promise<void> {
  const { payment_id: paymentId } = refund;
  const freedMinor = releaseCompensation(await findPaymentDue(transaction, paymentId));
  if (freedMinor > 0) await lowerMakesGood(transaction, paymentId, freedMinor);
  const ofTotalMinor = refund.amount_minor - refund.makes_good_minor;
  const givenMinor = (booking.refund_minor ?? 0) - ofTotalMinor + freedMinor;
  await updateBooking(transaction, booking.id, { refund_minor: givenMinor > 0 ? givenMinor : null });
}
