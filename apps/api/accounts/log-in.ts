import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { logInBody, User } from '@nolo/contract/accounts.ts';
import { LOG_IN_GUESS_MINUTES } from '@nolo/domain/account/account-limits.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import { resetAttempts, consumeAttempt, type AttemptLimit } from '../platform/attempts.ts';
import type { Caller } from '../platform/caller.ts';
import { hashPassword, verifyPassword } from '../platform/passwords.ts';
import { hashToken } from '../platform/tokens.ts';
import { findCredentials, type Credentials } from './account-store.ts';
import { isKnownDevice } from './device-store.ts';
import { openSession, type Device, type OpenedSession } from './open-session.ts';
import { sendVerification } from './send-verification.ts';

/** Compared with when the address is unknown, so that the answer takes as long as for a known one. */
const nobodysHash = hashPassword(randomUUID());

const GUESSES = { max: 20, minutes: LOG_IN_GUESS_MINUTES };

type Input = z.output<typeof logInBody> & { device: Device };
type LogIn =
  | (Omit<OpenedSession, 'sessionId'> & { user: User })
  | { accessToken: null; user: null; newDeviceToken: null };

/** Who says to be somebody, from which browser. */
type Claim = Pick<Input, 'email' | 'password' | 'device'>;

/**
 * Strangers' guesses at an address are counted together, those from a browser its owner has used before by
 * themselves: nobody can lock an owner out (docs/decisions/0032).
 */
async function limitOf(
  { config, database }: Deps,
  { email, device }: Claim,
  found: Credentials | null,
): Promise<AttemptLimit> {
  const max = GUESSES.max * config.RATE_LIMIT_FACTOR;
  const hash = device.token === null ? null : hashToken(device.token);
  const isKnown = found !== null && hash !== null && (await isKnownDevice(database, found.accountId, hash));
  return isKnown
    ? { ...GUESSES, max, kind: 'known_device', key: hash.toString('hex') }
    : { ...GUESSES, max, kind: 'log_in', key: email };
}

/**
 * The account of an e-mail address and its password; guesses are counted.
 * @throws AppError `account.credentials_wrong`, the same whether the address is known or not;
 * `account.too_many_attempts`
 */
export async function checkCredentials(deps: Deps, input: Claim): Promise<Credentials> {
  const found = await findCredentials(deps.database, input.email);
  const limit = await limitOf(deps, input, found);
  if (!(await consumeAttempt(deps.database, limit, deps.clock.now()))) {
    throw new AppError('account.too_many_attempts', { retryAfterSeconds: limit.minutes * 60 });
  }
  const isRight = await verifyPassword(found?.passwordHash ?? (await nobodysHash), input.password);
  if (found === null || !isRight) throw new AppError('account.credentials_wrong');
  await resetAttempts(deps.database, limit.kind, limit.key);
  return found;
}

/**
 * Log in. An unverified address gets no token but a new verification mail (docs/specification/accounts.md 2).
 * @throws AppError `account.credentials_wrong`, the same whether the address is known or not;
 * `account.too_many_attempts`
 */
export async function logIn(deps: Deps, caller: Caller, input: Input): Promise<LogIn> {
  const { device, redirect } = input;
  const { accountId, user } = await checkCredentials(deps, input);
  const { language, website } = caller;
  if (!user.isEmailVerified) {
    await inTransaction(deps.database, (transaction) =>
      sendVerification(deps, transaction, { accountId, language, websiteId: website.id, redirect }),
    );
    return { accessToken: null, user: null, newDeviceToken: null };
  }
  const session = { kind: 'renter' as const, accountId, website, language, device };
  const opened = await inTransaction(deps.database, (transaction) => openSession(deps, transaction, session));
  return { ...opened, user };
}
