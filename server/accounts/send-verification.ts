import { VERIFICATION_LINK_HOURS } from '../../domain/account/account-limits.ts';
import type { Language } from '../../locales/language.ts';
import type { Deps } from '../deps.ts';
import type { Connection } from '../platform/database.ts';
import { enqueueMail } from '../emails/mail.ts';
import { newToken } from '../platform/tokens.ts';
import { verificationLinks } from './mailed-link-store.ts';

const HOUR_MS = 3_600_000;
/** Nobody can have us fill somebody's mailbox. */
const MAX_PER_HOUR = 5;

type Recipient = {
  accountId: string;
  email: string;
  firstName: string;
  language: Language;
  websiteId: number;
  /** Where the renter was going: the link leads on to it. */
  redirect?: string;
};

/** Sends a link that verifies the address; links sent before stay valid. Silent once too many were sent. */
export async function sendVerification(
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  connection: Connection,
  { accountId, email, firstName, language, websiteId, redirect }: Recipient,
): Promise<void> {
  const now = clock.now();
  const sent = await verificationLinks.count(connection, accountId, new Date(now.getTime() - HOUR_MS));
  if (sent >= MAX_PER_HOUR) return;
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + VERIFICATION_LINK_HOURS * HOUR_MS);
  await verificationLinks.insert(connection, { hash, accountId, createdAt: now, expiresAt });
  await enqueueMail({ clock, jobs }, connection, {
    key: `verify-email:${hash.toString('hex')}`,
    recipient: email,
    language,
    websiteId,
    template: 'verify-email',
    data: { firstName, token, redirect },
  });
}
