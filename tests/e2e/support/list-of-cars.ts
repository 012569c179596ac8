import { randomInt } from 'node:crypto';
import { test, type Locator, type Page } from '@playwright/test';
import type { Language } from '@nolo/i18n/language.ts';
import type { Database } from '@nolo/db/database.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { inDays } from '../../factories/car.ts';
import type { FreeCar, FreeCarValues } from './free-car.ts';

export type Spot = { latitude: number; longitude: number };

/** A spot in the Tyrrhenian Sea that is only this test's: no search of `listAt` finds other tests' cars there. */
export function newSpot(): Spot {
  return {
    latitude: 39 + randomInt(1_000_000) / 1_000_000,
    longitude: 12.5 + randomInt(2_000_000) / 1_000_000,
  };
}

let remoteSpots = 0;

/**
 * A spot in the Atlantic, more than 30 km (as far as similar cars are looked for) from all other cars: each process
 * that runs tests has its parallel of latitude, each call its degree of longitude.
 */
export function newRemoteSpot(): Spot {
  remoteSpots += 1;
  return { latitude: 20 + test.info().workerIndex / 2, longitude: -80 + remoteSpots };
}

/** Degrees; about a metre. */
const REACH = 0.00001;

/** The query of a search at the spot, three days in ten days' time unless told otherwise. */
export function searchAt({ latitude, longitude }: Spot) {
  return {
    pl: 'Test Bay',
    lat: [latitude - REACH, latitude + REACH],
    long: [longitude - REACH, longitude + REACH],
    start_date: inDays(10),
    end_date: inDays(13),
  };
}

type Query = Parameters<typeof paths.carList>[1];

export function listAt(spot: Spot, query: Query = {}, lang: Language = 'en'): string {
  return paths.carList(lang, { ...searchAt(spot), ...query });
}

async function idOf(database: Database, table: 'car_make' | 'car_type', name: string): Promise<number> {
  const row = await database
    .selectFrom(table)
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.id;
}

export type Fleet = { spot: Spot; cheap: FreeCar; popular: FreeCar; newest: FreeCar };

const at = (day: string) => new Date(`2020-01-${day}T00:00:00Z`);

/** Three cars at one spot that differ in everything a list sorts and filters by: 40, 90 and 200 euro a day. */
export async function createFleet(
  database: Database,
  freeCar: (values: FreeCarValues) => Promise<FreeCar>,
): Promise<Fleet> {
  const spot = newSpot();
  const car = (values: FreeCarValues['car'], name: string) =>
    freeCar({
      car: { ...spot, city: 'Test Bay', week_minor: null, month_minor: null, ...values },
      company: { ...spot, name },
    });
  const [ferrari, suv, convertible] = await Promise.all([
    idOf(database, 'car_make', 'Ferrari'),
    idOf(database, 'car_type', 'Luxury SUV'),
    idOf(database, 'car_type', 'Convertible'),
  ]);
  const model = await database
    .selectFrom('car_model')
    .select('id')
    .where('make_id', '=', ferrari)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const number = randomInt(1_000_000_000);
  return {
    spot,
    cheap: await car(
      { day_minor: 4000, importance: 2, fuel_type: 2, created_at: at('02') },
      `Aaa Capri ${number}`,
    ),
    popular: await car(
      { day_minor: 20_000, importance: 9, fuel_type: 4, created_at: at('01'), car_type_id: suv },
      `Aaa Ischia ${number}`,
    ),
    newest: await car(
      {
        day_minor: 9000,
        importance: 1,
        fuel_type: 1,
        created_at: at('03'),
        car_type_id: convertible,
        make_id: ferrari,
        model_id: model.id,
      },
      `Aaa Ponza ${number}`,
    ),
  };
}

/** As many cars at one spot, in the order of their prices: the first costs 50.00 a day, each next one a cent more. */
export async function createManyCars(
  database: Database,
  freeCar: (values: FreeCarValues) => Promise<FreeCar>,
  count: number,
): Promise<{ spot: Spot; ids: number[] }> {
  const spot = newSpot();
  const prices = { day_minor: 5000, week_minor: null, month_minor: null };
  const { id, ...first } = await freeCar({ car: { ...spot, ...prices }, company: spot });
  const pictures = await database
    .selectFrom('car_image')
    .select(['position', 'image_id', 'view'])
    .where('car_id', '=', id)
    .execute();
  const others = Array.from({ length: count - 1 }, (_, index) => ({ ...first, day_minor: 5001 + index }));
  const ids = await database.transaction().execute(async (transaction) => {
    const more = await transaction.insertInto('car').values(others).returning('id').execute();
    const shown = more.flatMap((car) => pictures.map((picture) => ({ ...picture, car_id: car.id })));
    await transaction.insertInto('car_image').values(shown).execute();
    return more.map((car) => car.id);
  });
  return { spot, ids: [id, ...ids] };
}

/** The list's cars, those that can be booked at other times only included. */
export function cards(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });
}

export type ShownCar = { id: number; name: string; total: number };

/** The cars as the list shows them, in its order; totals in euro. */
export function readCars(page: Page): Promise<ShownCar[]> {
  return cards(page).evaluateAll((items) =>
    items.map((item) => {
      const link = item.querySelector('h2 a, h3 a');
      const address = link?.getAttribute('href') ?? '';
      // The badge of a deal and the excess are amounts of the card, too.
      const total = [...item.querySelectorAll('p')].find((text) =>
        /total for|per day/.test(text.textContent),
      );
      const price = /€\s?([\d,]+(?:\.\d+)?)/.exec(total?.textContent ?? '')?.[1] ?? '';
      return {
        id: Number(/\/(\d+)(?:\?|$)/.exec(address)?.[1]),
        name: link?.textContent ?? '',
        total: Number(price.replaceAll(',', '')),
      };
    }),
  );
}

export const idsShown = async (page: Page) => (await readCars(page)).map(({ id }) => id);
