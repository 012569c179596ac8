import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import { resetAttempts } from '../platform/attempts.ts';
import type { Caller } from '../platform/caller.ts';
import { hashPassword } from '../platform/passwords.ts';
import { hashToken, newToken } from '../platform/tokens.ts';
import { markEmailVerified, updatePassword } from './account-store.ts';
import { deleteDevices, insertDevice } from './device-store.ts';
import { mailPasswordChanged } from './mail-password-changed.ts';
import { resetLinks } from './mailed-link-store.ts';
import { refuseKnownPassword } from './refuse-weak-password.ts';
import { deletePasskeys } from './passkeys/passkey-store.ts';
import { revokeSessions } from './session-store.ts';

type Input = { token: string; new_password: string };

/**
 * Sets the password with the token from a mail. Whoever reads the mailbox owns the address, so it counts as
 * verified; every session, passkey and other link end (docs/specification/accounts.md 3). The browser it is done with
 * counts as the owner's: guesses of strangers, which may go on meanwhile, do not keep its log-in back. Tells that
 * browser's token.
 * @throws AppError `account.reset_invalid`, the same for unknown, used and expired tokens; `account.password_breached`
 */
export async function resetPassword(
  deps: Deps,
  { language, website }: Caller,
  { token, new_password }: Input,
): Promise<string> {
  const now = deps.clock.now();
  const tokenHash = hashToken(token);
  // Before the password, which takes work to judge and to hash: none for a token that somebody made up.
  if ((await resetLinks.find(deps.database, tokenHash, now)) === null)
    throw new AppError('account.reset_invalid');
  await refuseKnownPassword(deps, { password: new_password, field: 'new_password' });
  const passwordHash = await hashPassword(new_password);
  const device = newToken();
  await inTransaction(deps.database, async (transaction) => {
    const accountId = await resetLinks.use(transaction, tokenHash, now);
    if (accountId === null) throw new AppError('account.reset_invalid');
    await resetLinks.useUp(transaction, accountId, now);
    await updatePassword(transaction, accountId, passwordHash);
    const email = await markEmailVerified(transaction, accountId, now);
    await revokeSessions(transaction, { accountId, at: now });
    await deleteDevices(transaction, accountId);
    await insertDevice(transaction, { hash: device.hash, accountId, at: now });
    await deletePasskeys(transaction, accountId);
    await resetAttempts(transaction, 'log_in', email);
    await mailPasswordChanged(deps, transaction, { accountId, language, websiteId: website.id, at: now });
  });
  return device.token;
}
