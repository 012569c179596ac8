import { randomBytes } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import type { Database } from '../../server/platform/database.ts';
import type { Car, Company, CompanyPlace } from '../../server/platform/database-types.ts';

const unique = () => randomBytes(5).toString('hex');

/** A company open round the clock that charges no fees, unless told otherwise. */
export async function createCompany(database: Database, values: Partial<Insertable<Company>> = {}) {
  return database
    .insertInto('company')
    .values({
      name: 'Rossi Autonoleggio',
      legal_name: 'Rossi Autonoleggio S.r.l.',
      vat_number: unique(),
      email: 'info@rossi.test',
      phone: '+39 06 1234567',
      address: 'Via Giolitti 10',
      city: 'roma',
      latitude: 41.9,
      longitude: 12.5,
      opening_hours: JSON.stringify('open_24_hours'),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** One more place where a company hands cars over: Milan, 477 km from `createCar`'s. */
export async function createPlace(
  database: Database,
  companyId: number,
  values: Partial<Insertable<CompanyPlace>> = {},
) {
  return database
    .insertInto('company_place')
    .values({
      name: 'Milano Centrale',
      city: 'Milano',
      latitude: 45.4876,
      longitude: 9.2072,
      ...values,
      company_id: companyId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function catalogueIds(database: Database) {
  const make = await database
    .insertInto('car_make')
    .values({ name: 'Fiat' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: 'Fiat' }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const model = await database
    .insertInto('car_model')
    .values({ make_id: make.id, name: '500' })
    .onConflict((conflict) => conflict.columns(['make_id', 'name']).doUpdateSet({ name: '500' }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const type = await database
    .insertInto('car_type')
    .values({ key: 'city-car', name: 'City Car' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ name: 'City Car' }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { make_id: make.id, model_id: model.id, car_type_id: type.id };
}

async function addPicture(database: Database, carId: number): Promise<void> {
  const image = await database
    .insertInto('image')
    .values({
      hash: randomBytes(16).toString('hex'),
      content_type: 'image/svg+xml',
      width: 1600,
      height: 1000,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('car_image')
    .values({ car_id: carId, position: 0, image_id: image.id, view: 'side' })
    .execute();
}

/** A Fiat 500 in Rome: 60.00 a day, 350.00 a week, 1200.00 a month (the prices of decisions.md 4.1). */
export async function createCar(database: Database, values: Partial<Insertable<Car>> = {}) {
  const companyId = values.company_id ?? (await createCompany(database)).id;
  const car = await database
    .insertInto('car')
    .values({
      ...(await catalogueIds(database)),
      slug: 'fiat-500-roma',
      fuel_type: 1,
      transmission: 'manual',
      seats: 4,
      doors: 3,
      year: 2024,
      km_per_day: 200,
      parking_location: 'Roma Termini',
      city: 'roma',
      latitude: 41.9,
      longitude: 12.5,
      day_minor: 6000,
      week_minor: 35_000,
      month_minor: 120_000,
      deposit_minor: 30_000,
      ...values,
      company_id: companyId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await addPicture(database, car.id);
  return car;
}

/** Days from now as a wall-clock time at the car's place. */
export function inDays(days: number, time = '10:00'): string {
  const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `${date}T${time}`;
}

export async function countHolds(database: Database, carId: number): Promise<number> {
  const { count } = await database
    .selectFrom('hold')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('car_id', '=', carId)
    .executeTakeFirstOrThrow();
  return count;
}
