import { sql } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';

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

/** Whether the job that an event asked for is there, done or not: the two were written together, or it later. */
export async function hasSyncJob(
  connection: Connection,
  eventId: string,
  objectId: string,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM jobs.job JOIN webhook_event ON webhook_event.id = ${eventId}
    WHERE job.name = 'sync-provider-object' AND job.data ->> 'id' = ${objectId}
      AND job.created_on >= webhook_event.received_at
    LIMIT 1`.execute(connection);
  return rows.length > 0;
}
