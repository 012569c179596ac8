import { checkDrivers, type DriversProblem } from '@nolo/domain/booking/additional-drivers.ts';
import { listNamedDrivers, type NamedDriver } from '../bookings/drivers/driver-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/caller.ts';
import type { Connection } from '@nolo/db/database.ts';

/**
 * The caller's own drivers, still validated; an id of anybody else's names nobody.
 * @throws AppError booking.driver_twice, booking.too_many_drivers, booking.driver_unknown
 */
export async function chosenDrivers(
  connection: Connection,
  { accountId }: Caller,
  ids: readonly string[],
): Promise<NamedDriver[]> {
  const problem = checkDrivers(ids);
  if (problem !== null) throw refused(problem);
  const found = accountId === null ? [] : await listNamedDrivers(connection, accountId, ids);
  if (found.length < ids.length) throw refused('booking.driver_unknown');
  return found;
}

function refused(code: DriversProblem | 'booking.driver_unknown'): AppError {
  return new AppError(code, { fields: { additional_drivers: code } });
}
