import { sql } from 'kysely';
import type { MailTemplate, MailTemplates } from './mail-templates.ts';
import type { Connection } from '../platform/database.ts';
import type { Language } from '../../locales/language.ts';

/** A message as it waits in the outbox: the template decides the type of its data. */
export type StoredMail<T extends MailTemplate = MailTemplate> = {
  id: string;
  template: T;
  language: Language;
  recipient: string;
  /** Null: the platform's own message. */
  websiteId: number | null;
  data: MailTemplates[T];
};

type NewMail = {
  key: string;
  recipient: string;
  language: Language;
  websiteId: number | null;
  template: string;
  data: object;
  createdAt: Date;
};

/** The new row's id; null when a message of that key exists already. */
export async function insertMail(connection: Connection, mail: NewMail): Promise<string | null> {
  const { key, recipient, language, template, websiteId: website_id, createdAt } = mail;
  const row = await connection
    .insertInto('mail')
    .values({
      key,
      recipient,
      language,
      template,
      website_id,
      data: JSON.stringify(mail.data),
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether a message of that key was written after a moment. */
export async function isMailWritten(connection: Connection, key: string, after: Date): Promise<boolean> {
  const row = await connection
    .selectFrom('mail')
    .select('id')
    .where('key', '=', key)
    .where('created_at', '>', after)
    .executeTakeFirst();
  return row !== undefined;
}

/** Longer than a delivery and noting it may take (`mail-transport.ts`, `mail.ts`). */
const LEASE = sql`interval '60 seconds'`;

export type Claim = { mail: StoredMail } | { claimedForSeconds: number } | 'sent';

/**
 * Takes a message for this worker alone, for a time: no transaction stays open while a mail server answers.
 * 'sent' also when it was never written; `claimedForSeconds`, how much longer, while another worker has it. The
 * lease runs on the database's clock, the same for all.
 */
export async function claimMail(connection: Connection, mailId: string): Promise<Claim> {
  const claimed = await connection
    .updateTable('mail')
    .set({ claimed_until: sql`now() + ${LEASE}` })
    .where('id', '=', mailId)
    .where('sent_at', 'is', null)
    .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<', sql<Date>`now()`)]))
    .returning(['id', 'template', 'language', 'recipient', 'website_id as websiteId', 'data'])
    .executeTakeFirst();
  // Written by `insertMail` alone, whose caller is typed.
  if (claimed) return { mail: claimed as StoredMail };
  const unsent = await connection
    .selectFrom('mail')
    // Released since: free at once.
    .select(
      sql<number>`coalesce(extract(epoch FROM claimed_until - now())::float8, 0)`.as('claimedForSeconds'),
    )
    .where('id', '=', mailId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return unsent ?? 'sent';
}

/** Not delivered: the next try need not wait for the lease to end. */
export async function releaseMail(connection: Connection, mailId: string): Promise<void> {
  await connection.updateTable('mail').set({ claimed_until: null }).where('id', '=', mailId).execute();
}

/**
 * What the message said is blanked with it: it held a token or a booking's details, and is not needed again. So is
 * the address of somebody who has left.
 */
export async function markMailSent(connection: Connection, mailId: string, sentAt: Date): Promise<void> {
  await connection
    .updateTable('mail')
    .set((expression) => ({
      sent_at: sentAt,
      claimed_until: null,
      data: '{}',
      recipient: expression
        .case()
        .when('is_forgotten_once_sent', '=', true)
        .then('')
        .else(expression.ref('recipient'))
        .end(),
    }))
    .where('id', '=', mailId)
    .execute();
}

/** Forgets an address: at once where nothing is left to send, otherwise with the sending. */
export async function forgetRecipient(connection: Connection, recipient: string): Promise<void> {
  await connection
    .updateTable('mail')
    .set({ recipient: '' })
    .where('recipient', '=', recipient)
    .where('sent_at', 'is not', null)
    .execute();
  await connection
    .updateTable('mail')
    .set({ is_forgotten_once_sent: true })
    .where('recipient', '=', recipient)
    .execute();
}
