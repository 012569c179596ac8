import type { checkDrivers } from '@nolo/domain/booking/additional-drivers.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { consumeAttempt } from '../../platform/attempts.ts';
import { isOwnAddress } from './driver-store.ts';

/** Whoever names more addresses than this wants to know who has an account, or to have us write to strangers. */
const CHECKS = { kind: 'driver', max: 30, minutes: 60 } as const;

/**
 * Counts an address that a renter names, to check or to invite it.
 * @throws AppError booking.driver_own, request.too_many
 */
export async function guardDriverAddress(
  { clock, config, database }: Pick<Deps, 'clock' | 'config' | 'database'>,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> {
  const limit = { ...CHECKS, key: accountId, max: CHECKS.max * config.RATE_LIMIT_FACTOR };
  if (!(await consumeAttempt(database, limit, clock.now()))) throw new AppError('request.too_many');
  // Nobody whose documents are still being checked is asked to sign up.
  if (await isOwnAddress(database, { accountId, email })) throw refusedDriver('booking.driver_own');
}

export function refusedDriver(
  code: 'booking.driver_own' | NonNullable<ReturnType<typeof checkDrivers>>,
): AppError {
  return new AppError(code, { fields: { email: code } });
}
