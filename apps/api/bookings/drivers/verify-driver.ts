import type { Driver } from '@nolo/contract/drivers.ts';
import { checkDrivers, driverName } from '@nolo/domain/booking/additional-drivers.ts';
import type { Deps } from '../../deps.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { findValidatedDriver, saveDriver } from './driver-store.ts';
import { guardDriverAddress, refusedDriver } from './guard-driver-address.ts';

/**
 * Whether somebody can be an additional driver; null when no validated account has the address. `drivers` are those
 * added already.
 * @throws AppError booking.driver_own, booking.driver_twice, booking.too_many_drivers, request.too_many
 */
export async function verifyDriver(
  deps: Deps,
  { accountId }: RenterCaller,
  { email, drivers }: { email: string; drivers: readonly string[] },
): Promise<Driver | null> {
  await guardDriverAddress(deps, { accountId, email });
  const now = deps.clock.now();
  const named = await inTransaction(deps.database, async (transaction) => {
    const found = await findValidatedDriver(transaction, email);
    if (found === null) return null;
    const id = await saveDriver(transaction, { accountId, driverId: found.accountId, at: now });
    return { id, name: driverName(found.firstName, found.lastName) };
  });
  const problem = named && checkDrivers([...drivers, named.id]);
  if (problem) throw refusedDriver(problem);
  return named;
}
