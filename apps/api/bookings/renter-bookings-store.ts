import { sql } from 'kysely';
import { BOOKING_STATUSES, holdsCar, isFinished } from '@nolo/domain/booking/booking-state.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { BookingRow } from './booking-store.ts';

const UNDER_WAY = BOOKING_STATUSES.filter((status) => holdsCar(status) && !isFinished(status));

/** Bookings of a renter that cancelling or a rental would still end, the next pickup first; locked for `update`. */
export async function findLiveBookings(
  connection: Connection,
  accountId: string,
  lock: 'read' | 'update',
): Promise<BookingRow[]> {
  const query = connection
    .selectFrom('booking')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', 'in', UNDER_WAY)
    .orderBy('starts_at')
    .orderBy('id');
  const rows = await (lock === 'update' ? query.forUpdate() : query).execute();
  return rows;
}

export async function countBookings(connection: Connection, accountId: string): Promise<number> {
  const row = await connection
    .selectFrom('booking')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The billing details that replace those of a deleted account. */
const NOBODY = {
  name: '',
  mobile: '',
  email: '',
  addressLine1: '',
  townCity: '',
  ZIP_code: '',
  country: 'IT',
};

const somewhere = (place: 'pickup_location' | 'return_location') => sql<string>`
  CASE WHEN is_delivery THEN jsonb_build_object('description', ${sql.ref(place)}->>'city',
    'city', ${sql.ref(place)}->>'city', 'lat', '[-90, 90]'::jsonb, 'long', '[-180, 180]'::jsonb)
  ELSE ${sql.ref(place)} END`;

/** What mails were told of a booking names no more than the booking itself still does. */
const TOLD_OF = ['company_billing', 'pickup_location', 'return_location'];

/** Anonymises bookings: car, days and amounts stay, names and delivery addresses go. */
export async function anonymiseBookings(connection: Connection, accountId: string): Promise<void> {
  await connection
    .updateTable('booking')
    .set({
      billing: JSON.stringify(NOBODY),
      company_billing: null,
      pickup_location: somewhere('pickup_location'),
      return_location: somewhere('return_location'),
    })
    .where('account_id', '=', accountId)
    .execute();
  await connection
    .updateTable('booking_amendment')
    .set({
      pickup_location: somewhere('pickup_location'),
      return_location: somewhere('return_location'),
      driver_ids: sql<string[]>`'{}'`,
    })
    .where('account_id', '=', accountId)
    .execute();
  await sql`UPDATE booking_snapshot
    SET facts = jsonb_set(facts, '{booking}', (facts -> 'booking') - ${TOLD_OF}::text[])
    FROM booking WHERE booking.id = booking_snapshot.booking_id AND booking.account_id = ${accountId}`.execute(
    connection,
  );
}
