import type { Insertable } from 'kysely';
import type { BusinessRegistration, ContactMessage, Meeting } from '../platform/database-types.ts';
import type { Connection } from '../platform/database.ts';
import type { Language } from '../../locales/language.ts';

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

export async function insertSubscription(
  connection: Connection,
  subscription: { email: string; language: Language; created_at: Date },
): Promise<void> {
  await connection
    .insertInto('newsletter_subscription')
    .values(subscription)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

export async function deleteSubscription(connection: Connection, email: string): Promise<void> {
  await connection.deleteFrom('newsletter_subscription').where('email', '=', email).execute();
}

export async function insertRegistration(
  connection: Connection,
  registration: Insertable<BusinessRegistration>,
): Promise<string> {
  const { id } = await connection
    .insertInto('business_registration')
    .values(registration)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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
