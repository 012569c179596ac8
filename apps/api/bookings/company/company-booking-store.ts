import { sql, type RawBuilder } from 'kysely';
import { HANDED_OVER, isDone, type HandoverKind } from '@nolo/domain/booking/handover.ts';
import type { BookingStatus } from '@nolo/domain/booking/booking-state.ts';
import type { DocumentsStatus } from '@nolo/domain/identity/documents.ts';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import type { Location } from '@nolo/contract/wire.ts';
import type { Connection } from '@nolo/db/database.ts';
import { endangeredBy, isOverdue } from '../../calendar/out-hold-store.ts';
import { OWN_RENTAL_BACK, OWN_RENTAL_LEFT } from '../../handover/recorded-return-store.ts';
import { ofCompany } from '../../platform/tenant-sql.ts';
import type { DriverNames } from '../booking-driver-store.ts';
import { lockBooking, type BookingRow } from '../booking-store.ts';
import { isReportRefused } from '../../police-report/police-report-store.ts';

/** The company's time zone. */
export async function findTimeZone(connection: Connection, companyId: number): Promise<string> {
  const { time_zone } = await connection
    .selectFrom('company')
    .select('time_zone')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return time_zone;
}

export type HandoverRow = {
  id: string;
  /** Of a booking. */
  number: string;
  /** Null: a rental of the company's own. */
  status: BookingStatus | null;
  isDone: boolean;
  isDelivery: boolean;
  isReportRefused: boolean;
  /** An overdue rental has the car, and comes right before. */
  isEndangered: boolean;
  endsAt: Date;
  at: string;
  location: Location;
  car: string;
  /** Empty when the account has been deleted. */
  renter: string;
};

/** The columns of a booking that describe its pickup and its return. */
const COLUMNS = {
  pickup: { at: 'booking.pickup_local', instant: 'booking.starts_at', location: 'booking.pickup_location' },
  return: { at: 'booking.return_local', instant: 'booking.ends_at', location: 'booking.return_location' },
} as const;

type Handovers = { companyId: number; kind: HandoverKind; now: Date };
type HandoversOn = Handovers & { day: LocalDate; timeZone: string };

/** Pickups or returns of a company on a day of its own calendar, in their order. */
export async function listHandoversOn(
  connection: Connection,
  { day, timeZone, ...handovers }: HandoversOn,
): Promise<HandoverRow[]> {
  const onDay = (instant: string) =>
    sql<boolean>`${sql.ref(instant)} >= ${day}::date::timestamp AT TIME ZONE ${timeZone}
      AND ${sql.ref(instant)} < (${day}::date + 1)::timestamp AT TIME ZONE ${timeZone}`;
  const { instant } = COLUMNS[handovers.kind];
  const own = handovers.kind === 'pickup' ? 'own_rental.starts_at' : 'own_rental.ends_at';
  return [
    ...(await listBookedHandovers(connection, handovers, onDay(instant))),
    ...(await listOwnHandovers(connection, handovers, onDay(own))),
  ];
}

/** Returns of a company that are overdue. */
export async function listOverdue(
  connection: Connection,
  { companyId, now }: { companyId: number; now: Date },
): Promise<HandoverRow[]> {
  const returns = { companyId, kind: 'return', now } as const;
  const isLate = sql<boolean>`booking.status = 'CHECKED IN' AND ${isOverdue(sql.ref('booking.ends_at'), now)}`;
  const isOwnLate = sql<boolean>`${isOverdue(sql.ref('own_rental.ends_at'), now)}
    AND ${OWN_RENTAL_LEFT} AND NOT ${OWN_RENTAL_BACK}`;
  return [
    ...(await listBookedHandovers(connection, returns, isLate)),
    ...(await listOwnHandovers(connection, returns, isOwnLate)),
  ];
}

