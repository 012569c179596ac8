import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_FAVORITE_CARS } from '@nolo/domain/favorites/favorite-limit.ts';
import { createCar, createCompany } from '@nolo/tests/factories/car.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { bearer } from '@nolo/tests/factories/reservation.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';

let test: TestApp;
let renter: TestRenter;
let carIds: number[];

beforeAll(async () => {
  test = await createTestApp({ work: false });
  const company = await createCompany(test.deps.database);
  const cars = await Promise.all(
    Array.from({ length: MAX_FAVORITE_CARS + 2 }, () =>
      createCar(test.deps.database, { company_id: company.id }),
    ),
  );
  carIds = cars.map((car) => car.id).toSorted((a, b) => a - b);
});
afterAll(() => test.close());

async function call(method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) {
  const url = `/api/v1/customer/favorite-cars${path}`;
  const reply = await test.app.inject({ method, url, headers: bearer(renter), ...(payload && { payload }) });
  const body = reply.json<{
    code?: string;
    data?: { carFavorites?: { id: number }[]; favorite_ids?: number[] };
  }>();
  return { ...body, status: reply.statusCode };
}

async function shown(): Promise<number[]> {
  const { data } = await call('GET');
  return (data?.carFavorites ?? []).map((car) => car.id);
}

it('marks, shows the latest first, and unmarks; twice is as once', async () => {
  renter = await createRenter(test.deps.database);
  const [first = 0, second = 0] = carIds;
  expect(await call('POST', `/${first}`)).toMatchObject({ status: 201, data: { favorite_ids: [first] } });
  expect(await call('POST', `/${second}`)).toMatchObject({ data: { favorite_ids: [second, first] } });
  expect(await call('POST', `/${first}`)).toMatchObject({ data: { favorite_ids: [second, first] } });
  expect(await shown()).toEqual([second, first]);
  expect(await call('DELETE', `/${second}`)).toMatchObject({ status: 200, data: { favorite_ids: [first] } });
  expect(await call('DELETE', `/${second}`)).toMatchObject({ data: { favorite_ids: [first] } });
});

it('does not show a car that went offline, and shows it again when it is back', async () => {
  renter = await createRenter(test.deps.database);
  const { id } = await createCar(test.deps.database);
  await call('POST', `/${id}`);
  const setOnline = (is_online: boolean) =>
    test.deps.database.updateTable('car').set({ is_online }).where('id', '=', id).execute();
  await setOnline(false);
  expect(await shown()).toEqual([]);
  await setOnline(true);
  expect(await shown()).toEqual([id]);
});

it('refuses one more than the limit, two tabs at once included, and marks no part of it', async () => {
  renter = await createRenter(test.deps.database);
  await call('POST', '', { car_ids: carIds.slice(0, MAX_FAVORITE_CARS - 1) });
  const replies = await Promise.all(carIds.slice(-2).map((id) => call('POST', `/${id}`)));
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201, 422]));
  expect(replies.find((reply) => reply.status === 422)?.code).toBe('favorite.too_many');
  expect(await shown()).toHaveLength(MAX_FAVORITE_CARS);
});

it('merges what a guest had marked: nothing twice, nothing that is gone, never a refusal', async () => {
  renter = await createRenter(test.deps.database);
  const [first = 0] = carIds;
  await call('POST', `/${first}`);
  const merged = await call('POST', '', { car_ids: [...carIds.slice(0, 3), 2_000_000_000] });
  expect(merged.status).toBe(200);
  expect(merged.data?.favorite_ids?.toSorted((a, b) => a - b)).toEqual(carIds.slice(0, 3));
});

it('answers 404 for a car that is not on offer', async () => {
  renter = await createRenter(test.deps.database);
  const { id } = await createCar(test.deps.database, { is_online: false });
  expect(await call('POST', `/${id}`)).toMatchObject({ status: 404, code: 'car.not_found' });
  expect(await call('POST', '/2000000000')).toMatchObject({ status: 404, code: 'car.not_found' });
});
