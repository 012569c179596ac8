import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCar, createCompany } from '@nolo/tests/factories/car.ts';
import { createWebsite } from '@nolo/tests/factories/website.ts';
import { createDatabase } from '@nolo/db/database.ts';
import { findHomePicture, listHomeCars } from '../../websites/list-home-cars.ts';
import { findWebsiteOfHost } from '../../websites/website-store.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';

let nolo: TestApp;
let carId: number;

const get = (url: string, host = 'www.nolo.test') => nolo.app.inject({ url, headers: { host } });

beforeAll(async () => {
  nolo = await createTestApp({ work: false });
  const { database } = nolo.deps;
  const other = await createCompany(database, { name: 'Bianchi' });
  await createWebsite(database, { sub_domain: 'bianchi', company_id: other.id });
  carId = (await createCar(database)).id;
  const { hash } = await database
    .selectFrom('image')
    .innerJoin('car_image', 'car_image.image_id', 'image.id')
    .select('image.hash')
    .where('car_image.car_id', '=', carId)
    .executeTakeFirstOrThrow();
  const picture = join(import.meta.dirname, '..', '..', 'platform', 'pictures', 'placeholder-car.svg');
  await mkdir(join(nolo.dataDir, 'images'), { recursive: true });
  await copyFile(picture, join(nolo.dataDir, 'images', hash));
});
afterAll(() => nolo.close());

test('a car’s preview is a JPEG that networks show whole, with words of the language, made once', async () => {
  const [english, italian, again] = await Promise.all(
    ['en', 'it', 'it'].map((lang) => get(`/share/cars/${carId}/${lang}.jpg`)),
  );
  expect(english?.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=86400',
  });
  expect(await sharp(english?.rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  expect(italian?.rawPayload.equals(again?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  expect(italian?.rawPayload.equals(english?.rawPayload ?? Buffer.alloc(0))).toBe(false);
});

test('any other page has its website’s: the tenant’s name, a car of its own, or the placeholder', async () => {
  const [main, bianchi, unknown] = await Promise.all(
    ['www', 'bianchi', 'nobody'].map((label) => get('/share/site/it.jpg', `${label}.nolo.test`)),
  );
  for (const one of [main, bianchi]) expect(one?.headers['content-type']).toBe('image/jpeg');
  expect(main?.rawPayload.equals(bianchi?.rawPayload ?? Buffer.alloc(0))).toBe(false);
  expect(unknown?.statusCode).toBe(404);
  expect((await get('/share/site/de.jpg')).statusCode).toBe(404);
});

test('a website’s preview reads the car it shows, and none of home’s other lists', async () => {
  const statements: string[] = [];
  const { database } = createDatabase(
    nolo.deps.config.DATABASE_URL,
    1,
    'nolo',
    ({ query }) => void statements.push(query.sql),
  );
  const website = await findWebsiteOfHost({ ...nolo.deps, database }, 'www.nolo.test');
  if (website === null) throw new Error('no website');
  statements.length = 0;
  const path = await findHomePicture({ ...nolo.deps, database }, website);
  await database.destroy();
  const { favourites } = await listHomeCars(nolo.deps, { website });
  expect(path).toBe(favourites[0]?.picture.path);
  // The cars booked most, which of them come first, and the first one's card with what renters say of its company.
  expect(statements).toHaveLength(4);
  expect(statements.join()).not.toMatch(
    /car\.day_minor >=|ORDER BY car\.(day_minor|created_at)|city_picture/,
  );
});

test.each([
  ['an unknown car', '/share/cars/2000000000/en.jpg'],
  ['no number', '/share/cars/x/en.jpg'],
  ['no language', '/share/cars/1/de.jpg'],
  ['an unknown city', '/share/cities/atlantis/en.jpg'],
  ['a city without a picture', '/share/cities/roma/en.jpg'],
])('%s has none', async (_, url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('another tenant’s car has none there', async () => {
  expect((await get(`/share/cars/${carId}/en.jpg`, 'bianchi.nolo.test')).statusCode).toBe(404);
});
