import type { NoticeData, NoticeKind } from '@nolo/domain/account/notice-kinds.ts';
import type { Deps } from '../../deps.ts';
import type { Connection } from '@nolo/db/database.ts';
import { enqueueMail, type MailRequest } from '../emails/enqueue-mail.ts';
import { insertNotice } from './notice-store.ts';

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
