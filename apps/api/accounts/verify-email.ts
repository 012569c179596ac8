import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/caller.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { hashToken } from '../platform/tokens.ts';
import { markEmailVerified } from './account-store.ts';
import { verificationLinks } from './mailed-link-store.ts';

/**
 * Verifies the address a token was sent to; tells the address.
 * @throws AppError `account.verification_invalid`, the same for unknown, used and expired tokens
 */
export async function verifyEmail(
  { clock, database }: Deps,
  _caller: Caller,
  { token }: { token: string },
): Promise<{ email: string }> {
  const now = clock.now();
  return inTransaction(database, async (transaction) => {
    const accountId = await verificationLinks.use(transaction, hashToken(token), now);
    if (accountId === null) throw new AppError('account.verification_invalid');
    return { email: await markEmailVerified(transaction, accountId, now) };
  });
}
