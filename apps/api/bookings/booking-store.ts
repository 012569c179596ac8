import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { CancelReason } from '@nolo/domain/booking/cancel-reason.ts';
import type { BookingStatus } from '@nolo/domain/booking/booking-state.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Booking } from '@nolo/db/database-types.ts';
import type { RequestWebsite } from '../platform/request-website.ts';
import { ofWebsite } from '../platform/tenant-sql.ts';
import { OPEN_DISPUTE } from '../payments/dispute-store.ts';

export type BookingRow = Selectable<Booking>;
export type NewBooking = Insertable<Booking>;
type Change = Omit<Updateable<Booking>, 'status' | 'cancel_reason'> & {
  status?: BookingStatus;
  cancel_reason?: CancelReason | null;
};

/** Locks the car of a booking; always taken before the booking's own lock. */
export async function lockCarOf(connection: Connection, bookingId: string): Promise<void> {
  await connection
    .selectFrom('car')
    .select('id')
    .where('id', '=', (where) =>
      where.selectFrom('booking').select('car_id').where('booking.id', '=', bookingId),
    )
    .forNoKeyUpdate()
    .execute();
}

export async function insertBooking(connection: Connection, booking: NewBooking): Promise<BookingRow> {
  return await connection.insertInto('booking').values(booking).returningAll().executeTakeFirstOrThrow();
}

