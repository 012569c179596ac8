import { sql } from 'kysely';
import type { Inclusions } from '@nolo/contract/inclusions.ts';
import type { BookingStatus } from '@nolo/domain/booking/booking-state.ts';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { findBooking, lockBooking, type BookingRow } from '../bookings/booking-store.ts';
import { findMailDetails } from '../bookings/mails/mail-details-store.ts';
import { lockCar } from '../calendar/calendar-store.ts';
import { inclusionsJson } from '../companies/inclusions-sql.ts';
import { OWN_RENTAL_BACK, OWN_RENTAL_LEFT } from './recorded-return-store.ts';
import { ofCompany } from '../platform/tenant-sql.ts';

/** What a company hands over: a paid booking, or a rental of its own. Of the first, `bookingId` is its id, else null. */
export type Rental = {
  id: string;
  companyId: number;
  bookingId: string | null;
  ownRentalId: string | null;
  carId: number;
  /** Of a booking its number; of an own rental its customer's name. */
  name: string;
  pickupLocal: LocalDateTime;
  returnLocal: LocalDateTime;
  /** Before it was extended: the return that agreement and police report name. */
  agreedReturnLocal: LocalDateTime;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  isCancelled: boolean;
};

/** Null when the company has no such rental, or its booking was never paid. */
export async function findRental(
  connection: Connection,
  { companyId, id }: { companyId: number; id: string },
): Promise<Rental | null> {
  const { rows } = await sql<Rental>`
    SELECT booking.id, booking.company_id AS "companyId", booking.id AS "bookingId", NULL AS "ownRentalId",
      booking.car_id AS "carId", booking.number AS name,
      booking.pickup_local AS "pickupLocal", booking.return_local AS "returnLocal",
      coalesce(booking.agreed_return_local, booking.return_local) AS "agreedReturnLocal",
      booking.starts_at AS "startsAt", booking.ends_at AS "endsAt", booking.time_zone AS "timeZone",
      booking.status = 'CANCELLED' AS "isCancelled"
    FROM booking
    WHERE booking.id = ${id} AND booking.paid_at IS NOT NULL AND ${ofCompany(companyId, 'booking.company_id')}
    UNION ALL
    SELECT own_rental.id, own_rental.company_id, NULL, own_rental.id, own_rental.car_id, own_rental.customer_name,
      own_rental.pickup_local, own_rental.return_local, own_rental.return_local, own_rental.starts_at, own_rental.ends_at, company.time_zone,
      own_rental.cancelled_at IS NOT NULL
    FROM own_rental JOIN company ON company.id = own_rental.company_id
    WHERE own_rental.id = ${id} AND ${ofCompany(companyId, 'own_rental.company_id')}`.execute(connection);
  return rows[0] ?? null;
}

/** The same, locked until the transaction ends: its car first, as everybody does. */
export async function lockRental(
  connection: Connection,
  of: { companyId: number; id: string },
): Promise<Rental | null> {
  const found = await findRental(connection, of);
  if (found === null) return null;
  await lockCar(connection, found.carId);
  if (found.bookingId !== null) await lockBooking(connection, found.bookingId);
  else
    await connection.selectFrom('own_rental').select('id').where('id', '=', found.id).forUpdate().execute();
  const rental = await findRental(connection, of);
  // Between the first look and the lock the booking moved to another car, which is not locked.
  return rental !== null && rental.carId !== found.carId ? lockRental(connection, of) : rental;
}

