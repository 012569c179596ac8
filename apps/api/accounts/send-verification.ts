import { randomUUID } from 'node:crypto';
import { VERIFICATION_LINK_HOURS } from '@nolo/domain/account/account-limits.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { enqueueMail } from '../notifications/emails/enqueue-mail.ts';
import type { MailHandler } from '../notifications/emails/mail-definitions.ts';
import { linkToken } from '../platform/tokens.ts';
import { mailToOwner } from './mail-to-owner.ts';
import { verificationLinks } from './mailed-link-store.ts';

const HOUR_MS = 3_600_000;
/** Nobody can have us fill somebody's mailbox. */
const MAX_PER_HOUR = 5;

type Verification = {
  accountId: string;
  language: Language;
  websiteId: number;
  /** Where the renter was going: the link leads on to it. */
  redirect?: string;
};

/** Sends a link that verifies the address; links sent before stay valid. Silent once too many were sent. */
export async function sendVerification(
  { clock, jobs, vault }: Pick<Deps, 'clock' | 'jobs' | 'vault'>,
  connection: Connection,
  { accountId, ...page }: Verification,
): Promise<void> {
  const now = clock.now();
  const sent = await verificationLinks.count(connection, accountId, new Date(now.getTime() - HOUR_MS));
  if (sent >= MAX_PER_HOUR) return;
  const linkId = randomUUID();
  const { hash } = linkToken(vault, linkId);
  const expiresAt = new Date(now.getTime() + VERIFICATION_LINK_HOURS * HOUR_MS);
  await verificationLinks.insert(connection, { hash, accountId, createdAt: now, expiresAt });
  await enqueueMail({ jobs }, connection, {
    key: `verify-email:${linkId}`,
    template: 'verify-email',
    payload: { linkId, ...page },
  });
}

/** Null when the link was used or has expired meanwhile. */
export const verificationMail: MailHandler<'verify-email'> = async (
  deps,
  { linkId, language, websiteId, redirect },
) => {
  const { token, hash } = linkToken(deps.vault, linkId);
  const accountId = await verificationLinks.find(deps.database, hash, deps.clock.now());
  return mailToOwner(deps, accountId, ({ firstName }) => ({
    language,
    websiteId,
    data: { firstName, token, redirect },
  }));
};
