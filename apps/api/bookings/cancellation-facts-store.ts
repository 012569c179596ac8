import { sql } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';
import type { CancellationFacts } from './cancellation-terms.ts';

/** What the end of `booking` depends on beside its own row. */
export const cancellationFacts = sql<CancellationFacts>`json_build_object(
  'hasReplacement', EXISTS (SELECT FROM replacement
    WHERE replacement.booking_id = booking.id AND replacement.status = 'proposed'))`;

export async function findCancellationFacts(
  connection: Connection,
  bookingId: string,
): Promise<CancellationFacts> {
  const { facts } = await connection
    .selectFrom('booking')
    .select(cancellationFacts.as('facts'))
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return facts;
}
