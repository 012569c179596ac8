import { can } from '@nolo/domain/booking/booking-state.ts';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { lockBooking } from '../booking-store.ts';
import { endWithReplacement } from './end-with-replacement.ts';
import { lockOpenReplacement } from './replacement-store.ts';
import { withdrawReplacement } from './withdraw-replacement.ts';

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
