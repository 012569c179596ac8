import type { Connection } from '@nolo/db/database.ts';
import {
  insertCars,
  insertCatalogue,
  type NewCar,
  type Picture,
  type KindOf,
} from './records/insert-cars.ts';
import { known } from './records/known.ts';
import { featuresOf } from './car-features.ts';
import type { PlannedCar } from './cars.ts';
import { carTypes, makes } from './catalogue.ts';
import { carInclusions } from './inclusions.ts';
import { models } from './models.ts';
import type { CompanyIds } from './seed-companies.ts';

/** Types, makers and models. */
export function seedCatalogue(connection: Connection): Promise<KindOf> {
  return insertCatalogue(connection, { types: carTypes, makes, models });
}

/** What a car is and costs, wherever it stands; columns of `car`. */
export function carColumns(car: PlannedCar, kindOf: KindOf) {
  const { make, name, type, seats, doors } = car.model;
  return {
    slug: car.slug,
    ...kindOf({ make, model: name, type }),
    fuel_type: car.fuel,
    transmission: car.transmission,
    seats,
    doors,
    ...featuresOf(car),
    year: car.year,
    km_per_day: car.kmPerDay,
    is_delivery: car.isDelivery,
    day_minor: car.dayMinor,
    week_minor: car.weekMinor,
    month_minor: car.monthMinor,
    deposit_minor: car.depositMinor,
    ...carInclusions(car),
  };
}

/** `number`: which of the demo's cars. */
type Where = { companyId: number; locationId: number; number: number };

const PLATE_LETTERS = 'ABCDEFGHJKLMNPRSTVWXYZ';

/** Italian plates that differ, and frame numbers as long as real ones. */
function papersOf(number: number) {
  const letter = PLATE_LETTERS.charAt(Math.floor(number / 1000) % PLATE_LETTERS.length);
  const digits = String(number % 1000).padStart(3, '0');
  return {
    plate: `G${letter}${digits}NL`,
    frame_number: `ZFA00000000${String(number).padStart(6, '0')}`,
    mileage_km: 8_000 + ((number * 7_919) % 60_000),
  };
}

function carRow(car: PlannedCar, kindOf: KindOf, { companyId, locationId, number }: Where): NewCar['row'] {
  return {
    ...carColumns(car, kindOf),
    ...papersOf(number),
    company_id: companyId,
    location_id: locationId,
    parking_location: car.branch.parking,
    city: car.branch.city,
    latitude: car.latitude,
    longitude: car.longitude,
    importance: car.importance,
    is_online: car.isOnline,
    created_at: car.createdAt,
  };
}

const placeKey = (companyId: number, name: string): string => `${companyId} ${name}`;

async function readLocationIds(connection: Connection): Promise<ReadonlyMap<string, number>> {
  const rows = await connection.selectFrom('company_location').select(['id', 'company_id', 'name']).execute();
  return new Map(rows.map(({ id, company_id, name }) => [placeKey(company_id, name), id]));
}

/** Cars and their pictures; ids in the order given. */
export async function seedCars(
  connection: Connection,
  cars: readonly PlannedCar[],
  pictures: readonly (readonly Picture[])[],
  companyIds: CompanyIds,
): Promise<number[]> {
  const kindOf = await seedCatalogue(connection);
  const locationIds = await readLocationIds(connection);
  const planned = cars.map((car, index) => {
    const companyId = known(companyIds, car.company.key);
    const locationId = known(locationIds, placeKey(companyId, car.branch.parking));
    return {
      row: carRow(car, kindOf, { companyId, locationId, number: index + 1 }),
      pictures: pictures[index] ?? [],
    };
  });
  const inserted = await insertCars(connection, planned);
  return inserted.map(({ id }) => id);
}
