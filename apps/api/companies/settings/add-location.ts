import type { CallParsed } from '@nolo/contract/endpoint.ts';
import type { addLocation as call } from '@nolo/contract/business/company.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { insertLocation } from './settings-store.ts';

/**
 * Adds a location where the company hands cars over.
 * @throws AppError `location.name_taken`
 */
export async function addLocation(
  { clock, database }: Deps,
  caller: MemberCaller,
  location: CallParsed<typeof call>['body'],
): Promise<{ id: number }> {
  const { companyId } = caller;
  return inTransaction(database, async (transaction) => {
    const id = await insertLocation(transaction, {
      ...location,
      directions: location.directions && JSON.stringify(location.directions),
      company_id: companyId,
    });
    if (id === null) throw new AppError('location.name_taken');
    const object = `${location.name}, ${location.city}`;
    await insertAuditEvent(transaction, caller, { action: 'location_added', object, at: clock.now() });
    return { id };
  });
}
