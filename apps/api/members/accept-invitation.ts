import type { z } from 'zod';
import type { acceptInvitation as call } from '@nolo/contract/business/members.ts';
import type { Connection } from '@nolo/db/database.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { findCredentials, markEmailVerified, saveUnverifiedAccount } from '../accounts/account-store.ts';
import { checkCredentials } from '../accounts/log-in.ts';
import { verificationLinks } from '../accounts/mailed-link-store.ts';
import type { Device } from '../accounts/open-session.ts';
import { refuseWeakPassword } from '../accounts/refuse-weak-password.ts';
import { revokeSessions } from '../accounts/session-store.ts';
import { lockCompany } from '../companies/company-store.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/caller.ts';
import { hashPassword } from '../platform/passwords.ts';
import { hashToken } from '../platform/tokens.ts';
import { insertAuditEvent } from './audit-store.ts';
import { findInvitation, useInvitation } from './invitation-store.ts';
import { insertMember } from './member-store.ts';

type Input = z.output<typeof call.body> & { device: Device };

/**
 * Makes the owner of the address a member. The link proves the mailbox; whoever has an account proves it by its password,
 * everybody else gets one, verified. Nobody is logged in: owners set up a second factor there (docs/specification/roles.md 6).
 * @throws AppError as `readInvitation`; `account.credentials_wrong`, `account.too_many_attempts`, `account.password_weak`, `account.password_breached`
 */
export async function acceptInvitation(deps: Deps, caller: Caller, input: Input): Promise<void> {
  const at = deps.clock.now();
  const hash = hashToken(input.token);
  // Before the password, which takes work to judge and to hash: none for a token that somebody made up.
  const { companyId, email, role } = await readInvitation(deps.database, hash, at);
  const accountOf = await prove(deps, caller, email, input);
  await inTransaction(deps.database, async (transaction) => {
    // Of its sender's removal at the same moment, one comes first.
    await lockCompany(transaction, companyId);
    if ((await useInvitation(transaction, hash, at)) === null)
      throw new AppError('member.invitation_invalid');
    const accountId = await accountOf(transaction);
    if (!(await insertMember(transaction, { accountId, companyId, role, at }))) return;
    // A session of a counter's elsewhere must not become an owner's without a second factor.
    if (role === 'owner') await revokeSessions(transaction, { accountId, kind: 'business', at });
    await insertAuditEvent(
      transaction,
      { kind: 'member', accountId, sessionId: null, companyId },
      {
        action: 'invitation_accepted',
        object: email,
        at,
        change: { before: { role: null }, after: { role } },
      },
    );
  });
}

/**
 * What an invitation that works is to.
 * @throws AppError `member.invitation_invalid`, the same for unknown, used, withdrawn and expired ones; `member.invitation_ended`
 * when who sent it has left or may no longer invite
 */
export async function readInvitation(connection: Connection, hash: Buffer, at: Date) {
  const found = await findInvitation(connection, hash, at);
  if (found === null) throw new AppError('member.invitation_invalid');
  if (!found.mayInvite) throw new AppError('member.invitation_ended');
  return found;
}

/** Whether the address is somebody's: one that nobody has verified may be anybody's, and is taken over as by a sign-up. */
export async function hasAccount({ database }: Pick<Deps, 'database'>, email: string): Promise<boolean> {
  return (await findCredentials(database, email))?.user.isEmailVerified === true;
}

/** Whose account it will be; made, where it is new, in the transaction. */
async function prove(
  deps: Deps,
  { language }: Caller,
  email: string,
  input: Input,
): Promise<(transaction: Connection) => Promise<string>> {
  const { password } = input;
  if (input.has_account || (await hasAccount(deps, email))) {
    const { accountId, user } = await checkCredentials(deps, { email, password, device: input.device });
    if (!user.isEmailVerified) throw new AppError('account.credentials_wrong');
    return () => Promise.resolve(accountId);
  }
  const { first_name, last_name } = input;
  await refuseWeakPassword(deps, { password, field: 'password', personal: [first_name, last_name, email] });
  const passwordHash = await hashPassword(password);
  const at = deps.clock.now();
  return async (transaction) => {
    const account = { ...NOT_ASKED, email, first_name, last_name, passwordHash, language, signUpToken: null };
    const accountId = await saveUnverifiedAccount(transaction, account, at);
    // Verified this very moment, by a sign-up of its owner's: asked again, it is known.
    if (accountId === null) throw new AppError('account.credentials_wrong');
    // Links sent for an earlier sign-up would be of another password.
    await verificationLinks.useUp(transaction, accountId, at);
    await markEmailVerified(transaction, accountId, at);
    return accountId;
  };
}

/** What a renter's profile asks for before the first booking, and members need not tell. */
const NOT_ASKED = { mobile_number: '', country_code: '+39', country: 'IT', gender: null } as const;
