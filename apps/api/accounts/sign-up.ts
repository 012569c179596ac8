import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { signUpBody } from '@nolo/contract/accounts.ts';
import { SIGN_UP_LOG_IN_MINUTES } from '@nolo/domain/account/account-limits.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../platform/caller.ts';
import { enqueueMailHourly } from '../notifications/emails/enqueue-mail.ts';
import type { MailHandler } from '../notifications/emails/mail-definitions.ts';
import { hashPassword } from '../platform/passwords.ts';
import { newToken } from '../platform/tokens.ts';
import { findAccountByAddress, saveUnverifiedAccount } from './account-store.ts';
import { mailToOwner } from './mail-to-owner.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { sendVerification } from './send-verification.ts';
import { verificationLinks } from './mailed-link-store.ts';

type Form = z.output<typeof signUpBody>;

/**
 * Creates an account and sends the mail that verifies its address. One that nobody has verified is replaced: an
 * address cannot be kept from its owner by signing up with it. The answer is the same for an address that is
 * taken; its owner gets a mail (docs/decisions/0032). Tells the token that logs this browser in once the address is
 * verified (`verify-email.ts`); that of a taken address is worth nothing.
 * @throws AppError `account.password_weak`, `account.password_breached`
 */
export async function signUp(deps: Deps, caller: Caller, form: Form): Promise<string> {
  const personal = [form.first_name, form.last_name, form.email, form.mobile_number];
  await refuseWeakPassword(deps, { password: form.password, field: 'password', personal });
  const passwordHash = await hashPassword(form.password);
  const { language } = caller;
  const websiteId = caller.website.id;
  const { token, hash } = newToken();
  await inTransaction(deps.database, async (transaction) => {
    const now = deps.clock.now();
    const expiresAt = new Date(now.getTime() + SIGN_UP_LOG_IN_MINUTES * 60_000);
    const account = { ...form, passwordHash, language, signUpToken: { hash, expiresAt } };
    const accountId = await saveUnverifiedAccount(transaction, account, now);
    const { email, redirect } = form;
    if (accountId === null) return mailOwner(deps, transaction, { email, websiteId, redirect });
    // Links sent for an earlier sign-up would verify this one's password.
    await verificationLinks.useUp(transaction, accountId, now);
    await sendVerification(deps, transaction, { accountId, language, websiteId, redirect });
  });
  return token;
}

async function mailOwner(
  deps: Deps,
  transaction: Transaction<DB>,
  { email, websiteId, redirect }: { email: string; websiteId: number; redirect: string | undefined },
): Promise<void> {
  const accountId = await findAccountByAddress(transaction, email);
  if (accountId === null) return;
  await enqueueMailHourly(deps, transaction, {
    key: `account-exists:${accountId}`,
    template: 'account-exists',
    payload: { accountId, websiteId, redirect },
  });
}

export const accountExistsMail: MailHandler<'account-exists'> = (deps, { accountId, websiteId, redirect }) =>
  mailToOwner(deps, accountId, ({ firstName, language }) => ({
    language,
    websiteId,
    data: { firstName, redirect },
  }));
