import { sql, type RawBuilder } from 'kysely';
import type { Retained } from '@nolo/domain/privacy/retention.ts';
import { keysOf } from '@nolo/domain/records.ts';
import type { Connection } from '@nolo/db/database.ts';

type Old = { table: string; where: (before: Date) => RawBuilder<boolean> };
const old = (table: string, where: Old['where']): Old => ({ table, where });

/** Which rows are older than a moment; documents, which have files, stand further down. */
const OLD: Record<
  Exclude<Retained, 'documents' | 'applications' | 'policeReports' | 'reviewOrigins'>,
  readonly Old[]
> = {
  sessions: [old('session', (before) => sql`least(expires_at, revoked_at) < ${before}`)],
  emailTokens: [
    old('email_verification', (before) => sql`expires_at < ${before}`),
    old('password_reset', (before) => sql`expires_at < ${before}`),
    old('booking_link', (before) => sql`expires_at < ${before}`),
    old('document_link', (before) => sql`expires_at < ${before}`),
    old('invitation', (before) => sql`expires_at < ${before}`),
  ],
  knownDevices: [old('known_device', (before) => sql`last_seen_at < ${before}`)],
  attempts: [
    old('attempt', (before) => sql`at < ${before}`),
    old('second_factor', (before) => sql`expires_at < ${before}`),
  ],
  paymentEvents: [old('webhook_event', (before) => sql`received_at < ${before}`)],
  notices: [old('notice', (before) => sql`created_at < ${before}`)],
  readings: [old('document_verification', (before) => sql`created_at < ${before} AND reading IS NOT NULL`)],
  documentAccessLog: [old('document_access_log', (before) => sql`at < ${before}`)],
  contactMessages: [old('contact_message', (before) => sql`created_at < ${before}`)],
  meetings: [old('meeting', (before) => sql`starts_at < ${before}`)],
  unverifiedAccounts: [
    old(
      'account',
      (before) => sql`email_verified_at IS NULL AND deleted_at IS NULL AND created_at < ${before}
        AND NOT EXISTS (SELECT FROM booking WHERE booking.account_id = account.id)
        AND NOT EXISTS (SELECT FROM document_image WHERE document_image.account_id = account.id)`,
    ),
  ],
};
export const PURGED_ROWS = keysOf(OLD);

/** Deletes at most `limit` rows of each table; tells how many went. */
export async function deleteOld(
  connection: Connection,
  what: keyof typeof OLD,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  let count = 0;
  for (const { table, where } of OLD[what]) {
    const { numAffectedRows } = await sql`
      DELETE FROM ${sql.table(table)} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${sql.table(table)} WHERE ${where(before)} LIMIT ${limit} FOR UPDATE SKIP LOCKED
      ))`.execute(connection);
    count += Number(numAffectedRows ?? 0);
  }
  return count;
}

/** Takes old applications that made no company away; tells how many, and under which keys their files lie. */
export async function takeOldApplications(
  connection: Connection,
  { before, limit }: { before: Date; limit: number },
): Promise<{ count: number; keys: string[] }> {
  const { rows } = await sql<{ keys: string[] }>`
    WITH old AS (
      SELECT id FROM application WHERE created_at < ${before} AND company_id IS NULL
      LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ), files AS (
      SELECT old.id, array_remove(array_agg(file_key), NULL) AS keys
      FROM old LEFT JOIN application_event ON application_id = old.id GROUP BY old.id
    )
    DELETE FROM application USING files WHERE application.id = files.id RETURNING files.keys`.execute(
    connection,
  );
  return { count: rows.length, keys: rows.flatMap(({ keys }) => keys) };
}

/** Empties reports to the police of rentals that ended before a moment, and takes away who drove on own ones; tells how many. */
export async function emptyPoliceReports(
  connection: Connection,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const reports = await sql`
    UPDATE police_report SET record = NULL WHERE id IN (
      SELECT police_report.id FROM police_report
      JOIN handover ON handover.id = police_report.handover_id
      LEFT JOIN booking ON booking.id = handover.booking_id
      LEFT JOIN own_rental ON own_rental.id = handover.own_rental_id
      WHERE police_report.record IS NOT NULL AND coalesce(booking.ends_at, own_rental.ends_at) < ${before}
      LIMIT ${limit} FOR UPDATE OF police_report SKIP LOCKED
    )`.execute(connection);
  const drivers = await sql`
    DELETE FROM own_rental_driver WHERE id IN (
      SELECT own_rental_driver.id FROM own_rental_driver
      JOIN own_rental ON own_rental.id = own_rental_driver.own_rental_id
      WHERE own_rental.ends_at < ${before}
      LIMIT ${limit} FOR UPDATE OF own_rental_driver SKIP LOCKED
    )`.execute(connection);
  return Math.max(Number(reports.numAffectedRows ?? 0), Number(drivers.numAffectedRows ?? 0));
}

/** From where reviews were sent; the reviews stay. */
export async function forgetReviewOrigins(
  connection: Connection,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const forgotten = await sql`
    UPDATE review SET address_signature = NULL, browser_signature = NULL WHERE booking_id IN (
      SELECT booking_id FROM review WHERE address_signature IS NOT NULL AND created_at < ${before}
      LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )`.execute(connection);
  return Number(forgotten.numAffectedRows ?? 0);
}

/** Renters whose documents nobody has needed since a moment, locked until the transaction ends. */
export async function lockUnusedDocuments(
  connection: Connection,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM account
    WHERE id IN (SELECT account_id FROM document_image GROUP BY account_id HAVING max(uploaded_at) < ${before})
      AND NOT EXISTS (SELECT FROM booking WHERE booking.account_id = account.id AND ends_at >= ${before})
    ORDER BY id LIMIT ${limit} FOR NO KEY UPDATE`.execute(connection);
  return rows.map(({ id }) => id);
}

/** Whether house was kept on a day. */
export async function isRetentionDone(connection: Connection, day: string): Promise<boolean> {
  const row = await connection
    .selectFrom('retention_run')
    .select('day')
    .where('day', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveRetentionDone(
  connection: Connection,
  day: string,
  finished_at: Date,
): Promise<void> {
  await connection
    .insertInto('retention_run')
    .values({ day, finished_at })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
}
