import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { sitemapCars, sitemapParts } from '@nolo/contract/sitemap.ts';
import { SITEMAP_CARS } from '@nolo/domain/website/sitemap.ts';
import { createCar, createCompany } from '@nolo/tests/factories/car.ts';
import { createWebsite } from '@nolo/tests/factories/website.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';

let nolo: TestApp;
const ids = { first: 0, offline: 0, far: 0, rossi: 0 };
/** Of what each part lists. */
let changedOn: string[];

async function get<T>(path: string, host = 'www.nolo.test'): Promise<T> {
  const reply = await nolo.app.inject({ url: `/api/v1/website/sitemap${path}`, headers: { host } });
  expect({ statusCode: reply.statusCode, body: reply.body }).toMatchObject({ statusCode: 200 });
  return reply.json<{ data: T }>().data;
}
const carIds = async (path: string, host?: string) =>
  (await get<CallData<typeof sitemapCars>>(path, host)).cars.map(({ id }) => id);

beforeAll(async () => {
  nolo = await createTestApp({ work: false });
  const { database } = nolo.deps;
  const rossi = await createCompany(database, { name: 'Rossi' });
  await createWebsite(database, { sub_domain: 'rossi', company_id: rossi.id });
  ids.first = (await createCar(database)).id;
  ids.offline = (await createCar(database, { is_online: false })).id;
  const ofRossi = await createCar(database, { company_id: rossi.id });
  ids.rossi = ofRossi.id;
  await sql`ALTER TABLE car ALTER COLUMN id RESTART WITH ${sql.raw(String(3 * SITEMAP_CARS + 1))}`.execute(
    database,
  );
  const far = await createCar(database);
  ids.far = far.id;
  changedOn = [ofRossi, far].map(({ changed_at }) => changed_at.toISOString().slice(0, 10));
});
afterAll(() => nolo.close());

test('parts are by id; those without cars are left out', async () => {
  const { parts } = await get<CallData<typeof sitemapParts>>('');
  expect(parts.map(({ part }) => part)).toEqual([1, 4]);
  expect(parts.map(({ changed_on }) => changed_on)).toEqual(changedOn);
  expect((await get<CallData<typeof sitemapParts>>('', 'rossi.nolo.test')).parts).toHaveLength(1);
});

test('a part has its cars that are online, of this website, after the one asked for', async () => {
  expect(await carIds('/1')).toEqual([ids.first, ids.rossi]);
  expect(await carIds(`/1?after=${ids.first}`)).toEqual([ids.rossi]);
  expect(await carIds('/1', 'rossi.nolo.test')).toEqual([ids.rossi]);
  expect(await carIds('/4')).toEqual([ids.far]);
  expect(await carIds('/2')).toEqual([]);
});

test('a car that is changed says when', async () => {
  const { database } = nolo.deps;
  const { changed_at: before, id } = await createCar(database);
  const { changed_at: after } = await database
    .updateTable('car')
    .set({ day_minor: 7000 })
    .where('id', '=', id)
    .returning('changed_at')
    .executeTakeFirstOrThrow();
  expect(after.getTime()).toBeGreaterThan(before.getTime());
});

test('a car that is gone answers 410 where it was shown, 404 elsewhere', async () => {
  const { database } = nolo.deps;
  const car = await createCar(database);
  const ask = async (host: string) =>
    (await nolo.app.inject({ url: `/api/v1/car/${car.slug}/${car.id}`, headers: { host } })).json<{
      status: number;
      code: string;
    }>();
  await database.deleteFrom('car').where('id', '=', car.id).execute();
  expect(await ask('www.nolo.test')).toMatchObject({ status: 410, code: 'car.gone' });
  expect(await ask('rossi.nolo.test')).toMatchObject({ status: 404, code: 'car.not_found' });
});
