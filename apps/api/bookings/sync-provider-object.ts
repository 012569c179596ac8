import type { Deps } from '../deps.ts';
import { insertPaymentCase } from '../payments/payment-case-store.ts';
import type { ProviderObjectRef, OfPayment, ProviderRefund } from '../payments/payment-gateway.ts';
import { findPaymentByIntent } from '../payments/payment-store.ts';
import { recordDispute } from '../payments/record-dispute.ts';
import { recordFraudWarning } from '../payments/record-fraud-warning.ts';
import { listStandingRefunds } from '../payments/refund-store.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { noteUnfunded } from './end-unfunded-booking.ts';
import { findBooking, lockBooking } from './booking-store.ts';
import { recordManualRefund } from './record-manual-refund.ts';
import { settleWonDispute } from './settle-won-dispute.ts';
import { syncRefund } from './sync-refund.ts';

/**
 * Takes over how a refund, a dispute or a fraud warning stands at the provider now; the event that named it may be
 * older. Runs again without harm. One whose payment is none of ours is kept for a person to look at.
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
