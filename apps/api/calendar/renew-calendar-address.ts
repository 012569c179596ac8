import { randomUUID } from 'node:crypto';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { newToken } from '../platform/tokens.ts';
import { findCalendarCar } from './calendar-store.ts';
import { saveCalendarAddress } from './feed-store.ts';
import { calendarAddress } from './show-feeds.ts';

/**
 * Makes a new address at which others read when a car is let; the one before is worth nothing then.
 * @throws AppError `car.not_found`
 */
export async function renewCalendarAddress(
  { clock, config, database, vault }: Deps,
  caller: MemberCaller,
  { carId }: { carId: number },
): Promise<{ address: string }> {
  const { companyId } = caller;
  const at = clock.now();
  const { token, hash } = newToken();
  const id = randomUUID();
  await inTransaction(database, async (transaction) => {
    const car = await findCalendarCar(transaction, { companyId, carId });
    if (car === null) throw new AppError('car.not_found');
    const sealed = vault.seal('calendar_address.token', id, token);
    await saveCalendarAddress(transaction, { id, companyId, carId, hash, sealed, at });
    await insertAuditEvent(transaction, caller, { action: 'calendar_address_renewed', object: car, at });
  });
  return { address: calendarAddress(config, token) };
}