/** Under which what happens at the counter is kept; null while nothing has happened. */
export async function findHandoverId(
  connection: Connection,
  { bookingId, ownRentalId }: Pick<Rental, 'bookingId' | 'ownRentalId'>,
): Promise<string | null> {
  const row = await connection
    .selectFrom('handover')
    .select('id')
    .where((where) =>
      bookingId === null ? where('own_rental_id', '=', ownRentalId) : where('booking_id', '=', bookingId),
    )
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The same, which begins with the first thing that happens. */
export async function beginHandover(connection: Connection, rental: Rental, at: Date): Promise<string> {
  await connection
    .insertInto('handover')
    .values({
      company_id: rental.companyId,
      booking_id: rental.bookingId,
      own_rental_id: rental.ownRentalId,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const id = await findHandoverId(connection, rental);
  if (id === null) throw new Error(`rental ${rental.id} has no handover after its beginning`);
  return id;
}

/** By what its hold is found. */
export const holderOf = ({ id, bookingId }: Pick<Rental, 'id' | 'bookingId'>) =>
  bookingId === null ? { own_rental_id: id } : { booking_id: bookingId };

/** The booking of a rental that is locked. */
export async function findBookingOf(connection: Connection, bookingId: string): Promise<BookingRow> {
  const booking = await findBooking(connection, bookingId);
  if (booking === null) throw new Error(`booking ${bookingId} is gone although it is locked`);
  return booking;
}

/** Who rents, and on which terms; null where no booking says it and the car's own hold. */
export type RentalTerms = {
  status: BookingStatus | null;
  customer: string;
  phone: string;
  place: string | null;
  returnPlace: string | null;
  isDelivery: boolean;
  depositMinor: number | null;
  inclusions: Inclusions | null;
  /** In which its renter reads; null: nobody said it of an own rental. */
  language: Language | null;
  /** Of an own rental what its customer pays, if somebody has said it. */
  ownPriceMinor: number | null;
};

export async function findRentalTerms(
  connection: Connection,
  { bookingId, ownRentalId }: Rental,
): Promise<RentalTerms> {
  if (bookingId === null) {
    const { current, inclusions, ...own } = await connection
      .selectFrom('own_rental')
      .innerJoin('car', 'car.id', 'own_rental.car_id')
      .innerJoin('company', 'company.id', 'own_rental.company_id')
      .select(['customer_name as customer', 'customer_phone as phone', 'price_minor as ownPriceMinor'])
      .select(['own_rental.language', 'own_rental.inclusions', inclusionsJson.as('current')])
      .select('own_rental.deposit_minor as depositMinor')
      .where('own_rental.id', '=', ownRentalId)
      .executeTakeFirstOrThrow();
    return {
      status: null,
      place: null,
      returnPlace: null,
      isDelivery: false,
      inclusions: inclusions ?? current,
      ...own,
    };
  }
  const booking = await findBookingOf(connection, bookingId);
  const { status, is_delivery, pickup_location, return_location, quote, inclusions, language } = booking;
  const { renter } = await findMailDetails(connection, bookingId);
  return {
    status,
    customer: renter === null ? '' : `${renter.firstName} ${renter.lastName}`,
    phone: renter?.phone ?? '',
    place: pickup_location.description,
    returnPlace: return_location.description,
    isDelivery: is_delivery,
    depositMinor: quote.depositMinor,
    inclusions,
    language,
    ownPriceMinor: null,
  };
}

/** By whose clock a booking's moments are read. */
export async function findTimeZoneOf(connection: Connection, bookingId: string): Promise<string> {
  return (await findBookingOf(connection, bookingId)).time_zone;
}

/** Ids of rentals that leave or come back between yesterday and the end of tomorrow, and have not: bookings and own rentals. */
export async function listHandoversToKeep(
  connection: Connection,
  { companyId, at }: { companyId: number; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT booking.id FROM booking
    WHERE ${ofCompany(companyId, 'booking.company_id')} AND (
      booking.status IN ('PAID', 'SIGNED', 'DEPOSIT COLLECTED') AND booking.starts_at BETWEEN ${at}::timestamptz - interval '1 day'
        AND ${at}::timestamptz + interval '2 days'
      OR booking.status = 'CHECKED IN' AND booking.ends_at < ${at}::timestamptz + interval '2 days')
    UNION ALL
    SELECT own_rental.id FROM own_rental
    WHERE ${ofCompany(companyId, 'own_rental.company_id')} AND own_rental.cancelled_at IS NULL
      AND own_rental.starts_at < ${at}::timestamptz + interval '2 days'
      AND (own_rental.ends_at > ${at}::timestamptz - interval '2 days' OR ${OWN_RENTAL_LEFT} AND NOT ${OWN_RENTAL_BACK})
    LIMIT 200`.execute(connection);
  return rows.map(({ id }) => id);
}