export async function updateBooking(connection: Connection, id: string, change: Change): Promise<BookingRow> {
  return await connection
    .updateTable('booking')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findBooking(connection: Connection, id: string): Promise<BookingRow | null> {
  const row = await connection.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/**
 * Locks the account before its booking, as everybody does: what is written for the renter later needs the account, and
 * a deletion, which has it, needs the booking. PostgreSQL locks in the clauses' order.
 */
const locked = (connection: Connection) =>
  connection
    .selectFrom('booking')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .selectAll('booking')
    .forKeyShare('account')
    .forUpdate('booking');

/** The booking, locked until the transaction ends; null when unknown. */
export async function lockBooking(connection: Connection, id: string): Promise<BookingRow | null> {
  const row = await locked(connection).where('booking.id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The renter's own live bookings of that car overlapping the period, locked until the transaction ends. */
export async function lockOwnOverlapping(
  connection: Connection,
  where: { accountId: string; carId: number; startsAt: Date; endsAt: Date },
): Promise<BookingRow[]> {
  const rows = await connection
    .selectFrom('booking')
    .selectAll()
    .where('account_id', '=', where.accountId)
    .where('car_id', '=', where.carId)
    .where('status', '<>', 'CANCELLED')
    .where('starts_at', '<', where.endsAt)
    .where('ends_at', '>', where.startsAt)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows;
}

/** Bookings of the renter that keep a car and are not paid yet. */
export async function countUnpaid(connection: Connection, accountId: string, now: Date): Promise<number> {
  const { count } = await connection
    .selectFrom('booking')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('status', '=', 'PENDING')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** The renter's own booking of a checkout session; null for anybody else's. */
export async function findOwnBookingBySession(
  connection: Connection,
  accountId: string,
  sessionId: string,
): Promise<{ id: string; companyId: number; status: BookingStatus } | null> {
  const row = await connection
    .selectFrom('checkout_session')
    .innerJoin('payment', 'payment.id', 'checkout_session.payment_id')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .select(['booking.id', 'booking.company_id', 'booking.status'])
    .where('checkout_session.provider_session_id', '=', sessionId)
    // The session of a change leads back to the booking's own page.
    .where('payment.amendment_id', 'is', null)
    .where('booking.account_id', '=', accountId)
    .executeTakeFirst();
  return row ? { id: row.id, companyId: row.company_id, status: row.status } : null;
}

/**
 * Blocks the car; false when anything else already holds it in that period. The exclusion constraint decides, so
 * two renters on two servers at the same instant get one true and one false.
 */
export async function insertHold(
  connection: Connection,
  hold: { bookingId: string; carId: number; startsAt: Date; endsAt: Date },
): Promise<boolean> {
  const row = await connection
    .insertInto('hold')
    .values({
      car_id: hold.carId,
      booking_id: hold.bookingId,
      reason: 'booking',
      during: sql<string>`tstzrange(${hold.startsAt}, ${hold.endsAt}, '[)')`,
    })
    .onConflict((conflict) => conflict.constraint('hold_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Minutes a company needs between return and next pickup. */
export async function findTurnaroundMinutes(connection: Connection, companyId: number): Promise<number> {
  const row = await connection
    .selectFrom('company')
    .select('turnaround_minutes')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return row.turnaround_minutes;
}

/** The IANA zone and the turnaround of the car's company; null for a car that the website does not show. */
export async function findCarTimes(
  connection: Connection,
  carId: number,
  website: RequestWebsite,
): Promise<{ timeZone: string; turnaroundMinutes: number } | null> {
  const row = await connection
    .selectFrom('car')
    .innerJoin('company', 'company.id', 'car.company_id')
    .select(['company.time_zone as timeZone', 'company.turnaround_minutes as turnaroundMinutes'])
    .where('car.id', '=', carId)
    .where(ofWebsite(website, 'car.company_id'))
    .executeTakeFirst();
  return row ?? null;
}

/** The renter's unpaid booking made by the very same request, while it still holds the car. */
export async function findPendingByHash(
  connection: Connection,
  accountId: string,
  hash: Buffer,
  now: Date,
): Promise<BookingRow | null> {
  const row = await connection
    .selectFrom('booking')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('request_hash', '=', hash)
    .where('status', '=', 'PENDING')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** 'Fiat 500' */
export async function findCarName(connection: Connection, carId: number): Promise<string> {
  const row = await connection
    .selectFrom('car')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .select(['car_make.name as make', 'car_model.name as model'])
    .where('car.id', '=', carId)
    .executeTakeFirstOrThrow();
  return `${row.make} ${row.model}`;
}

const COLUMNS = ['id', 'email', 'first_name', 'email_verified_at', 'documents_status'] as const;

/**
 * What decides whether somebody may book; null for an account that is gone. Locked until the transaction ends, so
 * that a renter's reservations are made one after the other and what is counted of them holds.
 */
export async function lockRenterAccount(connection: Connection, accountId: string) {
  const row = await connection
    .selectFrom('account')
    .select(COLUMNS)
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Locks the account of a booking's renter; always taken before the booking's own lock. */
export async function lockRenter(
  connection: Connection,
  { bookingId }: { bookingId: string },
): Promise<void> {
  await connection
    .selectFrom('account')
    .select('account.id')
    .where('id', '=', (where) =>
      where.selectFrom('booking').select('account_id').where('booking.id', '=', bookingId),
    )
    .forNoKeyUpdate()
    .execute();
}

/**
 * Whether an ended booking could still use its coupon: not used by another live booking of the renter, nor by as
 * many of anybody's as it is for. Nobody else can use it until the transaction ends.
 */
export async function isCouponFree(
  connection: Connection,
  { id, coupon_id, account_id }: BookingRow,
): Promise<boolean> {
  if (coupon_id === null) return true;
  const coupon = await connection
    .selectFrom('coupon')
    .select('max_uses')
    .where('id', '=', coupon_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const used = await connection
    .selectFrom('booking')
    .select([
      sql<number>`count(*)::int`.as('uses'),
      sql<boolean>`coalesce(bool_or(account_id = ${account_id}), false)`.as('usedByRenter'),
    ])
    .where('coupon_id', '=', coupon_id)
    .where('status', '<>', 'CANCELLED')
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return !used.usedByRenter && (coupon.max_uses === null || used.uses < coupon.max_uses);
}

/** Facts outside a booking's row that decide what cancelling it does. */
export type CancellationFacts = {
  hasReplacement: boolean;
  /** Minor units that an open dispute holds, or that a lost one gave to the renter. */
  withBankMinor: number;
};
/** Selects the facts of `booking`. */
export const cancellationFacts = sql<CancellationFacts>`json_build_object(
  'hasReplacement', EXISTS (SELECT FROM replacement
    WHERE replacement.booking_id = booking.id AND replacement.status = 'proposed'),
  'withBankMinor', (SELECT coalesce(sum(dispute.amount_minor), 0) FROM dispute
      WHERE dispute.booking_id = booking.id AND ${OPEN_DISPUTE})
    + (SELECT coalesce(sum(lost.amount_minor), 0) FROM ledger_entry AS lost
      WHERE lost.booking_id = booking.id AND lost.kind = 'dispute_lost' AND lost.account = 'renter'))`;

export async function findCancellationFacts(
  connection: Connection,
  bookingId: string,
): Promise<CancellationFacts> {
  const { facts } = await connection
    .selectFrom('booking')
    .select(cancellationFacts.as('facts'))
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return facts;
}
