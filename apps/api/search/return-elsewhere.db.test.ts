import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { carChoices, carMap, searchCars } from '@nolo/contract/search.ts';
import { createCar, createCompany, createPlace, inDays } from '@nolo/tests/factories/car.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { placeBySlug } from './places/find-places.ts';

/** Three days of `createCar`'s. */
const RENTAL = 18_000;
const ONE_WAY = 6000;

let nolo: TestApp;
/** Of a company that takes its cars back in Milan, for a fee. */
let travelling: number;
/** Of one that takes them back there for nothing. */
let free: number;
/** Of one that does so in Rome alone. */
let staying: number;

beforeAll(async () => {
  nolo = await createTestApp({ work: false });
  const { database } = nolo.deps;
  const far = await createCompany(database, { one_way_minor: ONE_WAY, delivery_minor: 1000 });
  await createPlace(database, far.id);
  travelling = (await createCar(database, { company_id: far.id, is_delivery: true })).id;
  const generous = await createCompany(database);
  await createPlace(database, generous.id);
  free = (await createCar(database, { company_id: generous.id, transmission: 'automatic' })).id;
  const local = await createCompany(database, { one_way_minor: ONE_WAY });
  await createPlace(database, local.id, { is_active: false });
  await createPlace(database, local.id, { name: 'Termini', latitude: 41.9, longitude: 12.5 });
  staying = (await createCar(database, { company_id: local.id })).id;
});
afterAll(() => nolo.close());

const boxOf = (slug: string) => {
  const { lat, long } = placeBySlug(slug) ?? {};
  return { lat, long };
};
const leftIn = (slug: string) => {
  const { lat, long } = boxOf(slug);
  return { return_lat: lat, return_long: long };
};

async function ask(path: string, body: object, query = '?isSameTime=true') {
  const reply = await nolo.app.inject({
    method: 'POST',
    url: `/api/v1${path}${query}`,
    headers: { host: 'www.nolo.test', 'accept-language': 'it' },
    payload: { ...boxOf('roma'), start_date: inDays(10), end_date: inDays(13), ...body },
  });
  return reply.json<{ status: number; data: unknown; errors?: object }>();
}
const find = async (body: object, query?: string) =>
  (await ask('/cars', body, query)).data as CallData<typeof searchCars>;
const totalsOf = ({ cars }: CallData<typeof searchCars>) =>
  new Map(cars.map(({ id, dates }) => [id, dates?.total]));

describe('a car that is to be left in another city', () => {
  test('is one of a company with a place there, whose fee is in the total', async () => {
    const found = await find(leftIn('milano'));
    const totals = [
      [travelling, RENTAL + ONE_WAY],
      [free, RENTAL],
    ] as const;
    expect(totalsOf(found)).toEqual(new Map(totals));
    expect(found).toMatchObject({ total: 2, return_pl: 'Milano, Lombardia, Italia', without_return: null });
  });

  test('counts, histogram, map and price filter say the same', async () => {
    const { data } = await ask('/cars/choices', leftIn('milano'));
    const { total, transmission, prices } = data as CallData<typeof carChoices>;
    expect({ total, transmission }).toEqual({
      total: 2,
      transmission: expect.arrayContaining([
        { choice: 'manual', count: 1 },
        { choice: 'automatic', count: 1 },
      ]) as unknown,
    });
    const step = (prices?.step ?? 1) * 100;
    expect([RENTAL, RENTAL + ONE_WAY].map((at) => prices?.counts[Math.floor(at / step)])).toEqual([1, 1]);
    const map = (await ask('/cars/map', leftIn('milano'))).data as CallData<typeof carMap>;
    expect(map).toMatchObject({ total: 2, groups: [{ cheapest: { id: free, total: RENTAL } }] });
    const dear = await find(leftIn('milano'), `?isSameTime=true&fromPrice=${RENTAL / 100 + 1}`);
    expect(totalsOf(dear)).toEqual(new Map([[travelling, RENTAL + ONE_WAY]]));
  });

  test('left where it stands it costs nothing more; a delivered one does at any of the places', async () => {
    const here = totalsOf(await find(leftIn('roma')));
    expect([travelling, free, staying].map((id) => here.get(id))).toEqual([RENTAL, RENTAL, RENTAL]);
    const delivered = await find(leftIn('milano'), '?isSameTime=true&delivery=true');
    expect(totalsOf(delivered)).toEqual(new Map([[travelling, RENTAL + ONE_WAY + 1000]]));
    expect((await find(leftIn('roma'), '?isSameTime=true&delivery=true')).total).toBe(0);
  });
});

describe('where nobody takes cars back', () => {
  test('the list says how many there are without that', async () => {
    expect(await find(leftIn('palermo'))).toMatchObject({ total: 0, nearest: null, without_return: 3 });
    const none = await find({ ...leftIn('palermo'), car_type: [999] });
    expect(none).toMatchObject({ total: 0, without_return: 0 });
    expect(await find({ ...boxOf('palermo') })).toMatchObject({ total: 0, without_return: null });
  });

  test('the nearest cars are such as can be left there', async () => {
    const found = await find({ ...boxOf('napoli'), ...leftIn('milano') });
    expect(found.nearest).toMatchObject({ place: { city: 'Roma' }, cars: 2 });
  });
});

test('half of a place is refused by its name', async () => {
  const { return_lat, return_long } = leftIn('milano');
  expect(await ask('/cars', { return_lat })).toMatchObject({
    status: 400,
    errors: { return_long: [expect.any(String)] },
  });
  expect(await ask('/cars', { return_long })).toMatchObject({
    status: 400,
    errors: { return_lat: [expect.any(String)] },
  });
});
