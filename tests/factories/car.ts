import { randomBytes } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import { insertCars, insertCatalogue } from '@nolo/api/demo/records/insert-cars.ts';
import {
  insertCompanies,
  insertLocations,
  type NewCompany,
} from '@nolo/api/demo/records/insert-companies.ts';
import type { Database } from '@nolo/db/database.ts';
import type { Car, CompanyLocation } from '@nolo/db/database-types.ts';
import { testNow } from '../setup/test-day.ts';

const unique = () => randomBytes(5).toString('hex');

/** What was inserted is one row. */
function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('nothing was inserted');
  return row;
}

/** A company open round the clock that charges no fees, unless told otherwise. */
export async function createCompany(database: Database, values: Partial<NewCompany> = {}) {
  const company: NewCompany = {
    name: 'Rossi Autonoleggio',
    legal_name: 'Rossi Autonoleggio S.r.l.',
    vat_number: unique(),
    email: 'info@rossi.test',
    phone: '+39 06 1234567',
    address: 'Via Giolitti 10',
    city: 'roma',
    latitude: 41.9,
    longitude: 12.5,
    opening_hours: 'open_24_hours',
    ...values,
  };
  return only(await insertCompanies(database, [company]));
}

/** One more place where a company hands cars over: Milan, 477 km from `createCar`'s. */
export async function createPlace(
  database: Database,
  companyId: number,
  values: Partial<Insertable<CompanyLocation>> = {},
) {
  const milan = {
    name: 'Milano Centrale',
    city: 'Milano',
    latitude: 45.4876,
    longitude: 9.2072,
    email: 'milano@rossi.test',
    phone: '+39 02 1234567',
  };
  return only(await insertLocations(database, [{ ...milan, ...values, company_id: companyId }]));
}

const CATALOGUE = {
  types: [{ key: 'city-car', name: 'City Car' }],
  makes: ['Fiat'],
  models: [{ make: 'Fiat', name: '500' }],
};

/** A Fiat 500 in Rome: 60.00 a day, 350.00 a week, 1200.00 a month (the prices of docs/specification/price.md 2). */
export async function createCar(database: Database, values: Partial<Insertable<Car>> = {}) {
  const companyId = values.company_id ?? (await createCompany(database)).id;
  const kindOf = await insertCatalogue(database, CATALOGUE);
  const row = {
    ...kindOf({ make: 'Fiat', model: '500', type: 'city-car' }),
    slug: 'fiat-500-roma',
    fuel_type: 1,
    transmission: 'manual',
    seats: 4,
    doors: 3,
    year: 2024,
    car_class: 'compact',
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
  };
  const hash = randomBytes(16).toString('hex');
  return only(await insertCars(database, [{ row, pictures: [{ hash, view: 'side' }] }]));
}

/** Days from now as a wall-clock time at the car's place. */
export function inDays(days: number, time = '10:00'): string {
  const date = new Date(testNow().getTime() + days * 86_400_000).toISOString().slice(0, 10);
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
