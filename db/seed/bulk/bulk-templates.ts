import type pg from 'pg';
import { storeCarImages } from '../car-images.ts';
import type { PlannedImage } from '../car-images.ts';
import { featuresOf } from '../car-features.ts';
import { planCars } from '../cars.ts';
import type { PlannedCar } from '../cars.ts';
import { carInclusions } from '../inclusions.ts';
import { insertRows } from '../insert-rows.ts';
import type { Row } from '../insert-rows.ts';
import { seedCatalogue, storeImageRows } from '../seed-cars.ts';
import type { CatalogueIds } from '../seed-cars.ts';

function templateRow(
  car: PlannedCar,
  no: number,
  ids: CatalogueIds,
  views: readonly PlannedImage[],
  imageIds: ReadonlyMap<string, number>,
): Row {
  const { model } = car;
  return {
    no,
    slug: car.slug,
    make_id: ids.makes.get(model.make) ?? 0,
    model_id: ids.models.get(`${model.make} ${model.name}`) ?? 0,
    car_type_id: ids.types.get(model.type) ?? 0,
    fuel_type: car.fuel,
    transmission: car.transmission,
    seats: model.seats,
    doors: model.doors,
    ...featuresOf(car),
    year: car.year,
    km_per_day: car.kmPerDay,
    is_delivery: car.isDelivery,
    day_minor: car.dayMinor,
    week_minor: car.weekMinor,
    month_minor: car.monthMinor,
    deposit_minor: car.depositMinor,
    ...carInclusions(car),
    images: views.map(({ hash }) => imageIds.get(hash) ?? 0),
  };
}

async function existingCatalogue(client: pg.ClientBase): Promise<CatalogueIds | null> {
  const types = await client.query<{ id: number; key: string }>('SELECT id, key FROM car_type');
  if (types.rows.length === 0) return null;
  const makes = await client.query<{ id: number; name: string }>('SELECT id, name FROM car_make');
  const models = await client.query<{ id: number; name: string }>(
    `SELECT car_model.id, car_make.name || ' ' || car_model.name AS name
     FROM car_model JOIN car_make ON car_make.id = make_id`,
  );
  return {
    types: new Map(types.rows.map(({ id, key }) => [key, id])),
    makes: new Map(makes.rows.map(({ id, name }) => [name, id])),
    models: new Map(models.rows.map(({ id, name }) => [name, id])),
  };
}

/** The demo's cars become the patterns of the benchmark's; their number. Needs `bulk_template`. */
export async function loadTemplates(client: pg.ClientBase, imagesDir: string, now: Date): Promise<number> {
  const ids = (await existingCatalogue(client)) ?? (await seedCatalogue(client));
  const cars = planCars(now);
  const pictures = await storeCarImages(cars, imagesDir);
  const imageIds = await storeImageRows(client, pictures);
  const rows = cars.map((car, no) => templateRow(car, no, ids, pictures[no] ?? [], imageIds));
  await insertRows(client, 'bulk_template', rows, null);
  await client.query(
    `INSERT INTO website (sub_domain, name, theme_color, theme_count) VALUES ('www', 'Nolo', '#2196f3', 4)
     ON CONFLICT (sub_domain) DO NOTHING`,
  );
  return rows.length;
}
