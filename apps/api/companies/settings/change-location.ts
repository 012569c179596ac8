import type { CallParsed } from '@nolo/contract/endpoint.ts';
import type { changeLocation as call } from '@nolo/contract/business/company.ts';
import { auditChange, type AuditState } from '@nolo/domain/account/audit-actions.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { lockCompany } from '../company-store.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { isNameTaken, listLocations, moveCars, updateLocation } from './settings-store.ts';

type Location = CallParsed<typeof call>['body'];

/**
 * Changes a location, or closes it. Cars that stand there move with it; bookings keep the place that was agreed.
 * @throws AppError `location.not_found`, `location.name_taken`, `location.has_cars` when a closed one would strand cars
 */
export async function changeLocation(
  { clock, database }: Deps,
  caller: MemberCaller,
  { id, ...location }: Location & { id: number },
): Promise<void> {
  const { companyId } = caller;
  await inTransaction(database, async (transaction) => {
    await lockCompany(transaction, companyId);
    const before = (await listLocations(transaction, companyId)).find((one) => one.id === id);
    if (before === undefined) throw new AppError('location.not_found');
    if (!location.is_active && before.cars > 0) throw new AppError('location.has_cars');
    const { city, name } = location;
    if (await isNameTaken(transaction, { companyId, id, city, name }))
      throw new AppError('location.name_taken');
    await updateLocation(
      transaction,
      { companyId, id },
      {
        ...location,
        directions: location.directions && JSON.stringify(location.directions),
      },
    );
    await moveCars(transaction, { companyId, id }, location);
    const change = auditChange(toldOf(before), toldOf(location));
    await insertAuditEvent(transaction, caller, {
      action: 'location_changed',
      object: `${before.name}, ${before.city}`,
      at: clock.now(),
      ...(change && { change }),
    });
  });
}

const toldOf = ({ name, city, street, zip, email, phone, is_active }: Location): AuditState => ({
  name,
  city,
  street,
  zip,
  email,
  phone,
  is_active,
});
