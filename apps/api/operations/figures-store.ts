import { sql } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';

export type Labelled = { label: string; count: number };

async function counted(
  connection: Connection,
  statement: ReturnType<typeof sql<Labelled>>,
): Promise<Labelled[]> {
  const { rows } = await statement.execute(connection);
  return rows;
}

/** Jobs by queue and state, e.g. `send-mail/retry`. */
export function countJobs(connection: Connection): Promise<Labelled[]> {
  return counted(
    connection,
    sql<Labelled>`SELECT name || '/' || state AS label, count(*)::int AS count FROM jobs.job GROUP BY name, state`,
  );
}

export function countBookings(connection: Connection): Promise<Labelled[]> {
  return counted(
    connection,
    sql<Labelled>`SELECT status AS label, count(*)::int AS count FROM booking GROUP BY status`,
  );
}

/** Refunds and disputes by where they stand at the provider, and money matters that wait for a person. */
export function countPayments(connection: Connection): Promise<Labelled[]> {
  return counted(
    connection,
    sql<Labelled>`
      SELECT 'refund/' || status AS label, count(*)::int AS count FROM refund GROUP BY status
      UNION ALL SELECT 'dispute/' || status, count(*)::int FROM dispute GROUP BY status
      UNION ALL SELECT 'case/' || kind, count(*)::int FROM payment_case WHERE resolved_at IS NULL GROUP BY kind
      UNION ALL SELECT 'event', count(*)::int FROM webhook_event`,
  );
}

/** What should be small: work that somebody is waiting for. */
export function countWaiting(connection: Connection, now: Date): Promise<Labelled[]> {
  return counted(
    connection,
    sql<Labelled>`
      SELECT 'refunds' AS label, count(*)::int AS count FROM refund WHERE status = 'requested'
      UNION ALL SELECT 'holds', count(*)::int FROM hold WHERE upper(during) > ${now}`,
  );
}