async function listBookedHandovers(
  connection: Connection,
  { companyId, kind, now }: Handovers,
  which: RawBuilder<boolean>,
): Promise<HandoverRow[]> {
  const { at, location } = COLUMNS[kind];
  const rows = await connection
    .selectFrom('booking')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .innerJoin('car', 'car.id', 'booking.car_id')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .select(['booking.id', 'booking.number', 'booking.status', 'booking.is_delivery as isDelivery'])
    .select(isReportRefused('booking.id', 'booking_id').as('isReportRefused'))
    .select([`${at} as at`, `${location} as location`, 'booking.ends_at as endsAt'])
    .select(sql<boolean>`${endangeredBy('booking_id', now)} IS NOT NULL`.as('isEndangered'))
    .select([
      sql<string>`car_make.name || ' ' || car_model.name`.as('car'),
      sql<string>`trim(account.first_name || ' ' || account.last_name)`.as('renter'),
    ])
    .where(ofCompany(companyId, 'booking.company_id'))
    .where('booking.status', 'in', HANDED_OVER)
    .where(which)
    .orderBy(at)
    .orderBy('booking.number')
    .execute();
  return rows.map((row) => ({ ...row, isDone: isDone(kind, row.status) }));
}

/** Those of the company's own rentals. */
async function listOwnHandovers(
  connection: Connection,
  { companyId, kind, now }: Handovers,
  which: RawBuilder<boolean>,
): Promise<HandoverRow[]> {
  const at = kind === 'pickup' ? 'own_rental.pickup_local' : 'own_rental.return_local';
  const { rows } = await sql<HandoverRow>`
    SELECT own_rental.id, '' AS number, NULL AS status, false AS "isDelivery", ${sql.ref(at)} AS at,
      own_rental.ends_at AS "endsAt", ${endangeredBy('own_rental_id', now)} IS NOT NULL AS "isEndangered",
      json_build_object('description', car.parking_location) AS location,
      ${isReportRefused('own_rental.id', 'own_rental_id')} AS "isReportRefused",
      car_make.name || ' ' || car_model.name AS car, own_rental.customer_name AS renter,
      ${kind === 'pickup' ? OWN_RENTAL_LEFT : OWN_RENTAL_BACK} AS "isDone"
    FROM own_rental
    JOIN car ON car.id = own_rental.car_id
    JOIN car_make ON car_make.id = car.make_id
    JOIN car_model ON car_model.id = car.model_id
    WHERE ${ofCompany(companyId, 'own_rental.company_id')} AND own_rental.cancelled_at IS NULL
      AND ${which}
    ORDER BY at, own_rental.id`.execute(connection);
  return rows;
}

/** Null when the company has no such booking, or it was never paid. */
export async function findBookingOfCompany(
  connection: Connection,
  { companyId, id }: { companyId: number; id: string },
): Promise<BookingRow | null> {
  const row = await connection
    .selectFrom('booking')
    .selectAll()
    .where('id', '=', id)
    .where(ofCompany(companyId, 'company_id'))
    .where('paid_at', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockBookingOfCompany(
  connection: Connection,
  { companyId, id }: { companyId: number; id: string },
): Promise<BookingRow | null> {
  // A booking never changes its company: it can be asked for before the lock.
  if ((await findBookingOfCompany(connection, { companyId, id })) === null) return null;
  return lockBooking(connection, id);
}

/** Who drives besides the renter, and how their documents stand. */
export async function listDriversOf(
  connection: Connection,
  bookingId: string,
): Promise<(DriverNames & { documentsStatus: DocumentsStatus })[]> {
  return connection
    .selectFrom('booking_driver')
    .innerJoin('account', 'account.id', 'booking_driver.driver_id')
    .select(['account.first_name as firstName', 'account.last_name as lastName'])
    .select('account.documents_status as documentsStatus')
    .where('booking_driver.booking_id', '=', bookingId)
    .where('account.deleted_at', 'is', null)
    .orderBy('account.first_name')
    .orderBy('account.id')
    .execute();
}
