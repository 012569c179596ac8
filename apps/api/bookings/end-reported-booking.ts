import type { Transaction } from 'kysely';
import { can } from '@nolo/domain/booking/booking-state.ts';
import { notProvidedReason, objectionUntil } from '@nolo/domain/cancellation/company-endings.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import { withdrawWaiting } from './amendments/apply-amendment.ts';
import { lockBooking, type BookingRow } from './booking-store.ts';
import { endNotProvided } from './end-not-provided.ts';
import { findHandoverReport } from './handover-report-store.ts';
import { mailCompany } from './mails/booking-mail.ts';
import { withdrawReplacement } from './replacements/end-replacement.ts';

/**
 * Ends a booking whose renter was not given the car, its company having said nothing against it in time
 * (docs/specification/states.md 5). Runs again without harm.
 */
export async function endReportedBooking(deps: Deps, { bookingId }: { bookingId: string }): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const booking = await lockBooking(transaction, bookingId);
    const report = await findHandoverReport(transaction, bookingId);
    if (booking === null || report === null || report.objected_at !== null) return;
    const isOver = deps.clock.now() >= objectionUntil(report.reported_at);
    // Somebody has ended it meanwhile, or handed the car over after all.
    if (!isOver || !can(booking.status, 'not_provide')) return;
    await endWithoutHandover(deps, transaction, booking, 'not_handed_over_unanswered');
  });
}

/** Takes back what still waits for the renter, ends the booking and tells both. The caller holds the booking's lock. */
export async function endWithoutHandover(
  deps: Deps,
  transaction: Transaction<DB>,
  booking: BookingRow,
  news: 'not_provided' | 'not_handed_over_unanswered',
): Promise<void> {
  const { id } = booking;
  await withdrawReplacement(deps, transaction, id);
  await withdrawWaiting(deps, transaction, id);
  const reason = notProvidedReason(booking.starts_at, deps.clock.now());
  await endNotProvided(deps, transaction, booking, { reason, reference: id });
  await mailCompany(deps, transaction, booking, { news, key: id });
}
