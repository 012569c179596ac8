import type { Transaction } from 'kysely';
import type { AmendmentStatus } from '@nolo/domain/booking/booking-amendment.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { showsCompany } from '../../platform/request-website.ts';
import { lockBooking } from '../booking-store.ts';
import { closeCheckoutLater } from '../release-booking.ts';
import {
  deleteAmendmentHolds,
  findWaitingAmendment,
  updateAmendment,
  type AmendmentRow,
} from './amendment-store.ts';

/** The renter keeps the booking as it is. Errors: 404 for anybody else's, 409 when no change waits. */
export async function withdrawAmendment(
  deps: Deps,
  { accountId, website }: RenterCaller,
  { id }: { id: string },
): Promise<void> {
  await inTransaction(deps.database, async (transaction) => {
    const booking = await lockBooking(transaction, id);
    if (booking?.account_id !== accountId || !showsCompany(website, booking.company_id)) {
      throw new AppError('booking.not_found');
    }
    if ((await withdrawWaiting(deps, transaction, id)) === null) {
      throw new AppError('booking.no_change_waiting');
    }
  });
}

/** Gives up the change that waits for its payment, if there is one; tells which. The caller has locked the booking. */
export async function withdrawWaiting(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction<DB>,
  bookingId: string,
): Promise<AmendmentRow | null> {
  const change = await findWaitingAmendment(transaction, bookingId);
  if (change === null) return null;
  const isLate = change.expires_at <= deps.clock.now();
  await endChange(deps, transaction, change, isLate ? 'expired' : 'withdrawn');
  await closeCheckoutLater(deps, transaction, { bookingId, amendmentId: change.id });
  return change;
}

/** What it held beside the booking is free again. */
export async function endChange(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction<DB>,
  { id }: Pick<AmendmentRow, 'id'>,
  status: Extract<AmendmentStatus, 'expired' | 'withdrawn'>,
): Promise<void> {
  await deleteAmendmentHolds(transaction, id);
  await updateAmendment(transaction, id, { status, decided_at: clock.now() });
}
