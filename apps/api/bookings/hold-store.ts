import { sql, type Transaction } from 'kysely';
import type { Availability } from '@nolo/domain/booking/booking-state.ts';
import type { Range } from '@nolo/domain/calendar/date-range.ts';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { DB } from '@nolo/db/database-types.ts';
import { checkoutUrlOfBooking } from '../payments/payment-store.ts';
import { findTurnaroundMinutes, insertHold, type BookingRow } from './booking-store.ts';

/** A renter's own unpaid booking that keeps the car. */
export type OwnHold = { bookingId: string; paymentUrl: string | null; expiresAt: Date };

/**
 * Whether a car is free in a period (ISO UTC instants), and the renter's own unpaid booking if that alone stands in
 * the way: reserving again replaces it.
 */
export async function findAvailability(
  connection: Connection,
  carId: number,
  {
    accountId,
    startsAt,
    freeAt,
    now,
  }: { accountId: string | null; startsAt: string; freeAt: string; now: Date },
): Promise<{ availability: Availability; ownHold: OwnHold | null }> {
  const holds = await connection
    .selectFrom('hold')
    .leftJoin('booking', (join) =>
      join
        .onRef('booking.id', '=', 'hold.booking_id')
        .on('booking.status', '=', 'PENDING')
        .on('booking.account_id', '=', accountId)
        .on('booking.expires_at', '>', now),
    )
    .select(['booking.id', 'booking.expires_at'])
    .select(checkoutUrlOfBooking.as('payment_url'))
    .where('hold.car_id', '=', carId)
    .where(sql<boolean>`hold.during && tstzrange(${startsAt}::timestamptz, ${freeAt}::timestamptz)`)
    .orderBy('booking.expires_at')
    .execute();
  const [first] = holds;
  if (first === undefined) return { availability: 'free', ownHold: null };
  const { id: bookingId, payment_url: paymentUrl, expires_at: expiresAt } = first;
  const isOwn = holds.every(({ id }) => id !== null);
  if (!isOwn || bookingId === null || expiresAt === null) return { availability: 'taken', ownHold: null };
  return { availability: 'held_by_you', ownHold: { bookingId, paymentUrl, expiresAt } };
}

/** Whether anything but the renter's own bookings keeps the car in a period. */
export async function isHeldByOthers(
  connection: Connection,
  carId: number,
  { accountId, startsAt, freeAt }: { accountId: string; startsAt: Date; freeAt: Date },
): Promise<boolean> {
  const found = await connection
    .selectFrom('hold')
    .leftJoin('booking', 'booking.id', 'hold.booking_id')
    .select('hold.id')
    .where('hold.car_id', '=', carId)
    .where(sql<boolean>`hold.during && tstzrange(${startsAt}, ${freeAt})`)
    .where(sql<boolean>`booking.account_id IS DISTINCT FROM ${accountId}::uuid`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The car's holds between two instants as wall-clock ranges of its zone, cut to the window. */
export async function listHolds(
  connection: Connection,
  carId: number,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): Promise<Range[]> {
  const window = sql`tstzrange(${from}::timestamptz, ${to}::timestamptz)`;
  const wallClock = (moment: string) =>
    sql<LocalDateTime>`to_char(${sql.raw(moment)}(during * ${window}) AT TIME ZONE ${timeZone}, 'YYYY-MM-DD"T"HH24:MI')`;
  const rows = await connection
    .selectFrom('hold')
    .select([wallClock('lower').as('start'), wallClock('upper').as('end')])
    .where('car_id', '=', carId)
    .where(sql<boolean>`during && ${window}`)
    .orderBy('during')
    .execute();
  return rows;
}

/**
 * Blocks a booking's car from pickup to return and for the company's turnaround after it
 * (docs/specification/states.md 3); false when it is taken.
 */
export async function holdCar(transaction: Transaction<DB>, booking: BookingRow): Promise<boolean> {
  const turnaround = await findTurnaroundMinutes(transaction, booking.company_id);
  return insertHold(transaction, {
    bookingId: booking.id,
    carId: booking.car_id,
    startsAt: booking.starts_at,
    endsAt: new Date(booking.ends_at.getTime() + turnaround * 60_000),
  });
}
