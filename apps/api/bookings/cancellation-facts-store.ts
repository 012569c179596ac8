import { sql } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';
import { OPEN_DISPUTE } from '../payments/dispute-store.ts';
import type { CancellationFacts } from './cancellation-terms.ts';

/** What the end of `booking` depends on beside its own row. */
export const cancellationFacts = sql<CancellationFacts>`json_build_object(
  'hasReplacement', EXISTS (SELECT FROM replacement
    WHERE replacement.booking_id = booking.id AND replacement.status = 'proposed'),
  'withBankMinor', (SELECT coalesce(sum(dispute.amount_minor), 0) FROM dispute
      WHERE dispute.booking_id = booking.id AND ${OPEN_DISPUTE})
    + (SELECT coalesce(sum(lost.amount_minor), 0) FROM ledger_entry AS lost
      WHERE lost.booking_id = booking.id AND lost.kind = 'dispute_lost' AND lost.account = 'renter'))`;

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
