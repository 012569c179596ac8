import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import {
  CODE_GUESSES,
  isOneTimeCode,
  plainCode,
  RECOVERY_CODES,
  RECOVERY_LETTERS,
  setUpEnd,
} from '@nolo/domain/account/second-factor.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import { consumeAttempt, resetAttempts } from '../platform/attempts.ts';
import {
  findSecondFactor,
  replaceRecoveryCodes,
  saveWaitingFactor,
  takeStep,
  useRecoveryCode,
} from './second-factor-store.ts';

const ISSUER = 'Nolo';

/** A clock may be a period ahead or behind. */
const WINDOW = 1;

const oneTime = (secret: string, label: string) =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) });

type Person = { accountId: string; email: string };

/**
 * What the application on somebody's telephone is given: a new secret each time, in the place of the one before. Null when one
 * was confirmed meanwhile.
 */
export async function startSecondFactor(
  { clock, database, vault }: Deps,
  { accountId, email }: Person,
): Promise<{ secret: string; uri: string } | null> {
  const at = clock.now();
  const secret = new Secret().base32;
  const isSaved = await saveWaitingFactor(database, {
    accountId,
    sealedSecret: vault.seal('second_factor.secret', accountId, secret),
    at,
    expiresAt: setUpEnd(at),
  });
  return isSaved ? { secret, uri: oneTime(secret, email).toString() } : null;
}

/**
 * Takes a one-time code or a recovery code.
 * @returns fresh recovery codes when this was the first code of a new application; else none
 * @throws AppError `auth.code_wrong`, also for one that was taken before; `auth.set_up_expired`; `auth.too_many_codes`
 */
export async function proveSecondFactor(
  deps: Deps,
  { accountId, email }: Person,
  typed: string,
): Promise<string[]> {
  const { clock, config, database } = deps;
  const limit = {
    ...CODE_GUESSES,
    max: CODE_GUESSES.max * config.RATE_LIMIT_FACTOR,
    kind: 'second_factor',
    key: accountId,
  } as const;
  if (!(await consumeAttempt(database, limit, clock.now()))) {
    throw new AppError('auth.too_many_codes', { retryAfterSeconds: limit.minutes * 60 });
  }
  const code = plainCode(typed);
  const fresh = await inTransaction(database, (transaction) =>
    isOneTimeCode(code)
      ? takeOneTimeCode(deps, transaction, { accountId, email, code })
      : takeRecoveryCode(deps, transaction, { accountId, code }),
  );
  await resetAttempts(database, limit.kind, limit.key);
  return fresh;
}

async function takeOneTimeCode(
  { clock, vault }: Deps,
  transaction: Connection,
  { accountId, email, code }: Person & { code: string },
): Promise<string[]> {
  const at = clock.now();
  const factor = await findSecondFactor(transaction, accountId, at);
  if (factor === null) throw new AppError('auth.set_up_expired');
  const { sealedSecret } = factor;
  const secret = vault.open('second_factor.secret', accountId, sealedSecret);
  const timestamp = at.getTime();
  const delta = oneTime(secret, email).validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) throw new AppError('auth.code_wrong');
  const step = TOTP.counter({ timestamp }) + delta;
  const taken = await takeStep(transaction, { accountId, sealedSecret, step, at });
  if (taken === null) throw new AppError('auth.code_wrong');
  if (!taken.isFirst) return [];
  const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
  await replaceRecoveryCodes(transaction, accountId, codes.map(hashOf));
  return codes;
}

async function takeRecoveryCode(
  { clock }: Deps,
  transaction: Connection,
  { accountId, code }: { accountId: string; code: string },
): Promise<string[]> {
  const at = clock.now();
  if (!(await useRecoveryCode(transaction, { accountId, hash: hashOf(code), at })))
    throw new AppError('auth.code_wrong');
  return [];
}

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** 'f3k9-02mx-71aq-8vtz-c4hn-p6wd-53': 130 random bits, five a letter, without letters that look like others. */
function recoveryCode(): string {
  const picked = [...randomBytes(RECOVERY_LETTERS)].map((byte) => LETTERS.charAt(byte % LETTERS.length));
  return picked.join('').replace(/(.{4})(?=.)/g, '$1-');
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(plainCode(code)).digest();
}
