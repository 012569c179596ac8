import type { Insertable } from 'kysely';
import type { Database } from '@nolo/db/database.ts';
import type { NewCompany } from '@nolo/api/demo/records/insert-companies.ts';
import type { Car } from '@nolo/db/database-types.ts';
import { createCar, createCompany } from '../../factories/car.ts';

export type FreeCar = Awaited<ReturnType<typeof createCar>>;
export type FreeCarValues = { car?: Partial<Insertable<Car>>; company?: Partial<NewCompany> };

/** No demo company is anywhere near, so these cars turn up in no search for the demo's. */
export const LECCE = { city: 'Lecce', latitude: 40.3515, longitude: 18.175 };

/** Old enough to be never among the newest. */
const LONG_AGO = new Date('2020-01-01T00:00:00Z');

/** Gives the car the pictures of a demo car, which the image store can show. */
async function borrowPictures(database: Database, carId: number): Promise<void> {
  const demo = await database
    .selectFrom('car_image')
    .select('car_id')
    .where('view', '=', 'interior')
    .orderBy('car_id')
    .executeTakeFirstOrThrow();
  const pictures = await database
    .selectFrom('car_image')
    .select(['position', 'image_id', 'view'])
    .where('car_id', '=', demo.car_id)
    .execute();
  await database.deleteFrom('car_image').where('car_id', '=', carId).execute();
  await database
    .insertInto('car_image')
    .values(pictures.map((picture) => ({ ...picture, car_id: carId })))
    .execute();
}

/**
 * A car that is only this test's, of a company that is only this test's: a Fiat 500 in Lecce, open round the
 * clock, 60.00 a day, 350.00 a week, 1200.00 a month, deposit 300.00, no fees; unless told otherwise.
 */
export function createFreeCar(database: Database, values: FreeCarValues = {}): Promise<FreeCar> {
  // At once: other tests' pages would show the car before its pictures can be shown.
  return database.transaction().execute(async (transaction) => {
    const company = await createCompany(transaction, { ...LECCE, ...values.company });
    const car = await createCar(transaction, {
      ...LECCE,
      slug: 'fiat-500-lecce',
      parking_location: 'Lecce Stazione',
      created_at: LONG_AGO,
      ...values.car,
      company_id: company.id,
    });
    await borrowPictures(transaction, car.id);
    return car;
  });
}

/** As its company takes a car out of the offer for a while. */
export async function takeOffline(database: Database, { id }: FreeCar): Promise<void> {
  await database.updateTable('car').set({ is_online: false }).where('id', '=', id).execute();
}
