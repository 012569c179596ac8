import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '@nolo/contract/api.ts';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import { createCar, createCompany } from '@nolo/tests/factories/car.ts';
import { createMember, type TestMember } from '@nolo/tests/factories/member.ts';
import { jpegPicture, pngBomb, telephonePicture } from '@nolo/tests/factories/pictures.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { insertImages } from '../demo/records/insert-cars.ts';

let test: TestApp;
let companyId: number;
let manager: TestMember;
let id: number;

beforeAll(async () => {
  test = await createTestApp({ work: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  companyId = (await createCompany(test.deps.database, {})).id;
  manager = await createMember(test.deps.database, 'manager', { companyId });
  id = (await createCar(test.deps.database, { company_id: companyId })).id;
});

const headers = () => ({
  host: 'localhost',
  origin: test.deps.config.PUBLIC_ORIGIN,
  cookie: manager.cookie,
});

async function add(bytes: Buffer | null, name = 'car.jpg') {
  const form = new FormData();
  if (bytes !== null) form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const { headers: type, body } = new Response(form);
  const reply = await test.app.inject({
    method: 'POST',
    url: callUrl(businessApi.addCarPicture.path, { params: { companyId, id } }),
    headers: { ...headers(), 'content-type': type.get('content-type') ?? '' },
    payload: Buffer.from(await new Response(body).arrayBuffer()),
  });
  return { status: reply.statusCode, ...reply.json() };
}

async function added(width = 900): Promise<{ id: number; path: string; width: number; height: number }> {
  const reply = await add(await jpegPicture(width));
  expect(reply).toMatchObject({ status: 201 });
  return reply.data.picture;
}

async function change(endpoint: 'orderCarPictures' | 'removeCarPicture', pictureId: number, body?: object) {
  const { method, path } = businessApi[endpoint];
  const reply = await test.app.inject({
    method,
    url: callUrl(path, { params: { companyId, id, pictureId } }),
    headers: headers(),
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

/** What a renter sees of the car, in its order. */
async function shown() {
  const reply = await test.app.inject({
    url: callUrl(api.car.path, { params: { slug: 'fiat-500-roma', id } }),
    headers: { host: 'localhost' },
  });
  return reply.json().data.car.pictures as { path: string; is_illustration: boolean; view: string | null }[];
}

describe('the first photograph', () => {
  it('takes the place of the drawings, and a renter gets it', async () => {
    expect(await shown()).toMatchObject([{ is_illustration: true }]);
    const { path, width, height } = await added();
    expect(await shown()).toMatchObject([{ path, width, height, is_illustration: false, view: null }]);
    const picture = await test.app.inject({ url: `${path}-640.webp`, headers: { host: 'localhost' } });
    expect(picture.statusCode).toBe(200);
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640 });
  });

  it('is written anew: upright, and without place and camera', async () => {
    const reply = await add(await telephonePicture());
    expect(reply.data.picture).toMatchObject({ width: 600, height: 900 });
    const stored = await test.app.inject({
      url: `${reply.data.picture.path}-1600.webp`,
      headers: { host: 'localhost' },
    });
    expect(await sharp(stored.rawPayload).metadata()).not.toHaveProperty('exif');
  });

  it('the last one taken away, the drawing of its type is shown again', async () => {
    const { database } = test.deps;
    const drawings = await insertImages(database, ['d'.repeat(32)]);
    const illustration_id = drawings.get('d'.repeat(32)) ?? null;
    await database.updateTable('car_type').set({ illustration_id }).execute();
    const { id: pictureId } = await added();
    expect(await change('removeCarPicture', pictureId)).toMatchObject({ status: 200 });
    expect(await shown()).toMatchObject([{ path: `/images/${'d'.repeat(32)}`, is_illustration: true }]);
    await database.updateTable('car_type').set({ illustration_id: null }).execute();
  });
});

describe('photographs in order', () => {
  it('are put in another one, of which the first is on the card', async () => {
    const [first, second, third] = [await added(900), await added(1000), await added(1100)];
    const picture_ids = [third.id, first.id, second.id];
    expect(await change('orderCarPictures', 0, { picture_ids })).toMatchObject({ status: 200 });
    expect((await shown()).map(({ path }) => path)).toEqual([third.path, first.path, second.path]);
    await change('removeCarPicture', first.id);
    expect((await shown()).map(({ path }) => path)).toEqual([third.path, second.path]);
  });

  it('are those there are: anything else is refused', async () => {
    const [first, second] = [await added(900), await added(1000)];
    for (const picture_ids of [[first.id], [first.id, first.id], [first.id, second.id + 1]])
      expect(await change('orderCarPictures', 0, { picture_ids })).toMatchObject({
        status: 409,
        code: 'car.pictures_changed',
      });
    await change('removeCarPicture', second.id);
    expect(await change('removeCarPicture', second.id)).toMatchObject({ code: 'car.picture_not_found' });
  });

  it('the same one again is one, and two at once are two', async () => {
    const bytes = await jpegPicture();
    await Promise.all([add(bytes), add(await jpegPicture(1000))]);
    await add(bytes);
    expect(await shown()).toHaveLength(2);
  });
});

describe('what is no photograph', () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(900)]);
  it.each([
    ['a HEIC file', async () => heic, 415, 'Only JPG, JPEG and PNG pictures are accepted'],
    ['no picture', async () => Buffer.from('hello'), 415, 'Only JPG, JPEG and PNG pictures are accepted'],
    ['a truncated one', async () => (await jpegPicture()).subarray(0, 9000), 422, 'damaged or incomplete'],
    ['one of too many pixels', async () => pngBomb(60_000), 422, 'at most 50 megapixels'],
    [
      'one of too many bytes',
      async () => Buffer.concat([await jpegPicture(), Buffer.alloc(10_490_000)]),
      413,
      'at most 10 MB',
    ],
    ['a thumbnail', () => jpegPicture(60, 40), 422, 'too small'],
  ] as const)('%s is refused in clear words', async (_, bytes, status, words) => {
    const reply = await add(await bytes());
    expect(reply).toMatchObject({ status, errors: { file: [expect.stringContaining(words)] } });
    expect(await shown()).toMatchObject([{ is_illustration: true }]);
  });

  it('an empty form says what is missing', async () => {
    expect(await add(null)).toMatchObject({ status: 422, code: 'car.picture_missing' });
  });
});

it('48 megapixels of a telephone are taken', async () => {
  const large = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
  expect(await add(large)).toMatchObject({ status: 201, data: { picture: { width: 2400, height: 1800 } } });
});
