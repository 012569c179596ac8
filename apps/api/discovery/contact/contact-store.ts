import { sql, type Insertable, type Selectable } from 'kysely';
import type { ContactMessage, Meeting } from '@nolo/db/database-types.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Language } from '@nolo/i18n/language.ts';

/** What one address sends is taken up one after the other, until the transaction ends. */
export async function lockSender(connection: Connection, email: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`sender:${email}`}, 0))`.execute(connection);
}

type Message = Omit<ContactMessage, 'id' | 'created_at'>;

/** Whether the very same was written since then. */
export async function isWritten(connection: Connection, message: Message, since: Date): Promise<boolean> {
  const { first_name, last_name, email, mobile_number, message: text, website_id } = message;
  const row = await connection
    .selectFrom('contact_message')
    .select('id')
    .where('created_at', '>=', since)
    .where((same) => same.and({ first_name, last_name, email, mobile_number, message: text, website_id }))
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertContactMessage(
  connection: Connection,
  message: Insertable<ContactMessage>,
): Promise<string> {
  const { id } = await connection
    .insertInto('contact_message')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findContactMessage(
  connection: Connection,
  id: string,
): Promise<Selectable<ContactMessage> | null> {
  const row = await connection
    .selectFrom('contact_message')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The new row's id; null for an address that is on the list already. */
export async function insertSubscription(
  connection: Connection,
  subscription: { email: string; language: Language; created_at: Date },
): Promise<string | null> {
  const row = await connection
    .insertInto('newsletter_subscription')
    .values(subscription)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findSubscription(
  connection: Connection,
  id: string,
): Promise<{ email: string; language: Language } | null> {
  const row = await connection
    .selectFrom('newsletter_subscription')
    .select(['email', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteSubscription(connection: Connection, email: string): Promise<void> {
  await connection.deleteFrom('newsletter_subscription').where('email', '=', email).execute();
}

/** Instants from `from` on at which a meeting begins, as `Date.toISOString` writes them. */
export async function listMeetingTimes(connection: Connection, from: Date): Promise<Set<string>> {
  const rows = await connection
    .selectFrom('meeting')
    .select('starts_at')
    .where('starts_at', '>=', from)
    .execute();
  return new Set(rows.map((row) => row.starts_at.toISOString()));
}

/** The meeting's id; null when somebody has the time already. */
export async function insertMeeting(
  connection: Connection,
  meeting: Insertable<Meeting>,
): Promise<string | null> {
  const row = await connection
    .insertInto('meeting')
    .values(meeting)
    .onConflict((conflict) => conflict.column('starts_at').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findMeeting(connection: Connection, id: string): Promise<Selectable<Meeting> | null> {
  const row = await connection.selectFrom('meeting').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The meeting that the same person has booked at this time already. */
export async function findOwnMeeting(
  connection: Connection,
  { starts_at, name, email, phone }: Pick<Insertable<Meeting>, 'starts_at' | 'name' | 'email' | 'phone'>,
): Promise<{ id: string; created_at: Date } | null> {
  const row = await connection
    .selectFrom('meeting')
    .select(['id', 'created_at'])
    .where('starts_at', '=', new Date(starts_at))
    .where((same) => same.and({ name, email, phone }))
    .executeTakeFirst();
  return row ?? null;
}
