import type { Transaction } from 'kysely';
import { hasFailed } from '@nolo/domain/booking/refund-state.ts';
import { ledgerForRefund } from '@nolo/domain/commission/ledger.ts';
import { allocateManualRefund } from '@nolo/domain/payment/allocate-manual-refund.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import { applyRefund } from '../payments/apply-refund.ts';
import { insertPaymentCase } from '../payments/payment-case-store.ts';
import { insertLedgerTransaction } from '../payments/ledger-store.ts';
import type { ProviderRefund } from '../payments/payment-gateway.ts';
import { findPaymentByIntent, insertUnmatched, type PaymentRow } from '../payments/payment-store.ts';
import { takeShareBack } from '../payments/payouts/take-share-back.ts';
import { findPaymentDue, insertRefund, updateRefund } from '../payments/refund-store.ts';
import { updateBooking, type BookingRow } from './booking-store.ts';

/**
 * A refund made by hand at the provider, of the whole or a part, reaches booking and ledger; so does a second one that the
 * provider made for one of ours, late. The booking stays as it is; cancelling it afterwards gives back the rest. What makes
 * good a failed refund is not counted a second time (docs/decisions/0023).
 */
export async function recordManualRefund(
  deps: Deps,
  transaction: Transaction<DB>,
  { booking, refund }: { booking: BookingRow; refund: ProviderRefund },
): Promise<void> {
  // A refund that failed before it was known has moved no money.
  if (refund.paymentIntentId === null || hasFailed(refund.status)) return;
  const at = deps.clock.now();
  const payment = await paymentOf(transaction, booking, { intentId: refund.paymentIntentId, at });
  const makesGoodMinor = allocateManualRefund(
    refund.amountMinor,
    await findPaymentDue(transaction, payment.id),
  );
  const id = await insertRefund(transaction, {
    bookingId: booking.id,
    paymentId: payment.id,
    at,
    amountMinor: refund.amountMinor,
    reason: 'manual',
    makesGoodMinor,
  });
  if (id === null) return;
  await updateRefund(transaction, id, { status: 'pending', provider_refund_id: refund.id });
  if (refund.refundId !== null) await noteSecondRefund(transaction, booking, refund);
  await insertLedgerTransaction(transaction, {
    bookingId: booking.id,
    kind: 'manual_refund',
    reference: id,
    at,
    entries: ledgerForRefund(refund.amountMinor),
  });
  const ofTotalMinor = refund.amountMinor - makesGoodMinor;
  if (ofTotalMinor > 0) {
    await updateBooking(transaction, booking.id, {
      refund_minor: (booking.refund_minor ?? 0) + ofTotalMinor,
    });
    await takeShareBack(deps, transaction, {
      bookingId: booking.id,
      returnedMinor: ofTotalMinor,
      borneBy: 'renter',
      reference: id,
    });
  }
  await applyRefund(deps, transaction, refund);
}

/** A refund may be heard of before its payment. */
async function paymentOf(
  transaction: Transaction<DB>,
  { id: bookingId, currency }: BookingRow,
  { intentId, at }: { intentId: string; at: Date },
): Promise<PaymentRow> {
  const found = await findPaymentByIntent(transaction, intentId);
  return found ?? insertUnmatched(transaction, { bookingId, amendmentId: null, intentId, currency, at });
}

/** Opens a payment case: a person has to check whether the renter was refunded too much. */
async function noteSecondRefund(
  transaction: Transaction<DB>,
  { id: bookingId }: BookingRow,
  { id: reference, amountMinor }: ProviderRefund,
): Promise<void> {
  const details = { what: 'refund_made_twice', provider: -amountMinor, ours: 0 };
  await insertPaymentCase(transaction, { kind: 'difference', reference, bookingId, details });
}
