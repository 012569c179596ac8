import type { Transaction } from 'kysely';
import { can } from '@nolo/domain/booking/booking-state.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import type { Deps } from '../../deps.ts';
import { deleteHolds } from '../../calendar/out-hold-store.ts';
import { lockBooking, type BookingRow } from '../booking-store.ts';
import { endNotProvided } from '../end-not-provided.ts';
import { mailReplacementEnded } from '../mails/mail-booking-ended.ts';
import { lockOpenReplacement, decideOn, type OpenReplacement } from './replacement-store.ts';

/**
 * Ends a proposal that nobody has answered in time, and its booking with it (docs/specification/states.md 6). From the
 * pickup on only the proposal: whoever picked the booked car up all the same keeps it. Runs again without harm.
 */
export async function endReplacement(
  deps: Pick<Deps, 'clock' | 'database' | 'jobs'>,
  { bookingId }: { bookingId: string },
): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const booking = await lockBooking(transaction, bookingId);
    const proposed = await lockOpenReplacement(transaction, bookingId);
    if (booking === null || proposed === null || deps.clock.now() < proposed.answerUntil) return;
    const isUnderWay = deps.clock.now() >= booking.starts_at || !can(booking.status, 'refuse_replacement');
    if (isUnderWay) {
      await withdrawReplacement(deps, transaction, bookingId);
      return;
    }
    await endWithReplacement(deps, transaction, booking, { proposed, status: 'unanswered' });
  });
}

/**
 * The renter does not take the proposed car: both cars are free, everything comes back, and the company, which could
 * not provide what was booked, owes the commission (docs/specification/states.md 6).
 */
export async function endWithReplacement(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  booking: BookingRow,
  { proposed, status }: { proposed: OpenReplacement; status: 'refused' | 'unanswered' },
): Promise<void> {
  const at = deps.clock.now();
  await decideOn(transaction, proposed.id, { status, at });
  await deleteHolds(transaction, { replacement_id: proposed.id }, at);
  const end = { reason: `replacement_${status}`, reference: proposed.id } as const;
  await endNotProvided(deps, transaction, booking, end);
  await mailReplacementEnded(deps, transaction, booking, { replacementId: proposed.id, status });
}

/** The booking has ended before the renter decided: the proposed car is free again. */
export async function withdrawReplacement(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  bookingId: string,
): Promise<void> {
  const open = await lockOpenReplacement(transaction, bookingId);
  if (open === null) return;
  const at = clock.now();
  await decideOn(transaction, open.id, { status: 'withdrawn', at });
  await deleteHolds(transaction, { replacement_id: open.id }, at);
}
