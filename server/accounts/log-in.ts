import { randomUUID } from 'node:crypto';
import type { User } from '../../contract/accounts.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/caller.ts';
import { inTransaction } from '../platform/database.ts';
import { hashPassword, verifyPassword } from '../platform/passwords.ts';
import { newToken } from '../platform/tokens.ts';
import { findCredentials, type Credentials } from './account-store.ts';
import { sendVerification } from './send-verification.ts';
import { insertAccessToken } from './token-store.ts';

const TOKEN_DAYS = 30;
const DAY_MS = 86_400_000;

/** Compared with when the address is unknown, so that the answer takes as long as for a known one. */
const nobodysHash = hashPassword(randomUUID());

type LogIn = { accessToken: string; user: User } | { accessToken: null; user: null };

async function checkCredentials(deps: Deps, email: string, password: string): Promise<Credentials> {
  const found = await findCredentials(deps.database, email);
  const isRight = await verifyPassword(found?.passwordHash ?? (await nobodysHash), password);
  if (found === null || !isRight) throw new AppError('account.credentials_wrong');
  return found;
}

/**
 * Log in. An unverified address gets no token but a new verification mail (decisions.md 7).
 * @throws AppError `account.credentials_wrong`, the same whether the address is known or not
 */
export async function logIn(
  deps: Deps,
  { language }: Caller,
  { email, password }: { email: string; password: string },
): Promise<LogIn> {
  const { accountId, user } = await checkCredentials(deps, email, password);
  if (!user.isEmailVerified) {
    await inTransaction(deps.database, (transaction) =>
      sendVerification(deps, transaction, { accountId, email, firstName: user.first_name, language }),
    );
    return { accessToken: null, user: null };
  }
  const { token, hash } = newToken();
  const createdAt = deps.clock.now();
  const expiresAt = new Date(createdAt.getTime() + TOKEN_DAYS * DAY_MS);
  await insertAccessToken(deps.database, { hash, accountId, createdAt, expiresAt });
  return { accessToken: token, user };
}
