import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { carChoices, carMap, searchCars } from '@nolo/contract/search.ts';
import type { websitePlaces } from '@nolo/contract/websites.ts';
import { createCar, createCompany, inDays } from '@nolo/tests/factories/car.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { placeBySlug } from './places/find-places.ts';

const napoli = { latitude: 40.8522, longitude: 14.2681, city: 'napoli' };
let nolo: TestApp;
let brought: number;

beforeAll(async () => {
  nolo = await createTestApp({ work: false });
  const { database } = nolo.deps;
  const far = await createCompany(database, { delivery_radius_km: 40, delivery_minor: 3000 });
  const near = await createCompany(database, { delivery_radius_km: 20 });
  const atNaples = { ...napoli, is_delivery: true };
  brought = (await createCar(database, { ...atNaples, company_id: far.id })).id;
  await createCar(database, { ...napoli, company_id: far.id, is_delivery: false });
  await createCar(database, { ...atNaples, company_id: near.id, transmission: 'automatic' });
});
afterAll(() => nolo.close());

async function ask<T>(path: string, slug: string, body: object = {}): Promise<T> {
  const place = placeBySlug(slug);
  const reply = await nolo.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: { host: 'www.nolo.test', 'accept-language': 'en' },
    payload: {
      lat: place?.lat,
      long: place?.long,
      start_date: inDays(10),
      end_date: inDays(13),
      ...body,
    },
  });
  return reply.json<{ data: T }>().data;
}
const find = (slug: string, body?: object, query = '?isSameTime=true') =>
  ask<CallData<typeof searchCars>>(`/cars${query}`, slug, body);

describe('where no car stands but one is delivered', () => {
  test('the list has that one, and the delivery in its total', async () => {
    const found = await find('positano');
    expect(found).toMatchObject({ total: 1, are_delivered: true, nearest: null });
    expect(found.cars.map(({ id, dates }) => [id, dates?.total])).toEqual([[brought, 18_000 + 3000]]);
    expect((await find('positano', {}, '?isSameTime=true&page=2')).cars).toEqual([]);
  });

  test('the counts and the map say the same', async () => {
    expect(await ask<CallData<typeof carChoices>>('/cars/choices?isSameTime=true', 'positano')).toMatchObject(
      {
        total: 1,
        transmission: [{ choice: 'manual', count: 1 }],
      },
    );
    const map = await ask<CallData<typeof carMap>>('/cars/map?isSameTime=true', 'positano');
    expect(map).toMatchObject({ total: 1, groups: [{ count: 1, cheapest: { id: brought, total: 21_000 } }] });
  });

  test('a car that stands there is enough for an ordinary list', async () => {
    const found = await find('napoli');
    expect(found).toMatchObject({ total: 3, are_delivered: false, nearest: null });
  });
});

describe('an empty list names the nearest place with cars', () => {
  test.each([
    ['olbia', {}, 3],
    ['positano', { transmission: ['automatic'] }, 1],
    ['sardegna', {}, 3],
  ])('%s %o', async (slug, body, cars) => {
    const found = await find(slug, body);
    expect(found).toMatchObject({ cars: [], are_delivered: false });
    expect(found.nearest).toMatchObject({ place: { name: 'Naples' }, cars });
  });

  test('or none where no car fits anywhere', async () => {
    expect(await find('olbia', { min_seats: 9 })).toMatchObject({ cars: [], nearest: null });
  });
});

test.each([
  ['positano', true],
  ['sorrento', true],
  ['amalfi', true],
  ['olbia', false],
])('%s is suggested with cars: %s', async (slug, hasCars) => {
  const reply = await nolo.app.inject({
    url: `/api/v1/website/places?limit=1&q=${slug}`,
    headers: { host: 'www.nolo.test' },
  });
  const { places } = reply.json<{ data: CallData<typeof websitePlaces> }>().data;
  expect(places.map(({ has_cars }) => has_cars)).toEqual([hasCars]);
});
