import { isTenant } from '@nolo/domain/website/tenant.ts';
import { formatMoment, localDateTime } from '@nolo/i18n/format.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../notifications/emails/enqueue-mail.ts';
import type {
  MailDeps,
  MailHandler,
  MailPayloads,
  MailTemplates,
} from '../../notifications/emails/mail-definitions.ts';
import { findWebsiteById } from '../../websites/website-store.ts';
import { findContactMessage, findMeeting } from './contact-store.ts';

/** What people send reaches the platform's operator as a mail, or the tenant at whose site they wrote. */
export async function mailOperator(
  deps: Pick<Deps, 'jobs'>,
  connection: Connection,
  payload: MailPayloads['operator-notice'],
): Promise<void> {
  const key = `operator-notice:${payload.id}`;
  await enqueueMail(deps, connection, { key, template: 'operator-notice', payload });
}

type Sent = { data: MailTemplates['operator-notice']; websiteId: number | null };

/** What was sent; null when it is not kept any more. */
async function findSent(
  { database }: MailDeps,
  { kind, id }: MailPayloads['operator-notice'],
): Promise<Sent | null> {
  if (kind === 'contact') {
    const sent = await findContactMessage(database, id);
    if (sent === null) return null;
    const { email, mobile_number: phone, message: text, website_id: websiteId } = sent;
    return { data: { kind, name: `${sent.first_name} ${sent.last_name}`, email, phone, text }, websiteId };
  }
  const sent = await findMeeting(database, id);
  if (sent === null) return null;
  const { name, email, phone, starts_at } = sent;
  const text = formatMoment(localDateTime(starts_at.toISOString()), 'it');
  return { data: { kind, name, email, phone, text }, websiteId: null };
}

/** In Italian; at a tenant's site in its name, to its own address if it has one. */
export const operatorNoticeMail: MailHandler<'operator-notice'> = async (deps, payload) => {
  const sent = await findSent(deps, payload);
  if (sent === null) return null;
  const website = sent.websiteId === null ? null : await findWebsiteById(deps, sent.websiteId);
  const tenant = website !== null && isTenant(website) ? website : null;
  return {
    recipient: tenant?.reply_to ?? deps.config.OPERATOR_EMAIL,
    language: 'it',
    websiteId: tenant && sent.websiteId,
    data: sent.data,
  };
};
