import { createHash } from 'node:crypto';
import type { Connection } from '@nolo/db/database.ts';
import type { NoticeData, NoticeKind } from '@nolo/domain/account/notice-kinds.ts';
import type { Deps } from '../../deps.ts';
import { insertNotice } from '../notices/notice-store.ts';
import type { MailJob, MailTemplate } from './mail-definitions.ts';

export type MailRequest<T extends MailTemplate> = MailJob<T> & {
  /** Names the cause (`booking-paid:{id}`): asked for twice, the mail is sent once. */
  key: string;
};

/** A UUID of version 8 (RFC 9562, 5.8), the same for the same key: the queue takes a job of the same id once. */
export function mailJobId(key: string): string {
  const bytes = createHash('sha256').update(`mail:${key}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Puts a mail into the queue, in the transaction of the change that causes it: both happen, or neither. */
export async function enqueueMail<T extends MailTemplate>(
  { jobs }: Pick<Deps, 'jobs'>,
  connection: Connection,
  { key, template, payload }: MailRequest<T>,
  options: { deleteAfterSeconds?: number } = {},
): Promise<void> {
  await jobs.send(connection, 'send-mail', { template, payload }, { ...options, id: mailJobId(key) });
}

const HOUR_MS = 3_600_000;

/** As `enqueueMail`, once in each hour of the clock: nobody can have us fill somebody's mailbox. */
export async function enqueueMailHourly<T extends MailTemplate>(
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  connection: Connection,
  mail: MailRequest<T>,
): Promise<void> {
  const hour = Math.floor(clock.now().getTime() / HOUR_MS);
  await enqueueMail({ jobs }, connection, { ...mail, key: `${mail.key}:${hour}` });
}

type News<K extends NoticeKind> = MailRequest<K> & {
  accountId: string;
  /** What the notice names; the mail says more. */
  about: NoticeData;
};

/** Tells a renter something once, under the bell and by mail, in the transaction of the change that causes it. */
export async function notify<K extends NoticeKind>(
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  connection: Connection,
  { accountId, about, ...mail }: News<K>,
): Promise<void> {
  const { key, template: kind } = mail;
  await insertNotice(connection, { accountId, key, kind, data: about, createdAt: clock.now() });
  await enqueueMail({ jobs }, connection, mail);
}
