import type { BookingStatus } from '../../domain/booking/booking-state.ts';
import type { Connection } from '../platform/database.ts';

/** Remembers an event; false when it was handled before. */
export async function insertWebhookEvent(
  connection: Connection,
  event: { id: string; type: string },
): Promise<boolean> {
  const row = await connection
    .insertInto('webhook_event')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findBookingIdBySession(
  connection: Connection,
  sessionId: string,
): Promise<string | null> {
  const row = await connection
    .selectFrom('booking')
    .select('id')
    .where('checkout_session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The renter's own booking of a payment page; null for anybody else's. */
export async function findOwnBookingBySession(
  connection: Connection,
  accountId: string,
  sessionId: string,
): Promise<{ id: string; companyId: number; status: BookingStatus } | null> {
  const row = await connection
    .selectFrom('booking')
    .select(['id', 'company_id', 'status'])
    .where('checkout_session_id', '=', sessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? { id: row.id, companyId: row.company_id, status: row.status as BookingStatus } : null;
}
