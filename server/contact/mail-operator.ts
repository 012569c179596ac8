import type { MailTemplates } from '../emails/mail-templates.ts';
import type { Deps } from '../deps.ts';
import type { Connection } from '../platform/database.ts';
import { enqueueMail } from '../emails/mail.ts';

/** What people send the platform reaches its operator as a mail, in the operator's language. */
export async function mailOperator(
  { config, jobs }: Pick<Deps, 'config' | 'jobs'>,
  connection: Connection,
  id: string,
  data: MailTemplates['operator-notice'],
): Promise<void> {
  await enqueueMail(jobs, connection, {
    key: `operator-notice:${id}`,
    recipient: config.OPERATOR_EMAIL,
    language: 'it',
    websiteId: null,
    template: 'operator-notice',
    data,
  });
}
