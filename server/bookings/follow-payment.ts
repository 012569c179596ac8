import type { Deps } from '../deps.ts';
import { applyRefund } from '../payments/apply-refund.ts';
import { insertFinding } from '../payments/finding-store.ts';
import type { FollowedObject, ProviderRefund } from '../payments/payment-gateway.ts';
import { recordDispute } from '../payments/record-dispute.ts';
import { recordFraudWarning } from '../payments/record-fraud-warning.ts';
import { inTransaction } from '../platform/database.ts';
import { findBookingIdByIntent, lockBooking } from './booking-store.ts';
import { recordHandRefund } from './record-hand-refund.ts';

/**
 * Takes over how a refund, a dispute or a fraud warning stands at the provider now; the event that named it may be
 * older. Runs again without harm. One whose payment is none of ours is kept for a person to look at.
 */
export async function followPayment(deps: Deps, { kind, id }: FollowedObject): Promise<void> {
  if (kind === 'refund') return followRefund(deps, await deps.payments.findRefund(id), id);
  if (kind === 'dispute') {
    const dispute = await deps.payments.findDispute(id);
    const bookingId = await bookingOf(deps, kind, id, dispute?.paymentIntentId);
    if (dispute && bookingId !== null) await recordDispute(deps, { dispute, bookingId });
    return;
  }
  const warning = await deps.payments.findFraudWarning(id);
  const bookingId = await bookingOf(deps, kind, id, warning?.paymentIntentId);
  if (warning && bookingId !== null) await recordFraudWarning(deps, { warning, bookingId });
}

async function followRefund(deps: Deps, refund: ProviderRefund | null, id: string): Promise<void> {
  const bookingId = await bookingOf(deps, 'refund', id, refund?.paymentIntentId);
  if (refund === null || bookingId === null) return;
  await inTransaction(deps.database, async (transaction) => {
    const booking = await lockBooking(transaction, bookingId);
    if (booking === null || (await applyRefund(deps, transaction, refund))) return;
    await recordHandRefund(deps, transaction, { booking, refund });
  });
}

async function bookingOf(
  { database }: Deps,
  kind: string,
  id: string,
  intentId: string | null | undefined,
): Promise<string | null> {
  const bookingId = intentId ? await findBookingIdByIntent(database, intentId) : null;
  if (bookingId === null) {
    const details = { kind, payment: intentId ?? null };
    await insertFinding(database, { kind: 'unknown_payment', reference: id, bookingId, details });
  }
  return bookingId;
}
