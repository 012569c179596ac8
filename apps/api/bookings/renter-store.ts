import type { Connection } from '@nolo/db/database.ts';

const COLUMNS = ['id', 'email', 'first_name', 'email_verified_at', 'documents_status'] as const;

/**
 * What decides whether somebody may book; null for an account that is gone. Locked until the transaction ends, so
 * that a renter's reservations are made one after the other and what is counted of them holds.
 */
export async function lockRenterAccount(connection: Connection, accountId: string) {
  const row = await connection
    .selectFrom('account')
    .select(COLUMNS)
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The same lock for whoever acts on a booking. Always taken before the booking's own. */
export async function lockRenter(
  connection: Connection,
  { bookingId }: { bookingId: string },
): Promise<void> {
  await connection
    .selectFrom('account')
    .select('account.id')
    .where('id', '=', (where) =>
      where.selectFrom('booking').select('account_id').where('booking.id', '=', bookingId),
    )
    .forNoKeyUpdate()
    .execute();
}
