import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { insertIssue } from '@nolo/api/bookings/issues/issue-store.ts';
import type { Deps } from '@nolo/api/deps.ts';
import type { Issue } from '@nolo/db/database-types.ts';
import { testNow } from '../setup/test-day.ts';

type Values = Partial<Insertable<Issue>> & { bookingId: string };

/** What the renter of a booking has reported on it. */
export async function createIssue(
  { database }: Pick<Deps, 'database'>,
  { bookingId, ...values }: Values,
): Promise<{ bookingId: string; id: string }> {
  const { account_id } = await database
    .selectFrom('booking')
    .select('account_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const { id } = await insertIssue(database, {
    booking_id: bookingId,
    id: randomUUID(),
    account_id,
    description: 'A scratch',
    created_at: testNow(),
    ...values,
  });
  return { bookingId, id };
}
