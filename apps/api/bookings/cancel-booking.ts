import type { Transaction } from 'kysely';
import { transition } from '@nolo/domain/booking/booking-state.ts';
import type { CancellationTerms } from '@nolo/domain/cancellation/cancellation.ts';
import { ledgerForCommissionKept } from '@nolo/domain/commission/ledger.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import { deleteHolds } from '../calendar/out-hold-store.ts';
import { insertLedgerTransaction } from '../payments/ledger-store.ts';
import { refundBooking } from '../payments/request-refund.ts';
import { AppError } from '../platform/app-error.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { showsCompany } from '../platform/request-website.ts';
import { mailBookingCancelled } from './mails/mail-booking-ended.ts';
import { lockBooking, updateBooking, findCancellationFacts, type BookingRow } from './booking-store.ts';
import { termsOf } from './cancellation-terms.ts';
import { withdrawWaiting } from './amendments/apply-amendment.ts';
import { closeCheckoutLater } from './unpaid-booking.ts';
import { endWithReplacement } from './replacements/end-replacement.ts';
import { lockOpenReplacement } from './replacements/replacement-store.ts';

/**
 * Cancels a renter's own booking: the car is free at once, the refund the terms promise is on its way, and the
 * renter has a mail about it. Errors: 404 for anybody else's booking and on
 * another tenant's website, 409 when already cancelled or too late.
 */
export async function cancelBooking(
  deps: Deps,
  { accountId, website }: RenterCaller,
  { bookingId }: { bookingId: string },
): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const booking = await lockBooking(transaction, bookingId);
    if (booking?.account_id !== accountId || !showsCompany(website, booking.company_id)) {
      throw new AppError('booking.not_found');
    }
    if (booking.status === 'CANCELLED') throw new AppError('booking.already_cancelled');
    await cancelLockedBooking(deps, transaction, booking);
  });
}

/**
 * The same inside a transaction of the caller's, which holds the booking's lock; tells what came of it. Whoever leaves while
 * the company proposes another car has refused it. What the renter's bank has given back, or decides about, is neither
 * refunded nor kept (`settle-won-dispute.ts`).
 * @throws AppError `booking.pickup_passed`, `booking.not_cancellable`
 */
export async function cancelLockedBooking(
  deps: Deps,
  transaction: Transaction<DB>,
  booking: BookingRow,
): Promise<CancellationTerms> {
  const now = deps.clock.now();
  const proposed = await lockOpenReplacement(transaction, booking.id);
  const terms = termsOf(booking, now, await findCancellationFacts(transaction, booking.id));
  const status = transition(booking.status, 'cancel');
  if (terms.reason === 'pickup_passed') throw new AppError('booking.pickup_passed');
  if (!terms.allowed || status === null) throw new AppError('booking.not_cancellable');
  if (proposed !== null) {
    const isLate = proposed.answerUntil <= now;
    const refusal = { proposed, status: isLate ? 'unanswered' : 'refused' } as const;
    await endWithReplacement(deps, transaction, booking, refusal);
    return terms;
  }
  await deleteHolds(transaction, { booking_id: booking.id }, now);
  await withdrawWaiting(deps, transaction, booking.id);
  await updateBooking(transaction, booking.id, {
    status,
    cancelled_at: now,
    cancel_reason: 'renter',
    refund_minor: (booking.refund_minor ?? 0) + terms.refundMinor,
  });
  if (booking.paid_at !== null) await settle(deps, transaction, booking, terms);
  else await closeCheckoutLater(deps, transaction, { bookingId: booking.id, amendmentId: null });
  if (terms.reason !== 'not_allowed') {
    await mailBookingCancelled(deps, transaction, booking, { ...terms, reason: terms.reason });
  }
  return terms;
}

/** Refunds what is still held for the renter, less the commission when it is late. */
async function settle(
  deps: Deps,
  transaction: Transaction<DB>,
  booking: BookingRow,
  terms: CancellationTerms,
): Promise<void> {
  await insertLedgerTransaction(transaction, {
    bookingId: booking.id,
    kind: 'cancellation',
    reference: booking.id,
    at: deps.clock.now(),
    entries: ledgerForCommissionKept(terms.commissionKeptMinor),
  });
  const { refundMinor: amountMinor } = terms;
  await refundBooking(deps, transaction, { bookingId: booking.id, amountMinor, reason: 'cancelled' });
}
