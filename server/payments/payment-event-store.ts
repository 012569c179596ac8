import type { Connection } from '../platform/database.ts';

/** Remembers an event; false when it was handled before. */
export async function insertPaymentEvent(
  connection: Connection,
  event: { id: string; type: string },
): Promise<boolean> {
  const row = await connection
    .insertInto('webhook_event')
    .values({ id: event.id, type: event.type })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
