import { sql } from 'kysely';
import { evidenceMails, type EvidenceMail } from '@nolo/domain/payment/evidence-mails.ts';
import type { Connection } from '@nolo/db/database.ts';

/** Which mails the renter of a booking was sent, and when; jobs are kept for a month. */
export async function listEvidenceMails(
  connection: Connection,
  bookingId: string,
): Promise<{ kind: EvidenceMail; sent_at: string }[]> {
  const { rows } = await sql<{ kind: EvidenceMail; at: Date }>`
    SELECT data ->> 'template' AS kind, completed_on AS at
    FROM jobs.job
    WHERE name = 'send-mail' AND state = 'completed' AND data ->> 'template' = ANY(${[...evidenceMails]}::text[])
      AND data -> 'payload' ->> 'to' IS DISTINCT FROM 'company'
      AND (data -> 'payload' ->> 'bookingId' = ${bookingId}
        OR data -> 'payload' ->> 'agreementId' IN (SELECT agreement.id::text FROM agreement
          JOIN handover ON handover.id = agreement.handover_id WHERE handover.booking_id = ${bookingId}::uuid)
        OR data -> 'payload' ->> 'amendmentId' IN (
          SELECT id::text FROM booking_amendment WHERE booking_id = ${bookingId}::uuid)
        OR data -> 'payload' ->> 'replacementId' IN (
          SELECT id::text FROM replacement WHERE booking_id = ${bookingId}::uuid))
    ORDER BY completed_on, id`.execute(connection);
  return rows.map(({ kind, at }) => ({ kind, sent_at: at.toISOString() }));
}
