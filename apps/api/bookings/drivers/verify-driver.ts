import type { Driver } from '@nolo/contract/drivers.ts';
import { checkDrivers, driverName } from '@nolo/domain/booking/additional-drivers.ts';
import type { Deps } from '../../deps.ts';
import { consumeAttempt } from '../../platform/attempts.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { findValidatedDriver, isOwnAddress, saveDriver } from './driver-store.ts';

/** Whoever names more addresses than this wants to know who has an account. */
const CHECKS = { kind: 'driver', max: 30, minutes: 60 } as const;

/**
 * Whether somebody can be an additional driver; null when no validated account has the address. `drivers` are those
 * added already.
 * @throws AppError booking.driver_own, booking.driver_twice, booking.too_many_drivers, request.too_many
 */
export async function verifyDriver(
  { clock, config, database }: Deps,
  { accountId }: RenterCaller,
  { email, drivers }: { email: string; drivers: readonly string[] },
): Promise<Driver | null> {
  const now = clock.now();
  const limit = { ...CHECKS, key: accountId, max: CHECKS.max * config.RATE_LIMIT_FACTOR };
  if (!(await consumeAttempt(database, limit, now))) throw new AppError('request.too_many');
  // Before the rest: nobody whose documents are still being checked is asked to sign up.
  if (await isOwnAddress(database, { accountId, email })) throw refused('booking.driver_own');
  const named = await inTransaction(database, async (transaction) => {
    const found = await findValidatedDriver(transaction, email);
    if (found === null) return null;
    const id = await saveDriver(transaction, { accountId, driverId: found.accountId, at: now });
    return { id, name: driverName(found.firstName, found.lastName) };
  });
  const problem = named && checkDrivers([...drivers, named.id]);
  if (problem) throw refused(problem);
  return named;
}

function refused(code: 'booking.driver_own' | NonNullable<ReturnType<typeof checkDrivers>>): AppError {
  return new AppError(code, { fields: { email: code } });
}
