import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Inclusions } from '@nolo/contract/inclusions.ts';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { asPeopleRead } from '@nolo/db/as-people-read.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { OwnRental } from '@nolo/db/database-types.ts';
import { inclusionsJson } from '../companies/inclusions-sql.ts';
import { ofCompany } from '../platform/tenant-sql.ts';

type Company = { timeZone: string; turnaroundMinutes: number };

/** By which clock a company's calendars go, and how long a car stands after its return. */
export async function findCalendarTerms(connection: Connection, companyId: number): Promise<Company> {
  return connection
    .selectFrom('company')
    .select(['time_zone as timeZone', 'turnaround_minutes as turnaroundMinutes'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
}

/** What holds one car is written one after the other; the constraint on `hold` guards what this cannot. */
export async function lockCar(connection: Connection, carId: number): Promise<void> {
  await connection.selectFrom('car').select('id').where('id', '=', carId).forNoKeyUpdate().execute();
}

const carName = sql<string>`car_make.name || ' ' || car_model.name || coalesce(', ' || car.plate, '')`;

/** By name. */
export async function listCalendarCars(connection: Connection, companyId: number) {
  return connection
    .selectFrom('car')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .select(['car.id', 'car.is_online', carName.as('name')])
    .where(ofCompany(companyId, 'car.company_id'))
    .where('car.archived_at', 'is', null)
    .orderBy('car_make.name', asPeopleRead)
    .orderBy('car_model.name', asPeopleRead)
    .orderBy('car.id')
    .execute();
}

/** Null when the company has no such car. */
export async function findCalendarCar(
  connection: Connection,
  { companyId, carId }: { companyId: number; carId: number },
): Promise<string | null> {
  const row = await connection
    .selectFrom('car')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .select(carName.as('name'))
    .where('car.id', '=', carId)
    .where(ofCompany(companyId, 'car.company_id'))
    .executeTakeFirst();
  return row?.name ?? null;
}

/** On what terms a car is let now, as an own rental keeps them. */
export async function findCarTerms(
  connection: Connection,
  carId: number,
): Promise<{ inclusions: Inclusions; depositMinor: number }> {
  return connection
    .selectFrom('car')
    .innerJoin('company', 'company.id', 'car.company_id')
    .select([inclusionsJson.as('inclusions'), 'car.deposit_minor as depositMinor'])
    .where('car.id', '=', carId)
    .executeTakeFirstOrThrow();
}

/** What holds a company's cars between two instants, in order, on the wall clock of its zone. */
export async function listCalendarHolds(
  connection: Connection,
  { companyId, from, to, timeZone }: { companyId: number; from: string; to: string; timeZone: string },
) {
  const wallClock = (bound: 'lower' | 'upper') =>
    sql<LocalDateTime>`to_char(${sql.raw(bound)}(hold.during) AT TIME ZONE ${timeZone}, 'YYYY-MM-DD"T"HH24:MI')`;
  return connection
    .selectFrom('hold')
    .innerJoin('car', 'car.id', 'hold.car_id')
    .leftJoin('booking', 'booking.id', 'hold.booking_id')
    .leftJoin('account', 'account.id', 'booking.account_id')
    .leftJoin('own_rental', 'own_rental.id', 'hold.own_rental_id')
    .leftJoin('imported_event', 'imported_event.id', 'hold.imported_event_id')
    .select(['hold.id', 'hold.car_id', 'hold.reason', 'hold.note', 'hold.booking_id', 'booking.number'])
    .select([wallClock('lower').as('from'), wallClock('upper').as('until')])
    .select(sql<boolean>`booking.paid_at IS NOT NULL`.as('isPaid'))
    .select(sql<string>`trim(coalesce(account.first_name || ' ' || account.last_name, ''))`.as('renter'))
    .select('imported_event.title')
    .select(['hold.own_rental_id', 'own_rental.customer_name', 'own_rental.customer_phone'])
    .select(['own_rental.source', 'own_rental.price_minor', 'own_rental.language'])
    .select(['own_rental.pickup_local', 'own_rental.return_local'])
    .where(ofCompany(companyId, 'car.company_id'))
    .where(sql<boolean>`hold.during && tstzrange(${from}::timestamptz, ${to}::timestamptz)`)
    .orderBy('hold.during')
    .execute();
}
/** Events of calendars elsewhere that do not hold their car, because something else did before. */
export async function listConflicts(
  connection: Connection,
  { companyId, from, to, timeZone }: { companyId: number; from: string; to: string; timeZone: string },
) {
  const wallClock = (column: 'starts_at' | 'ends_at') =>
    sql<LocalDateTime>`to_char(${sql.ref(column)} AT TIME ZONE ${timeZone}, 'YYYY-MM-DD"T"HH24:MI')`;
  return connection
    .selectFrom('imported_event')
    .innerJoin('calendar_feed', 'calendar_feed.id', 'imported_event.feed_id')
    .select(['calendar_feed.car_id', 'imported_event.title'])
    .select([wallClock('starts_at').as('from'), wallClock('ends_at').as('until')])
    .where(ofCompany(companyId, 'calendar_feed.company_id'))
    .where('imported_event.starts_at', '<', sql<Date>`${to}::timestamptz`)
    .where('imported_event.ends_at', '>', sql<Date>`${from}::timestamptz`)
    .where((query) =>
      query.not(
        query.exists(
          query
            .selectFrom('hold')
            .select('hold.id')
            .whereRef('hold.imported_event_id', '=', 'imported_event.id'),
        ),
      ),
    )
    .orderBy('imported_event.starts_at')
    .execute();
}

export type CalendarHold = Awaited<ReturnType<typeof listCalendarHolds>>[number];

export async function insertOwnRental(
  connection: Connection,
  values: Insertable<OwnRental>,
): Promise<string> {
  const { id } = await connection
    .insertInto('own_rental')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type OfCompany = { companyId: number; id: string };

/** Locked until the transaction ends; null when the company has none, or it is cancelled. */
export async function lockOwnRental(
  connection: Connection,
  { companyId, id }: OfCompany,
): Promise<Selectable<OwnRental> | null> {
  const row = await connection
    .selectFrom('own_rental')
    .selectAll()
    .where('id', '=', id)
    .where(ofCompany(companyId, 'company_id'))
    .where('cancelled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateOwnRental(
  connection: Connection,
  id: string,
  values: Updateable<OwnRental>,
): Promise<void> {
  await connection.updateTable('own_rental').set(values).where('id', '=', id).execute();
}

/** The hold's id; null when something else holds the car then. */
export async function insertOfflinePeriod(
  connection: Connection,
  { carId, startsAt, endsAt, note }: { carId: number; startsAt: string; endsAt: string; note: string },
): Promise<number | null> {
  const row = await connection
    .insertInto('hold')
    .values({
      car_id: carId,
      during: sql<string>`tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz, '[)')`,
      reason: 'offline',
      note,
    })
    .onConflict((conflict) => conflict.constraint('hold_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The car that can be let again; null when the company has no such period. */
export async function deleteOfflinePeriod(
  connection: Connection,
  { companyId, id }: { companyId: number; id: number },
): Promise<number | null> {
  const row = await connection
    .deleteFrom('hold')
    .using('car')
    .whereRef('car.id', '=', 'hold.car_id')
    .where('hold.id', '=', id)
    .where('hold.reason', '=', 'offline')
    .where(ofCompany(companyId, 'car.company_id'))
    .returning('hold.car_id')
    .executeTakeFirst();
  return row?.car_id ?? null;
}
