import { randomUUID } from 'node:crypto';
import { RESET_LINK_MINUTES } from '@nolo/domain/account/account-limits.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/caller.ts';
import { enqueueMail } from '../notifications/emails/enqueue-mail.ts';
import type { MailHandler } from '../notifications/emails/mail-definitions.ts';
import { linkToken } from '../platform/tokens.ts';
import { findAccountByAddress } from './account-store.ts';
import { mailToOwner } from './mail-to-owner.ts';
import { resetLinks } from './mailed-link-store.ts';

const MINUTE_MS = 60_000;
/** Nobody can have us fill somebody's mailbox. */
const MAX_PER_HOUR = 5;

type Input = { email: string; redirect?: string };

/**
 * Sends a link that sets a new password. Silent once too many were sent.
 * @throws AppError `account.email_unknown`, as the specification has it (docs/decisions/0032)
 */
export async function forgotPassword(
  deps: Deps,
  { language, website }: Caller,
  { email, redirect }: Input,
): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    const accountId = await findAccountByAddress(transaction, email);
    if (accountId === null) {
      throw new AppError('account.email_unknown', { fields: { email: 'account.email_unknown' } });
    }
    const since = new Date(now.getTime() - 60 * MINUTE_MS);
    if ((await resetLinks.count(transaction, accountId, since)) >= MAX_PER_HOUR) return;
    const linkId = randomUUID();
    const { hash } = linkToken(deps.vault, linkId);
    const expiresAt = new Date(now.getTime() + RESET_LINK_MINUTES * MINUTE_MS);
    await resetLinks.insert(transaction, { hash, accountId, createdAt: now, expiresAt });
    await enqueueMail(deps, transaction, {
      key: `reset-password:${linkId}`,
      template: 'reset-password',
      payload: { linkId, language, websiteId: website.id, redirect },
    });
  });
}

/** Null when the link was used or has expired meanwhile. */
export const resetPasswordMail: MailHandler<'reset-password'> = async (
  deps,
  { linkId, language, websiteId, redirect },
) => {
  const { token, hash } = linkToken(deps.vault, linkId);
  const accountId = await resetLinks.find(deps.database, hash, deps.clock.now());
  return mailToOwner(deps, accountId, ({ firstName }) => ({
    language,
    websiteId,
    data: { firstName, token, redirect },
  }));
};
