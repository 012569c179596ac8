import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import { resetAttempts, consumeAttempt } from '../platform/attempts.ts';
import { verifyPassword } from '../platform/passwords.ts';
import { findPasswordHash } from './account-store.ts';

const GUESSES = { kind: 'password', max: 10, minutes: 15 } as const;

/**
 * Holds a `current_password` against the account's: what changes who can log in asks for it once more.
 * @throws AppError `account.password_wrong`, `request.too_many`
 */
export async function confirmPassword(
  { clock, config, database }: Pick<Deps, 'clock' | 'config' | 'database'>,
  accountId: string,
  password: string,
): Promise<void> {
  const limit = { ...GUESSES, key: accountId, max: GUESSES.max * config.RATE_LIMIT_FACTOR };
  if (!(await consumeAttempt(database, limit, clock.now()))) {
    throw new AppError('request.too_many', { retryAfterSeconds: limit.minutes * 60 });
  }
  if (!(await verifyPassword(await findPasswordHash(database, accountId), password))) {
    throw new AppError('account.password_wrong', { fields: { current_password: 'account.password_wrong' } });
  }
  await resetAttempts(database, limit.kind, limit.key);
}
