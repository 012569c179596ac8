import { AppError } from '../platform/app-error.ts';
import type { Connection } from '@nolo/db/database.ts';

type Objection = { bookingId: string; accountId: string; text: string; at: Date };

/**
 * Whether an objection is one that was made before, as a press repeated sends it.
 * @param before null, undefined: none was made
 * @throws AppError `booking.objection_exists` for other words: nothing that somebody writes is dropped in silence
 */
export function isSameObjection(before: string | null | undefined, text: string): boolean {
  if (before === null || before === undefined) return false;
  if (before !== text) throw new AppError('booking.objection_exists');
  return true;
}

/** Keeps what a renter says against a no-show; the caller has locked the booking, and found that they have not yet. */
export async function insertObjection(
  connection: Connection,
  { bookingId, accountId, text, at }: Objection,
): Promise<void> {
  await connection
    .insertInto('no_show_objection')
    .values({ booking_id: bookingId, account_id: accountId, text, created_at: at })
    .execute();
}

export async function findObjection(
  connection: Connection,
  bookingId: string,
): Promise<{ text: string; at: Date } | null> {
  const row = await connection
    .selectFrom('no_show_objection')
    .select(['text', 'created_at as at'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row ?? null;
}
