import { sql, type Insertable, type Updateable } from 'kysely';
import type { PaperExpiry } from '@nolo/domain/cars/vehicle-papers.ts';
import { asPeopleRead } from '@nolo/db/as-people-read.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Car } from '@nolo/db/database-types.ts';
import { ofCompany } from '../platform/tenant-sql.ts';

/** A car with what its columns name by id. */
export type FleetCarRow = NonNullable<Awaited<ReturnType<typeof findFleetCar>>>;

type Which = { companyId: number; id: number };

function fleetCars(connection: Connection, companyId: number) {
  return connection
    .selectFrom('car')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .innerJoin('car_type', 'car_type.id', 'car.car_type_id')
    .where(ofCompany(companyId, 'car.company_id'));
}

/** All cars of a company: those that are rented out by name, then the archived ones. */
export async function listFleet(connection: Connection, companyId: number) {
  return fleetCars(connection, companyId)
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('car_picture')
          .innerJoin('image', 'image.id', 'car_picture.image_id')
          .select(['image.hash', 'image.width', 'image.height', 'image.content_type', 'car_picture.view'])
          .whereRef('car_picture.car_id', '=', 'car.id')
          .orderBy('car_picture.position')
          .limit(1)
          .as('picture'),
      (join) => join.onTrue(),
    )
    .select(['car.id', 'car_make.name as make', 'car_model.name as model', 'car.year', 'car.plate'])
    .select(['car_type.key as type_key', 'car_type.name as type', 'car.car_class', 'car.parking_location'])
    .select(['car.day_minor', 'car.is_online', 'car.archived_at'])
    .select(['car.insured_until', 'car.inspected_until', 'car.taxed_until'])
    .select(['picture.hash', 'picture.width', 'picture.height', 'picture.content_type', 'picture.view'])
    .orderBy(sql`car.archived_at IS NOT NULL`)
    .orderBy('car_make.name', asPeopleRead)
    .orderBy('car_model.name', asPeopleRead)
    .orderBy('car.plate')
    .orderBy('car.id')
    .execute();
}

/** Null when the company has no such car. */
export async function findFleetCar(connection: Connection, { companyId, id }: Which) {
  const row = await fleetCars(connection, companyId)
    .selectAll('car')
    .select(['car_make.name as make', 'car_model.name as model', 'car_type.key as type_key'])
    .where('car.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The same, locked against other changes until the transaction ends. */
export async function lockFleetCar(connection: Connection, which: Which): Promise<FleetCarRow | null> {
  await connection
    .selectFrom('car')
    .select('id')
    .where('id', '=', which.id)
    .where(ofCompany(which.companyId, 'company_id'))
    .forUpdate()
    .execute();
  return findFleetCar(connection, which);
}

/** The car that the company added last. */
export async function findLastCar(connection: Connection, companyId: number): Promise<FleetCarRow | null> {
  const row = await fleetCars(connection, companyId)
    .selectAll('car')
    .select(['car_make.name as make', 'car_model.name as model', 'car_type.key as type_key'])
    .where('car.archived_at', 'is', null)
    .orderBy('car.created_at', 'desc')
    .orderBy('car.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertCar(connection: Connection, row: Insertable<Car>): Promise<number> {
  const { id } = await connection.insertInto('car').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateCar(
  connection: Connection,
  { companyId, id }: Which,
  values: Updateable<Car>,
): Promise<void> {
  await connection
    .updateTable('car')
    .set(values)
    .where('id', '=', id)
    .where(ofCompany(companyId, 'company_id'))
    .execute();
}

/** Whether another car of the company, which is not archived, has the plate. */
export async function isPlateUsed(
  connection: Connection,
  { companyId, plate, except }: { companyId: number; plate: string; except: number | null },
): Promise<boolean> {
  const row = await connection
    .selectFrom('car')
    .select('id')
    .where(ofCompany(companyId, 'company_id'))
    .where('plate', '=', plate)
    .where('archived_at', 'is', null)
    .where('id', 'is distinct from', except)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether anybody has it, or will: everything but what the company itself holds it for counts. */
export async function isHeldFrom(connection: Connection, carId: number, from: Date): Promise<boolean> {
  const row = await connection
    .selectFrom('hold')
    .select('id')
    .where('car_id', '=', carId)
    .where('reason', '<>', 'offline')
    .where(sql<boolean>`during && tstzrange(${from.toISOString()}::timestamptz, NULL)`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Where a car of the company can stand. */
export async function listFleetLocations(connection: Connection, companyId: number) {
  return connection
    .selectFrom('company_location')
    .select(['id', 'name', 'city', 'latitude', 'longitude'])
    .where(ofCompany(companyId, 'company_id'))
    .where('is_active', '=', true)
    .orderBy('name', asPeopleRead)
    .orderBy('id')
    .execute();
}

/** Null: no car of that day any more, or an archived one. With where its reminder goes. */
export async function findCarPaper(
  connection: Connection,
  { carId, what }: { carId: number; what: PaperExpiry },
) {
  const row = await connection
    .selectFrom('car')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .innerJoin('company', 'company.id', 'car.company_id')
    .leftJoin('company_location', 'company_location.id', 'car.location_id')
    .select([
      `car.${what} as until`,
      'car.plate',
      'car.company_id as companyId',
      'company.time_zone as timeZone',
    ])
    .select(sql<string>`car_make.name || ' ' || car_model.name`.as('name'))
    .select(sql<string>`coalesce(company_location.email, company.email)`.as('email'))
    .where('car.id', '=', carId)
    .where('car.archived_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
