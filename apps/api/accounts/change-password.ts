import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { hashPassword } from '../platform/passwords.ts';
import type { Session } from '../platform/sessions.ts';
import { findUser, updatePassword } from './account-store.ts';
import { confirmPassword } from './confirm-password.ts';
import { mailPasswordChanged } from './mail-password-changed.ts';
import { resetLinks } from './mailed-link-store.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { revokeSessions } from './session-store.ts';

type Input = { current_password: string; new_password: string; session: Session };

/**
 * Changes the password; every other session ends, and so do reset links (docs/specification/accounts.md 3).
 * @throws AppError `account.password_wrong`, `account.password_weak`, `account.password_breached`,
 * `request.too_many`
 */
export async function changePassword(deps: Deps, caller: RenterCaller, input: Input): Promise<void> {
  const { accountId, language, website } = caller;
  const now = deps.clock.now();
  await refuseWeakChoice(deps, accountId, input.new_password);
  await confirmPassword(deps, accountId, input.current_password);
  const passwordHash = await hashPassword(input.new_password);
  await inTransaction(deps.database, async (transaction) => {
    await updatePassword(transaction, accountId, passwordHash);
    await revokeSessions(transaction, { accountId, at: now, except: input.session.tokenHash });
    await resetLinks.useUp(transaction, accountId, now);
    await mailPasswordChanged(deps, transaction, { accountId, language, websiteId: website.id, at: now });
  });
}

async function refuseWeakChoice(deps: Deps, accountId: string, password: string): Promise<void> {
  const user = await findUser(deps.database, accountId);
  const personal = [user.first_name, user.last_name, user.email, user.mobile_number];
  await refuseWeakPassword(deps, { password, field: 'new_password', personal });
}
