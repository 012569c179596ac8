import { sql } from 'kysely';
import type { Connection, Database } from '../platform/database.ts';

/** One sweep at a time, however many processes there are: 'nolo sweep' as a number. */
const LOCK = 7_316_000;

/** Runs the work in one process alone; elsewhere it does nothing. */
export async function aloneAmongAll(database: Database, work: () => Promise<void>): Promise<void> {
  await database.connection().execute(async (connection) => {
    const { rows } = await sql<{ mine: boolean }>`SELECT pg_try_advisory_lock(${LOCK}) AS mine`.execute(
      connection,
    );
    if (rows[0]?.mine !== true) return;
    try {
      await work();
    } finally {
      await sql`SELECT pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
}

/** Bookings whose half hour was over before a moment, and that still keep their car. */
export async function listOverdueBookings(connection: Connection, before: Date): Promise<string[]> {
  const rows = await connection
    .selectFrom('booking')
    .select('id')
    .where('status', '=', 'PENDING')
    .where('expires_at', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}

/** Messages that wait since before a moment without a job that will send them. */
export async function listForgottenMails(connection: Connection, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT mail.id FROM mail
    WHERE mail.sent_at IS NULL AND mail.created_at < ${before}
      AND NOT EXISTS (
        SELECT FROM jobs.job
        WHERE job.name = 'send-mail' AND job.state IN ('created', 'retry', 'active')
          AND job.data ->> 'mailId' = mail.id::text
      )`.execute(connection);
  return rows.map(({ id }) => id);
}

/** Background work that was given up after all its tries. */
export async function listGivenUpJobs(
  connection: Connection,
): Promise<{ id: string; name: string; data: Record<string, string> }[]> {
  const { rows } = await sql<{ id: string; name: string; data: Record<string, string> }>`
    SELECT id, name, data FROM jobs.job
    WHERE state = 'failed' AND name NOT LIKE '\\_\\_pgboss%'
      AND NOT EXISTS (
        SELECT FROM payment_finding WHERE kind = 'job_given_up' AND reference = job.id::text
      )`.execute(connection);
  return rows;
}

/** Until when the provider's events have been looked through; null: never. */
export async function findSweptTo(connection: Connection): Promise<Date | null> {
  const row = await connection.selectFrom('payment_sweep').select('swept_to').executeTakeFirst();
  return row?.swept_to ?? null;
}

export async function saveSweptTo(connection: Connection, swept_to: Date): Promise<void> {
  await connection
    .insertInto('payment_sweep')
    .values({ swept_to })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ swept_to }))
    .execute();
}

/** Findings that nobody has been told of; from now on they count as told. */
export async function announceFindings(connection: Connection, now: Date) {
  return connection
    .updateTable('payment_finding')
    .set({ announced_at: now })
    .where('announced_at', 'is', null)
    .returning(['id', 'kind', 'reference', 'booking_id'])
    .execute();
}

/** Whether a day's comparison with the provider has been made. */
export async function isReconciled(connection: Connection, day: string): Promise<boolean> {
  const row = await connection
    .selectFrom('reconciliation')
    .select('day')
    .where('day', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}
