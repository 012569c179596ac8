import { randomUUID } from 'node:crypto';
import { proposeReplacement } from '@nolo/api/bookings/replacements/propose-replacement.ts';
import type { Deps } from '@nolo/api/deps.ts';
import { createMember } from './member.ts';

/** A manager of the booking's company proposes another car for it. */
export async function proposeCar(
  deps: Pick<Deps, 'clock' | 'database' | 'jobs'>,
  bookingId: string,
  carId: number,
): Promise<void> {
  const { company_id: companyId } = await deps.database
    .selectFrom('booking')
    .select('company_id')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const { accountId } = await createMember(deps.database, 'manager', { companyId });
  const caller = { kind: 'member', accountId, sessionId: randomUUID(), companyId } as const;
  await proposeReplacement(deps, caller, { id: bookingId, carId });
}
