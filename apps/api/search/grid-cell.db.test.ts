import { afterAll, beforeAll, expect, test } from 'vitest';
import { gridCellOf } from '@nolo/domain/places/grid.ts';
import { createCar } from '@nolo/tests/factories/car.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';

let nolo: TestApp;

beforeAll(async () => {
  nolo = await createTestApp();
});
afterAll(() => nolo.close());

test.each([
  [41.9, 12.5],
  [45.4641, 9.1919],
  [41.75, 12.25],
  [-33.8688, 151.2093],
  [0, 0],
  [-90, -180],
  [90, 180],
  [-0.0001, -0.0001],
])('the database and the domain give %d, %d the same cell', async (latitude, longitude) => {
  const { database } = nolo.deps;
  const { id } = await createCar(database, { latitude, longitude });
  const { grid_cell } = await database
    .selectFrom('listing')
    .select('grid_cell')
    .where('car_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(grid_cell).toBe(gridCellOf({ latitude, longitude }));
});
