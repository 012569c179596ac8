import { randomUUID } from 'node:crypto';
import {
  invitationEnd,
  invitationsCountedFrom,
  MOST_INVITATIONS,
} from '@nolo/domain/account/account-limits.ts';
import type { MemberRole } from '@nolo/domain/account/roles.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { lockCompany } from '../companies/company-store.ts';
import type { Deps } from '../deps.ts';
import { enqueueMail } from '../notifications/emails/enqueue-mail.ts';
import type { MailHandler } from '../notifications/emails/mail-definitions.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { linkToken } from '../platform/tokens.ts';
import { insertAuditEvent } from './audit-store.ts';
import { closeInvitation, countInvitations, findInvitation, insertInvitation } from './invitation-store.ts';
import { isOwnMember } from './member-store.ts';

/**
 * Mails somebody a link by which they become a member of the company; it takes the place of one sent to that address before
 * (docs/specification/roles.md 6).
 * @throws AppError `member.already_member`, `member.too_many_invitations`
 */
export async function inviteMember(
  deps: Deps,
  caller: MemberCaller,
  { email, role }: { email: string; role: MemberRole },
): Promise<void> {
  const { accountId, companyId, language } = caller;
  const at = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    await lockCompany(transaction, companyId);
    if (await isOwnMember(transaction, { companyId, email })) throw new AppError('member.already_member');
    const sent = await countInvitations(transaction, { email, companyId }, invitationsCountedFrom(at));
    const { toAddressInHour, ofCompanyInDay } = MOST_INVITATIONS;
    const factor = deps.config.RATE_LIMIT_FACTOR;
    if (sent.toAddress >= toAddressInHour * factor || sent.ofCompany >= ofCompanyInDay * factor)
      throw new AppError('member.too_many_invitations');
    const before = await sendInvitation(deps, transaction, {
      companyId,
      email,
      role,
      invitedBy: accountId,
      language,
    });
    const change = { before: { role: before }, after: { role } };
    await insertAuditEvent(transaction, caller, { action: 'member_invited', object: email, at, change });
  });
}

type Sent = { companyId: number; email: string; role: MemberRole; invitedBy: string; language: Language };

/** Writes an invitation and mails it; tells to which role the address was invited before, null: to none. */
export async function sendInvitation(
  deps: Pick<Deps, 'clock' | 'jobs' | 'vault'>,
  transaction: Connection,
  { companyId, email, role, invitedBy, language }: Sent,
): Promise<MemberRole | null> {
  const at = deps.clock.now();
  const before = await closeInvitation(transaction, { companyId, email, at });
  const id = randomUUID();
  const { hash } = linkToken(deps.vault, id);
  await insertInvitation(transaction, {
    id,
    hash,
    companyId,
    email,
    role,
    invitedBy,
    createdAt: at,
    expiresAt: invitationEnd(at),
  });
  await enqueueMail(deps, transaction, {
    key: `member-invited:${id}`,
    template: 'member-invited',
    payload: { linkId: id, language },
  });
  return before?.role ?? null;
}

/** Null when it was accepted or withdrawn meanwhile, or who invited may no longer invite. The portal is the platform's own. */
export const memberInvitedMail: MailHandler<'member-invited'> = async (
  { clock, database, vault },
  { linkId, language },
) => {
  const { token, hash } = linkToken(vault, linkId);
  const found = await findInvitation(database, hash, clock.now());
  if (found === null || !found.mayInvite) return null;
  const { email: recipient, company, invitedBy, role } = found;
  return { recipient, language, websiteId: null, data: { company, invitedBy, role, token } };
};
