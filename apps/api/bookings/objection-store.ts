import type { Connection } from '@nolo/db/database.ts';

type Objection = { bookingId: string; accountId: string; text: string; at: Date };

/** Keeps what a renter says against a no-show; false when they have objected before. */
export async function insertObjection(
  connection: Connection,
  { bookingId, accountId, text, at }: Objection,
): Promise<boolean> {
  const row = await connection
    .insertInto('no_show_objection')
    .values({ booking_id: bookingId, account_id: accountId, text, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('booking_id')
    .executeTakeFirst();
  return row !== undefined;
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
