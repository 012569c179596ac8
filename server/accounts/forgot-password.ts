import { RESET_LINK_MINUTES } from '../../domain/account/account-limits.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/caller.ts';
import { inTransaction } from '../platform/database.ts';
import { enqueueMail } from '../emails/mail.ts';
import { newToken } from '../platform/tokens.ts';
import { findAccountByAddress } from './account-store.ts';
import { resetLinks } from './mailed-link-store.ts';

const MINUTE_MS = 60_000;
/** Nobody can have us fill somebody's mailbox. */
const MAX_PER_HOUR = 5;

type Input = { email: string; redirect?: string };

/**
 * Sends a link that sets a new password. Silent once too many were sent.
 * @throws AppError `account.email_unknown`, as the specification has it (docs/decisions/0033)
 */
export async function forgotPassword(
  deps: Deps,
  { language, website }: Caller,
  { email, redirect }: Input,
): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    const found = await findAccountByAddress(transaction, email);
    if (found === null) {
      throw new AppError('account.email_unknown', { fields: { email: 'account.email_unknown' } });
    }
    const { accountId, firstName } = found;
    const since = new Date(now.getTime() - 60 * MINUTE_MS);
    if ((await resetLinks.count(transaction, accountId, since)) >= MAX_PER_HOUR) return;
    const { token, hash } = newToken();
    const expiresAt = new Date(now.getTime() + RESET_LINK_MINUTES * MINUTE_MS);
    await resetLinks.insert(transaction, { hash, accountId, createdAt: now, expiresAt });
    await enqueueMail(deps, transaction, {
      key: `reset-password:${hash.toString('hex')}`,
      recipient: email,
      language,
      websiteId: website.id,
      template: 'reset-password',
      data: { firstName, token, redirect },
    });
  });
}
