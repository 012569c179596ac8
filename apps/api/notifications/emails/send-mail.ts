import { findSender } from './find-sender.ts';
import type { MailDeps } from './mail.ts';
import { makeMail } from './mail-handlers.ts';
import type { MailJob } from './mail-payloads.ts';
import type { MailTemplate } from './mail-templates.ts';
import { renderMail } from './render-mail.ts';
import type { MailTransport } from '../../platform/mail-transport.ts';
import { traced, type Work } from '../../platform/tracing/span.ts';

/**
 * Makes one mail and delivers it; no transaction waits for the mail server. The job's id is the message's: a server
 * that is killed between delivery and the job's end has it delivered again, as the same message.
 * @throws when it was not delivered: the queue tries the job again
 */
export async function sendMail<T extends MailTemplate>(
  deps: MailDeps,
  transport: MailTransport,
  { id, template, payload }: MailJob<T> & { id: string },
): Promise<void> {
  const mail = await makeMail(deps, { template, payload });
  if (mail === null) return;
  const { site, ...sender } = await findSender(deps, mail.websiteId);
  const message = { id, to: mail.recipient, ...sender, ...(await renderMail({ template, ...mail }, site)) };
  const delivery: Work = { name: 'deliver mail', kind: 'client', attributes: { 'nolo.mail': template } };
  await traced(delivery, () => transport.deliver(message));
}
