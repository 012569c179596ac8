import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { searchCars } from '@nolo/contract/search.ts';
import { boxAround, KM_PER_DEGREE } from '@nolo/domain/places/geography.ts';
import { createCar, createCompany } from '@nolo/tests/factories/car.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { placeBySlug } from './places/find-places.ts';

let nolo: TestApp;
const airport = placeBySlug('fco') ?? { latitude: 0, longitude: 0, lat: [0, 0], long: [0, 0] };
/** By kilometres north of the airport. */
const cars = new Map<number, number>();

beforeAll(async () => {
  nolo = await createTestApp({ work: false });
  const { database } = nolo.deps;
  const { id: company_id } = await createCompany(database);
  const far = [
    { km: 22, importance: 40 },
    { km: 6, importance: 30 },
    { km: 0.9, importance: 1 },
    { km: 4, importance: 9 },
  ];
  for (const { km, importance } of far) {
    const { latitude, longitude } = airport;
    const point = { latitude: latitude + km / KM_PER_DEGREE, longitude };
    cars.set((await createCar(database, { ...point, company_id, importance })).id, km);
  }
});
afterAll(() => nolo.close());

async function kilometres(filter: string, place: object): Promise<(number | undefined)[]> {
  const reply = await nolo.app.inject({
    method: 'POST',
    url: `/api/v1/cars?filter=${filter}`,
    headers: { host: 'www.nolo.test' },
    payload: place,
  });
  return reply.json<{ data: CallData<typeof searchCars> }>().data.cars.map(({ id }) => cars.get(id));
}

const { latitude, longitude } = airport;
test.each([
  ['ranges', { lat: airport.lat, long: airport.long }],
  ['a point', { lat: latitude, long: longitude }],
  ['the box that a city page sends', boxAround(airport, 30)],
])('within recommended, cars at the airport come before farther ones: %s', async (_, place) => {
  expect(await kilometres('imp', place)).toEqual([4, 0.9, 22, 6]);
});

test('the nearest come first', async () => {
  expect(await kilometres('nearest', { lat: airport.lat, long: airport.long })).toEqual([0.9, 4, 6, 22]);
});

test.each(['imp', 'nearest'])('in a region, or anywhere, nothing is near: %s', async (filter) => {
  const region = placeBySlug('lazio');
  expect(await kilometres(filter, { lat: region?.lat, long: region?.long })).toEqual([22, 6, 4, 0.9]);
  expect(await kilometres(filter, {})).toEqual([22, 6, 4, 0.9]);
});
