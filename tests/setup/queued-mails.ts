import { sql } from 'kysely';
import type { Mail, MailDeps, MailJob } from '@nolo/api/notifications/emails/mail-definitions.ts';
import { makeMail } from '@nolo/api/notifications/emails/send-mail.ts';
import type { Database } from '@nolo/db/database.ts';

export type QueuedMail = MailJob & { id: string; state: string };

/** The jobs of mails, done or not, the oldest first. */
export async function mailJobs(database: Database): Promise<QueuedMail[]> {
  const { rows } = await sql<QueuedMail>`
    SELECT id, state, data ->> 'template' AS template, data -> 'payload' AS payload
    FROM jobs.job WHERE name = 'send-mail' ORDER BY created_on`.execute(database);
  return rows;
}

/** What these mails would say now, the oldest first; those that would not be sent are left out. */
export async function queuedMails(deps: MailDeps): Promise<(QueuedMail & Mail)[]> {
  const mails: (QueuedMail & Mail)[] = [];
  for (const job of await mailJobs(deps.database)) {
    const mail = await makeMail(deps, job);
    if (mail !== null) mails.push({ ...job, ...mail });
  }
  return mails;
}
