import type { MailTemplate, MailTemplates } from '../emails/mail-templates.ts';
import type { Connection } from './database.ts';
import type { Language } from '../../locales/language.ts';

/** A message as it waits in the outbox: the template decides the type of its data. */
export type StoredMail<T extends MailTemplate = MailTemplate> = {
  id: string;
  template: T;
  language: Language;
  recipient: string;
  data: MailTemplates[T];
};

type NewMail = { key: string; recipient: string; language: Language; template: string; data: object };

/** The new row's id; null when a message of that key exists already. */
export async function insertMail(connection: Connection, mail: NewMail): Promise<string | null> {
  const { key, recipient, language, template } = mail;
  const row = await connection
    .insertInto('mail')
    .values({ key, recipient, language, template, data: JSON.stringify(mail.data) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The message, locked until the transaction ends; null when it has been sent (or was never written). */
export async function lockUnsentMail(connection: Connection, mailId: string): Promise<StoredMail | null> {
  const row = await connection
    .selectFrom('mail')
    .select(['id', 'template', 'language', 'recipient', 'data'])
    .where('id', '=', mailId)
    .where('sent_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  // Written by `insertMail` alone, whose caller is typed.
  return (row as StoredMail | undefined) ?? null;
}

/** What the message said is blanked with it: it held a token or a booking's details, and is not needed again. */
export async function markMailSent(connection: Connection, mailId: string, sentAt: Date): Promise<void> {
  await connection
    .updateTable('mail')
    .set({ sent_at: sentAt, data: '{}' })
    .where('id', '=', mailId)
    .execute();
}
