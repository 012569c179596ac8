import { sql } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';
import type { RequestWebsite } from '../../platform/request-website.ts';
import { ofWebsite } from '../../platform/tenant-sql.ts';

/** The booking of that number whose renter has that e-mail address, where the website shows it. */
export async function findBookingOf(
  connection: Connection,
  { number, email, website }: { number: string; email: string; website: RequestWebsite },
): Promise<{ id: string } | null> {
  const row = await connection
    .selectFrom('booking')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .select('booking.id')
    .where('booking.number', '=', number)
    .where('account.email', '=', email)
    .where('account.deleted_at', 'is', null)
    .where(ofWebsite(website, 'booking.company_id'))
    .executeTakeFirst();
  return row ?? null;
}

/** How many links to a booking were sent since a moment. */
export async function countBookingLinks(
  connection: Connection,
  bookingId: string,
  since: Date,
): Promise<number> {
  const { count } = await connection
    .selectFrom('booking_link')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('booking_id', '=', bookingId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertBookingLink(
  connection: Connection,
  link: { hash: Buffer; bookingId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await connection
    .insertInto('booking_link')
    .values({
      token_hash: link.hash,
      booking_id: link.bookingId,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .execute();
}

export type LinkedBooking = {
  id: string;
  number: string;
  accountId: string;
  email: string;
  firstName: string;
};

/** Which booking a link opens, and whose it is; null for an unknown or old one, or when the renter has left. */
export async function findLinkedBooking(
  connection: Connection,
  hash: Buffer,
  now: Date,
): Promise<LinkedBooking | null> {
  const row = await connection
    .selectFrom('booking_link')
    .innerJoin('booking', 'booking.id', 'booking_link.booking_id')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .select(['booking.id', 'booking.number', 'booking.account_id as accountId'])
    .select(['account.email', 'account.first_name as firstName'])
    .where('booking_link.token_hash', '=', hash)
    .where('booking_link.expires_at', '>', now)
    .where('account.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
