import type pg from 'pg';
import type { LocalDate } from '../../domain/calendar/local-date-time.ts';
import { IMAGE_SIZE } from './car-images.ts';
import type { PlannedImage } from './car-images.ts';
import { featuresOf } from './car-features.ts';
import type { PlannedCar } from './cars.ts';
import { carTypes, makes } from './catalogue.ts';
import { companies } from './companies.ts';
import { carInclusions } from './inclusions.ts';
import { insertRows } from './insert-rows.ts';
import type { Row } from './insert-rows.ts';
import { models } from './models.ts';
import { dealsOf } from './offers.ts';
import { idOf } from './seed-companies.ts';
import type { CompanyIds } from './seed-companies.ts';

export type CatalogueIds = {
  types: ReadonlyMap<string, number>;
  makes: ReadonlyMap<string, number>;
  /** By `make model`. */
  models: ReadonlyMap<string, number>;
};

function known(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`no ${name} in the catalogue`);
  return id;
}

function named(names: readonly string[], ids: readonly number[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, index) => [name, ids[index] ?? 0]));
}

/** Types, makers and models. */
export async function seedCatalogue(client: pg.ClientBase): Promise<CatalogueIds> {
  const typeIds = await insertRows(client, 'car_type', carTypes);
  const makeIds = await insertRows(
    client,
    'car_make',
    makes.map((name) => ({ name })),
  );
  const byMake = named(makes, makeIds);
  const modelIds = await insertRows(
    client,
    'car_model',
    models.map(({ make, name }) => ({ make_id: known(byMake, make), name })),
  );
  return {
    types: named(
      carTypes.map(({ key }) => key),
      typeIds,
    ),
    makes: byMake,
    models: named(
      models.map(({ make, name }) => `${make} ${name}`),
      modelIds,
    ),
  };
}

function carRow(car: PlannedCar, ids: CatalogueIds, companyIds: CompanyIds): Row {
  return {
    slug: car.slug,
    company_id: idOf(companyIds, car.company.key),
    make_id: known(ids.makes, car.model.make),
    model_id: known(ids.models, `${car.model.make} ${car.model.name}`),
    car_type_id: known(ids.types, car.model.type),
    fuel_type: car.fuel,
    transmission: car.transmission,
    seats: car.model.seats,
    doors: car.model.doors,
    ...featuresOf(car),
    year: car.year,
    km_per_day: car.kmPerDay,
    is_delivery: car.isDelivery,
    parking_location: car.branch.parking,
    city: car.branch.city,
    latitude: car.latitude,
    longitude: car.longitude,
    day_minor: car.dayMinor,
    week_minor: car.weekMinor,
    month_minor: car.monthMinor,
    deposit_minor: car.depositMinor,
    ...carInclusions(car),
    importance: car.importance,
    is_online: car.isOnline,
    created_at: car.createdAt.toISOString(),
  };
}

/** A row for each picture that has none yet; image ids by hash. */
export async function storeImageRows(
  client: pg.ClientBase,
  pictures: readonly (readonly PlannedImage[])[],
): Promise<ReadonlyMap<string, number>> {
  const present = await client.query<{ id: number; hash: string }>('SELECT id, hash FROM image');
  const ids = new Map(present.rows.map(({ id, hash }) => [hash, id]));
  const hashes = [...new Set(pictures.flat().map(({ hash }) => hash))].filter((hash) => !ids.has(hash));
  const rows = hashes.map((hash) => ({ hash, content_type: 'image/svg+xml', ...IMAGE_SIZE }));
  const inserted = named(hashes, await insertRows(client, 'image', rows));
  return new Map([...ids, ...inserted]);
}

const placeKey = (companyId: unknown, name: string): string => `${String(companyId)} ${name}`;

async function readPlaceIds(client: pg.ClientBase): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ id: number; company_id: number; name: string }>(
    'SELECT id, company_id, name FROM company_place',
  );
  return new Map(rows.map(({ id, company_id, name }) => [placeKey(company_id, name), id]));
}

/** Cars and their pictures; ids in the order given. */
export async function seedCars(
  client: pg.ClientBase,
  cars: readonly PlannedCar[],
  pictures: readonly (readonly PlannedImage[])[],
  ids: CatalogueIds,
  companyIds: CompanyIds,
): Promise<number[]> {
  const imageIds = await storeImageRows(client, pictures);
  const placeIds = await readPlaceIds(client);
  const carRows = cars.map((car) => {
    const row = carRow(car, ids, companyIds);
    return { ...row, place_id: known(placeIds, placeKey(row['company_id'], car.branch.parking)) };
  });
  const carIds = await insertRows(client, 'car', carRows);
  const shown = pictures.flatMap((views, index) =>
    views.map(({ hash, view }, position) => ({
      car_id: carIds[index] ?? 0,
      position,
      view,
      image_id: known(imageIds, hash),
    })),
  );
  await insertRows(client, 'car_image', shown, null);
  return carIds;
}

export async function seedDeals(
  client: pg.ClientBase,
  cars: readonly PlannedCar[],
  carIds: readonly number[],
  companyIds: CompanyIds,
  today: LocalDate,
): Promise<void> {
  const rows = companies.flatMap((company, index) => {
    const own = carIds.filter((_, position) => cars[position]?.company === company);
    return dealsOf(index, today).map((deal) => ({
      company_id: idOf(companyIds, company.key),
      car_id: deal.car === null ? null : (own[deal.car] ?? null),
      name: deal.name,
      kind: deal.kind,
      value: deal.value,
      starts_on: deal.startsOn,
      ends_on: deal.endsOn,
    }));
  });
  await insertRows(client, 'deal', rows);
}
