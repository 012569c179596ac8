import { setTimeout as pause } from 'node:timers/promises';
import { isDeletedAddress } from '../../domain/account/deleted-address.ts';
import type { MailTemplate, MailTemplates } from './mail-templates.ts';
import { findSender } from './find-sender.ts';
import { renderMail } from './render-mail.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { isDatabaseUnavailable, type Connection, type Database } from '../platform/database.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Language } from '../../locales/language.ts';
import type { MailTransport } from '../platform/mail-transport.ts';
import { traced, type Work } from '../platform/tracing/span.ts';
import { claimMail, insertMail, isMailWritten, markMailSent, releaseMail } from './mail-store.ts';

export type MailRequest<T extends MailTemplate> = {
  /** Names the occasion (`booking-paid:{id}`): asked for twice, it is sent once. */
  key: string;
  recipient: string;
  language: Language;
  /** In whose name it goes out: the website that it is about. Null: the platform's. */
  websiteId: number | null;
  template: T;
  data: MailTemplates[T];
};

/** Puts a message into the outbox, in the transaction of the change that causes it: both happen, or neither. */
export async function enqueueMail<T extends MailTemplate>(
  { clock, jobs }: Pick<SendDeps, 'clock' | 'jobs'>,
  connection: Connection,
  mail: MailRequest<T>,
): Promise<void> {
  if (isDeletedAddress(mail.recipient)) return;
  const mailId = await insertMail(connection, { ...mail, createdAt: clock.now() });
  if (mailId !== null) await jobs.send(connection, 'send-mail', { mailId });
}

const HOUR_MS = 3_600_000;

/**
 * As `enqueueMail`, at most once an hour for a key: nobody can have us fill somebody's mailbox. The clock's hour in the
 * key keeps two requests at once from writing two; one within an hour may be of the hour before.
 */
export async function enqueueMailHourly<T extends MailTemplate>(
  deps: Pick<SendDeps, 'clock' | 'jobs'>,
  connection: Connection,
  mail: MailRequest<T>,
): Promise<void> {
  const now = deps.clock.now().getTime();
  const hour = Math.floor(now / HOUR_MS);
  const anHourAgo = new Date(now - HOUR_MS);
  if (await isMailWritten(connection, `${mail.key}:${hour - 1}`, anHourAgo)) return;
  await enqueueMail(deps, connection, { ...mail, key: `${mail.key}:${hour}` });
}

/** With the time of a delivery (`mail-transport.ts`) and of a last try (`guarded-pool.ts`), less than the claim lasts. */
const NOTED_WITHIN_MS = 15_000;
/** Soon: a server that ends meanwhile sends again. */
const NOTE_AGAIN_MS = 25;

type SendDeps = { config: Config; clock: Clock; database: Database; jobs: Jobs };

/**
 * Sends one message of the outbox; a second run finds it sent. Claim, commit, deliver, commit: no connection and no
 * transaction waits for the mail server. After a crash in between, the repeated message has the same message id.
 * While another worker has it, a job waits for the end of that claim: whether that worker is
 * still alive cannot be seen from here.
 * @throws when it was not delivered: the job is tried again.
 */
export async function sendMail(
  { config, clock, database, jobs }: SendDeps,
  transport: MailTransport,
  { mailId }: { mailId: string },
  notedWithinMs: number = NOTED_WITHIN_MS,
): Promise<void> {
  const claim = await claimMail(database, mailId);
  if (claim === 'sent') return;
  if ('claimedForSeconds' in claim) {
    return jobs.send(database, 'send-mail', { mailId }, { startAfter: claim.claimedForSeconds });
  }
  const { mail } = claim;
  try {
    const { site, ...sender } = await findSender({ config, database }, mail.websiteId);
    const message = { id: mail.id, to: mail.recipient, ...sender, ...(await renderMail(mail, site)) };
    const delivery: Work = {
      name: 'deliver mail',
      kind: 'client',
      attributes: { 'nolo.mail': mail.template },
    };
    await traced(delivery, () => transport.deliver(message));
  } catch (error) {
    await releaseMail(database, mail.id);
    throw error;
  }
  await noteSent(database, mail.id, { sentAt: clock.now(), withinMs: notedWithinMs });
}

/**
 * A message that was delivered is not to be delivered again because the database went away over it: it is noted when
 * the database is back.
 */
async function noteSent(
  database: Database,
  mailId: string,
  { sentAt, withinMs }: { sentAt: Date; withinMs: number },
): Promise<void> {
  const giveUpAt = performance.now() + withinMs;
  for (;;) {
    try {
      return await markMailSent(database, mailId, sentAt);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > giveUpAt) throw error;
      await pause(NOTE_AGAIN_MS);
    }
  }
}
