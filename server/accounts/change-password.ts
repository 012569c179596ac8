import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import { forgetAttempts, mayAttempt } from '../platform/attempts.ts';
import type { RenterCaller } from '../platform/caller.ts';
import { inTransaction } from '../platform/database.ts';
import { hashPassword, verifyPassword } from '../platform/passwords.ts';
import type { Session } from '../platform/sessions.ts';
import { findPasswordHash, findUser, updatePassword } from './account-store.ts';
import { mailPasswordChanged } from './mail-password-changed.ts';
import { resetLinks } from './mailed-link-store.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { revokeAccessTokens } from './access-token-store.ts';

const GUESSES = { kind: 'password', max: 10, minutes: 15 } as const;

type Input = { current_password: string; new_password: string; session: Session };

/**
 * Changes the password; every other session ends, and so do reset links (decisions.md 7).
 * @throws AppError `account.password_wrong`, `account.password_weak`, `request.too_many`
 */
export async function changePassword(deps: Deps, caller: RenterCaller, input: Input): Promise<void> {
  const { accountId, language } = caller;
  const now = deps.clock.now();
  const limit = { ...GUESSES, key: accountId, max: GUESSES.max * deps.config.RATE_LIMIT_FACTOR };
  await refuseWeakChoice(deps, accountId, input.new_password);
  if (!(await mayAttempt(deps.database, limit, now))) throw new AppError('request.too_many');
  const stored = await findPasswordHash(deps.database, accountId);
  if (!(await verifyPassword(stored, input.current_password))) {
    throw new AppError('account.password_wrong', { fields: { current_password: 'account.password_wrong' } });
  }
  const passwordHash = await hashPassword(input.new_password);
  await inTransaction(deps.database, async (transaction) => {
    await forgetAttempts(transaction, limit.kind, limit.key);
    await updatePassword(transaction, accountId, passwordHash);
    await revokeAccessTokens(transaction, { accountId, at: now, except: input.session.tokenHash });
    await resetLinks.useUp(transaction, accountId, now);
    await mailPasswordChanged(deps, transaction, { accountId, language, at: now });
  });
}

async function refuseWeakChoice({ database }: Deps, accountId: string, password: string): Promise<void> {
  const user = await findUser(database, accountId);
  const personal = [user.first_name, user.last_name, user.email, user.mobile_number];
  await refuseWeakPassword({ password, field: 'new_password', personal });
}
