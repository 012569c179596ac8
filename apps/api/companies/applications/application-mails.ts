import type { ApplicationEventKind } from '@nolo/domain/companies/application.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../notifications/emails/enqueue-mail.ts';
import type { MailHandler } from '../../notifications/emails/mail-definitions.ts';
import { linkToken } from '../../platform/tokens.ts';
import { findApplication, listApplicationEvents } from './application-store.ts';

type Happened = { applicationId: string; eventId: string; kind: ApplicationEventKind };

/** Tells the applicant of what staff did, and the platform of what the applicant sent; both of a new application. */
export async function mailEvent(
  { jobs }: Pick<Deps, 'jobs'>,
  connection: Connection,
  { applicationId, eventId, kind }: Happened,
): Promise<void> {
  const payload = { applicationId, eventId };
  if (kind !== 'answered') {
    const key = `application-news:${eventId}`;
    await enqueueMail({ jobs }, connection, { key, template: 'application-news', payload });
  }
  if (kind === 'submitted' || kind === 'answered') {
    const key = `application-received:${eventId}`;
    await enqueueMail({ jobs }, connection, { key, template: 'application-received', payload });
  }
}

/** In the applicant's language; null when the application is not kept any more. */
export const applicationNewsMail: MailHandler<'application-news'> = async (
  { database, vault },
  { applicationId, eventId },
) => {
  const application = await findApplication(database, vault, applicationId);
  const events = await listApplicationEvents(database, applicationId);
  const event = events.find(({ id }) => id === eventId);
  if (application === null || event === undefined || event.kind === 'answered') return null;
  const { first_name: firstName, company_name: company, email: recipient, language } = application;
  const { token } = linkToken(vault, applicationId);
  const data = { firstName, company, kind: event.kind, text: event.text, token };
  return { recipient, language, websiteId: null, data };
};

/** To the platform's operator, in Italian. */
export const applicationReceivedMail: MailHandler<'application-received'> = async (
  { config, database, vault },
  { applicationId, eventId },
) => {
  const application = await findApplication(database, vault, applicationId);
  const events = await listApplicationEvents(database, applicationId);
  const event = events.find(({ id }) => id === eventId);
  if (application === null || event === undefined) return null;
  const { first_name, last_name, company_name: company, email } = application;
  return {
    recipient: config.OPERATOR_EMAIL,
    language: 'it',
    websiteId: null,
    data: {
      applicationId,
      kind: event.kind === 'answered' ? 'answered' : 'submitted',
      name: `${first_name} ${last_name}`,
      email,
      company,
      text: event.text,
    },
  };
};
