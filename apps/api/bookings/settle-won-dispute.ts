import type { Transaction } from 'kysely';
import { isNotProvided } from '@nolo/domain/booking/cancel-reason.ts';
import {
  cancellationTerms,
  lateRefund,
  wholeRefund,
  type CancellationRequest,
} from '@nolo/domain/cancellation/cancellation.ts';
import { ledgerForCommissionKept } from '@nolo/domain/commission/ledger.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import { findBalance, insertLedgerTransaction } from '../payments/ledger-store.ts';
import type { ProviderDispute } from '../payments/payment-gateway.ts';
import { findPaymentByIntent } from '../payments/payment-store.ts';
import { requestRefund } from '../payments/request-refund.ts';
import { updateBooking, findCancellationFacts, type BookingRow } from './booking-store.ts';
import { cancellationRequest } from './cancellation-terms.ts';

/** What goes back and what is kept at the end of a paid booking; null for ends that move no money. */
function settlementOf(reason: BookingRow['cancel_reason'], request: CancellationRequest) {
  if (reason === 'renter') return cancellationTerms(request);
  if (reason === 'no_show') return lateRefund(request);
  return isNotProvided(reason) ? wholeRefund(request) : null;
}

/**
 * A booking was cancelled while its renter's bank held the money, and the bank has decided for us: what was left open is
 * settled on the terms of the moment of cancelling. Heard of again, nothing is left. The caller holds the booking's lock.
 */
export async function settleWonDispute(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  { booking, dispute }: { booking: BookingRow; dispute: ProviderDispute },
): Promise<void> {
  const { id: bookingId, cancelled_at, cancel_reason, paid_at } = booking;
  const { paymentIntentId, status } = dispute;
  if (status !== 'won' || paymentIntentId === null || cancelled_at === null || paid_at === null) return;
  const facts = await findCancellationFacts(transaction, bookingId);
  const terms = settlementOf(cancel_reason, {
    ...cancellationRequest(booking, cancelled_at, facts),
    // As it stood before its end.
    status: 'PAID',
  });
  if (terms === null) return;
  const keptMinor = -(
    (await findBalance(transaction, bookingId, 'commission_revenue')) +
    (await findBalance(transaction, bookingId, 'vat_payable'))
  );
  // What a company owes is earned already.
  const stillKeptMinor = Math.max(0, terms.commissionKeptMinor - keptMinor);
  await insertLedgerTransaction(transaction, {
    bookingId,
    kind: 'cancellation',
    reference: dispute.id,
    at: deps.clock.now(),
    entries: ledgerForCommissionKept(stillKeptMinor),
  });
  const payment = await findPaymentByIntent(transaction, paymentIntentId);
  if (terms.refundMinor === 0 || payment === null) return;
  const isNew = await requestRefund(deps, transaction, {
    bookingId,
    paymentId: payment.id,
    amountMinor: terms.refundMinor,
    reason: 'cancelled',
  });
  if (!isNew) return;
  const refund_minor = (booking.refund_minor ?? 0) + terms.refundMinor;
  await updateBooking(transaction, bookingId, { refund_minor });
}
