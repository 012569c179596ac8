import type { User } from '@nolo/contract/accounts.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/caller.ts';
import { hashToken } from '../platform/tokens.ts';
import { findUser, isSignUpToken, markEmailVerified } from './account-store.ts';
import { verificationLinks } from './mailed-link-store.ts';
import { openSession, type Device, type OpenedSession } from './open-session.ts';

type Input = { token: string; sign_up_token?: string | undefined; device: Device };
type Verified = { email: string } & (
  | (Omit<OpenedSession, 'sessionId'> & { user: User })
  | { accessToken: null; user: null; newDeviceToken: null }
);

/**
 * Verifies the address a token was sent to; tells the address. The link proves the mailbox, the sign-up's token that this
 * is the browser that chose the password: only both together log in. Whoever else opens the link, a scanner of mail
 * among them, gets no session.
 * @throws AppError `account.verification_invalid`, the same for unknown, used and expired tokens
 */
export async function verifyEmail(
  deps: Deps,
  { language, website }: Caller,
  { token, sign_up_token, device }: Input,
): Promise<Verified> {
  const now = deps.clock.now();
  return inTransaction(deps.database, async (transaction) => {
    const accountId = await verificationLinks.use(transaction, hashToken(token), now);
    if (accountId === null) throw new AppError('account.verification_invalid');
    const isOwnSignUp =
      sign_up_token !== undefined &&
      (await isSignUpToken(transaction, accountId, hashToken(sign_up_token), now));
    const email = await markEmailVerified(transaction, accountId, now);
    if (!isOwnSignUp) return { email, accessToken: null, user: null, newDeviceToken: null };
    const session = { kind: 'renter' as const, accountId, website, language, device };
    const { accessToken, newDeviceToken } = await openSession(deps, transaction, session);
    return { email, accessToken, newDeviceToken, user: await findUser(transaction, accountId) };
  });
}
