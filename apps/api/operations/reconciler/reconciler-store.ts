import { sql } from 'kysely';
import type { Connection, Database } from '@nolo/db/database.ts';

/** One run at a time, however many processes there are: 'nolo sweep' as a number. */
const LOCK = 7_316_000;

/** A machine that vanished in the middle, or a process that stands still, keeps the others waiting no longer. */
const ALONE_FOR_MS = 120_000;

/**
 * Runs the work in one process alone; elsewhere it does nothing. Whoever takes longer is overtaken, which does no harm:
 * the database ends a transaction that stands idle for so long, and the lock with it. The transaction itself writes nothing:
 * how the work ends is all that matters.
 */
export async function withAdvisoryLock(
  database: Database,
  work: () => Promise<void>,
  aloneForMs: number = ALONE_FOR_MS,
): Promise<void> {
  const under: { way: Promise<void> | null } = { way: null };
  const alone = database.transaction().execute(async (transaction) => {
    const limit = `${aloneForMs}ms`;
    await sql`SELECT set_config('idle_in_transaction_session_timeout', ${limit}, true)`.execute(transaction);
    const { rows } = await sql<{ mine: boolean }>`SELECT pg_try_advisory_xact_lock(${LOCK}) AS mine`.execute(
      transaction,
    );
    if (rows[0]?.mine === true) await (under.way = work());
  });
  await alone.catch(async (error: unknown) => {
    if (under.way === null) throw error;
    await under.way;
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

/** Background work that was given up after all its tries; without the sealed address of somebody who has left. */
export async function listGivenUpJobs(
  connection: Connection,
): Promise<{ id: string; name: string; data: Record<string, string> }[]> {
  const { rows } = await sql<{ id: string; name: string; data: Record<string, string> }>`
    SELECT id, name, data #- '{payload,sealedRecipient}' AS data FROM jobs.job
    WHERE state = 'failed' AND name NOT LIKE '\\_\\_pgboss%'
      AND NOT EXISTS (
        SELECT FROM payment_case WHERE kind = 'job_given_up' AND reference = job.id::text
      )`.execute(connection);
  return rows;
}

/** Until when the provider's events have been looked through; null: never. */
export async function findEventCursor(connection: Connection): Promise<Date | null> {
  const row = await connection.selectFrom('provider_event_cursor').select('read_until').executeTakeFirst();
  return row?.read_until ?? null;
}

export async function saveEventCursor(connection: Connection, read_until: Date): Promise<void> {
  await connection
    .insertInto('provider_event_cursor')
    .values({ read_until })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ read_until }))
    .execute();
}

/** Cases that nobody has been told of; from now on they count as told. */
export async function announcePaymentCases(connection: Connection, now: Date) {
  return connection
    .updateTable('payment_case')
    .set({ announced_at: now })
    .where('announced_at', 'is', null)
    .returning(['id', 'kind', 'reference', 'booking_id'])
    .execute();
}

/** Days from one on that were compared with the provider; the reconciler compares none before its end. */
export async function listComparedDays(connection: Connection, from: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT day FROM reconciliation WHERE day >= ${from}::date ORDER BY day`.execute(connection);
  return rows.map(({ day }) => day);
}
