import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DocumentKind } from '../../contract/documents.ts';
import { createRenter, type TestRenter } from '../../tests/factories/renter.ts';
import { createTestApp, testClock, type TestApp } from '../../tests/setup/test-app.ts';
import { until } from '../../tests/setup/until.ts';
import { jpegPicture, pngBomb, pngPicture, telephonePicture } from './test-pictures.ts';

const DAY_MS = 86_400_000;
const clock = testClock(new Date());
const day = (offset: number) => new Date(clock.now().getTime() + offset * DAY_MS).toISOString().slice(0, 10);

let test: TestApp;
let renter: TestRenter;
let picture: Buffer;

beforeAll(async () => {
  test = await createTestApp({ clock });
  picture = await jpegPicture();
});
afterAll(() => test.close());
beforeEach(async () => {
  renter = await createRenter(test.deps.database, { documentsStatus: 'missing' });
});

const fields = {
  first_name: 'Giulia',
  last_name: 'Conti',
  phone: '3331234567',
  country_code: '+39',
  dob: '1985-04-12',
  fiscal_code: 'rssmra85t10a562s',
  document_type: 'passport',
  document_number: 'YA1234567',
  document_issue_date: day(-500),
  document_expiry_date: day(500),
  driving_licence_number: 'U1B23456C',
  dl_issue_date: day(-900),
  dl_expiry_date: day(900),
};

type Files = Partial<Record<DocumentKind | 'extra', Buffer>>;

function allFiles(): Files {
  return { passport: picture, driving_licence_front: picture, driving_licence_back: picture };
}

async function put(files: Files, changes: object = {}, token: string | null = renter.token) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changes })) {
    if (value !== undefined) form.append(name, String(value));
  }
  for (const [name, bytes] of Object.entries(files)) {
    form.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `${name}.jpg`);
  }
  const encoded = new Response(form);
  return send(Buffer.from(await encoded.arrayBuffer()), encoded.headers.get('content-type') ?? '', token);
}

async function send(payload: Buffer, contentType: string, token: string | null = renter.token) {
  const reply = await test.app.inject({
    method: 'PUT',
    url: '/api/v1/customer/profile',
    headers: {
      'content-type': contentType,
      'accept-language': 'en',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    payload,
  });
  return { status: reply.statusCode, body: reply.json(), text: reply.body };
}

async function get(path: string, token: string | null = renter.token) {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  return test.app.inject({ url: `/api/v1/customer/profile${path}`, headers });
}

function storedFiles(): Promise<string[]> {
  return readdir(join(test.dataDir, 'documents')).catch(() => []);
}

/** Older ones may still be on their way out. */
async function filesSince(before: string[]): Promise<string[]> {
  return (await storedFiles()).filter((name) => !before.includes(name));
}

async function rowsOf({ accountId }: TestRenter) {
  return test.deps.database
    .selectFrom('document_image')
    .select(['kind', 'storage_key'])
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .execute();
}

function setStatus(documents_status: string, documents_rejected_reason: string | null = null) {
  return test.deps.database
    .updateTable('account')
    .set({ documents_status, documents_rejected_reason })
    .where('id', '=', renter.accountId)
    .execute();
}

describe('saving profile and documents', () => {
  it('stores everything, encrypted and without metadata, and sends it to review', async () => {
    const { status, body } = await put({ ...allFiles(), passport: await telephonePicture() });
    expect(status).toBe(200);
    expect(body.message).toMatch(/sent for verification/);
    expect(body.data).toMatchObject({
      first_name: 'Giulia',
      phone: '3331234567',
      fiscal_code: 'RSSMRA85T10A562S',
      passport_number: 'YA1234567',
      document_id: null,
      dob: '1985-04-12',
      document_expiry_date: fields.document_expiry_date,
      images: ['driving_licence_back', 'driving_licence_front', 'passport'],
      documents_status: 'uploaded',
      documents_rejected_reason: null,
    });
    expect((await get('')).json().data).toEqual(body.data);
    for (const { storage_key } of await rowsOf(renter)) {
      const bytes = await readFile(join(test.dataDir, 'documents', storage_key));
      expect(bytes.includes('JFIF')).toBe(false);
      expect([...bytes.subarray(0, 3)]).not.toEqual([0xff, 0xd8, 0xff]);
      await expect(sharp(bytes).metadata()).rejects.toThrow();
    }
    const image = await get('/image/passport');
    expect((await sharp(image.rawPayload).metadata()).exif).toBeUndefined();
  });

  it('takes an identity card, front and back, and its number', async () => {
    const { passport: _, ...licence } = allFiles();
    const card = { document_front: picture, document_back: await pngPicture() };
    const { body } = await put({ ...licence, ...card }, { document_type: 'otherDocument' });
    expect(body.data).toMatchObject({ document_id: 'YA1234567', passport_number: null });
  });

  it('replaces a picture and deletes the old file', async () => {
    await put(allFiles());
    const before = await rowsOf(renter);
    const { status } = await put({ passport: await pngPicture() });
    expect(status).toBe(200);
    const after = await rowsOf(renter);
    const old = before.filter((row) => !after.some((one) => one.storage_key === row.storage_key));
    expect(old.map(({ kind }) => kind)).toEqual(['passport']);
    await until('the old file to go', async () => !(await storedFiles()).includes(old[0]?.storage_key ?? ''));
    expect(await storedFiles()).toEqual(expect.arrayContaining(after.map((row) => row.storage_key)));
  });

  it('keeps text as it is typed, whatever it looks like', async () => {
    const address = `Via "Roma" 1'; DROP TABLE account; -- <script>alert(1)</script>`;
    const { body } = await put(allFiles(), { address });
    expect(body.data.address).toBe(address);
  });

  it('goes to review again when something reviewed changes, and only then', async () => {
    await put(allFiles());
    await setStatus('verified');
    expect((await put({}, { phone: '3337654321', town_city: 'Milano' })).body.data.documents_status).toBe(
      'verified',
    );
    expect((await put({})).body.message).toBe('Your profile is saved');
    for (const changes of [
      { last_name: 'Bianchi' },
      { dob: '1985-04-13' },
      { document_number: 'YA7654321' },
      { driving_licence_number: 'U9' },
      { dl_expiry_date: day(901) },
    ]) {
      await setStatus('verified');
      expect((await put({}, changes)).body.data.documents_status).toBe('uploaded');
    }
    await setStatus('verified');
    expect((await put({ photo: picture }, { dl_expiry_date: day(901) })).body.data.documents_status).toBe(
      'uploaded',
    );
  });

  it('a rejection stays until something changes, and its reason goes with it', async () => {
    await put(allFiles());
    await setStatus('rejected', 'Glare');
    expect((await put({})).body.data).toMatchObject({
      documents_status: 'rejected',
      documents_rejected_reason: 'Glare',
    });
    expect((await put({ passport: picture })).body.data).toMatchObject({
      documents_status: 'uploaded',
      documents_rejected_reason: null,
    });
  });
});

describe('refusals', () => {
  async function nothingStored() {
    expect(await rowsOf(renter)).toEqual([]);
    expect((await get('')).json().data).toMatchObject({ documents_status: 'missing', passport_number: null });
  }

  it.each([
    ['text renamed .jpg', () => Buffer.from('just text'), 415, 'document.image_unsupported'],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'document.image_unsupported',
    ],
    ['a PNG bomb', () => pngBomb(60_000), 413, 'document.image_too_large'],
    ['half a picture', () => picture.subarray(0, picture.length / 2), 422, 'document.image_unreadable'],
    ['a tiny picture', () => jpegPicture(300, 200), 422, 'document.image_too_small'],
    [
      '20 MB',
      () => Buffer.concat([picture, Buffer.alloc(20 * 1024 * 1024)]),
      413,
      'document.image_too_large',
    ],
  ])('%s: names the field, and nothing of the form is stored', async (_, make, status, code) => {
    const before = await storedFiles();
    const reply = await put({ ...allFiles(), driving_licence_back: await make() });
    expect(reply.status).toBe(status);
    expect(reply.body.code).toBe(code);
    expect(reply.body.errors).toEqual({ driving_licence_back: [expect.any(String)] });
    expect(await filesSince(before)).toEqual([]);
    await nothingStored();
  });

  it.each([
    ['first_name', { first_name: '' }],
    ['phone', { phone: 'none' }],
    ['dob', { dob: undefined }],
    ['dob', { dob: '2001-02-30' }],
    ['dob', { dob: '0000-01-01' }],
    ['dob', { dob: day(1) }],
    ['fiscal_code', { fiscal_code: 'RSSMRA85T10A562' }],
    ['fiscal_code', { fiscal_code: 'RSSMRA85T10A562T' }],
    ['document_type', { document_type: 'library card' }],
    ['document_number', { document_number: undefined }],
    ['document_expiry_date', { document_expiry_date: day(-2) }],
    ['dl_expiry_date', { dl_expiry_date: day(-2) }],
    ['dl_issue_date', { dl_issue_date: day(2) }],
    ['address', { address: 'x'.repeat(201) }],
    ['gender', { gender: 'x' }],
  ])('400 names %s', async (field, changes) => {
    const before = await storedFiles();
    const { status, body } = await put(allFiles(), changes);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'request.invalid' });
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await filesSince(before)).toEqual([]);
    await nothingStored();
  });

  it('400 names every picture that is missing', async () => {
    const { status, body } = await put({});
    expect(status).toBe(400);
    expect(Object.keys(body.errors).sort()).toEqual([
      'driving_licence_back',
      'driving_licence_front',
      'passport',
    ]);
  });

  it('refuses files nobody asked for', async () => {
    const { status, body } = await put({ ...allFiles(), extra: picture });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual(['extra']);
  });

  it('answers broken and foreign bodies with 4xx', async () => {
    const boundary = 'multipart/form-data; boundary=x';
    const cut = Buffer.from(
      '--x\r\nContent-Disposition: form-data; name="passport"; filename="a.jpg"\r\n\r\nabc',
    );
    expect((await send(cut, boundary)).status).toBe(400);
    expect((await send(Buffer.from('nonsense'), boundary)).status).toBe(400);
    expect((await send(Buffer.from('nonsense'), 'multipart/form-data')).status).toBe(400);
    expect((await send(Buffer.from('{}'), 'application/json')).status).toBe(415);
    expect((await send(Buffer.alloc(64 * 1024 * 1024), boundary)).status).toBe(413);
    const many = new FormData();
    for (let count = 0; count < 60; count += 1) many.append(`field${count}`, 'x');
    const encoded = new Response(many);
    const reply = await send(
      Buffer.from(await encoded.arrayBuffer()),
      encoded.headers.get('content-type') ?? '',
    );
    expect(reply.status).toBe(413);
  });

  it('a browser that is still sending hears the refusal', async () => {
    const form = new FormData();
    form.append('passport', new Blob([new Uint8Array(20 * 1024 * 1024)]), 'passport.jpg');
    const reply = await fetch(`${test.app.listeningOrigin}/api/v1/customer/profile`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${renter.token}` },
      body: form,
    });
    expect(reply.status).toBe(413);
    expect(await reply.json()).toMatchObject({ code: 'document.image_too_large' });
  });

  it('leaves no file behind when the database refuses', async () => {
    await test.deps.database.schema
      .alterTable('account')
      .addCheckConstraint('no_pisa', sql`town_city <> 'Pisa'`)
      .execute();
    const before = await storedFiles();
    const { status, text } = await put(allFiles(), { town_city: 'Pisa' });
    expect(status).toBe(500);
    expect(text).not.toContain('no_pisa');
    expect(await filesSince(before)).toEqual([]);
    await nothingStored();
    await test.deps.database.schema.alterTable('account').dropConstraint('no_pisa').execute();
  });
});

describe('who may see what', () => {
  it('nobody without a token', async () => {
    expect((await put(allFiles(), {}, null)).status).toBe(401);
    expect((await get('', null)).statusCode).toBe(401);
    expect((await get('/image/passport', null)).statusCode).toBe(401);
  });

  it('a renter sees the own picture, never cached, and others do not', async () => {
    await put(allFiles());
    const own = await get('/image/passport');
    expect(own.statusCode).toBe(200);
    expect(own.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="passport.jpg"',
    });
    expect((await sharp(own.rawPayload).metadata()).format).toBe('jpeg');
    const other = await createRenter(test.deps.database);
    const foreign = await get('/image/passport', other.token);
    expect({ status: foreign.statusCode, code: foreign.json().code }).toEqual({
      status: 404,
      code: 'document.not_found',
    });
    expect((await get('', other.token)).json().data.images).toEqual([]);
  });

  it.each(['photo', 'document_front'])('404 for a picture that is not there: %s', async (kind) => {
    expect((await get(`/image/${kind}`)).statusCode).toBe(404);
  });

  it.each(['x', '..%2F..%2Fetc%2Fpasswd', '__proto__', "'"])(
    '400 for a kind that does not exist: %s',
    async (kind) => {
      expect((await get(`/image/${kind}`)).statusCode).toBe(400);
    },
  );
});

describe('rate limit', () => {
  it('stops a machine that uploads without end', async () => {
    const limited = await createTestApp({ rateLimitFactor: 1, work: false });
    const { token } = await createRenter(limited.deps.database);
    const statuses: number[] = [];
    for (let call = 0; call < 21; call += 1) {
      const reply = await limited.app.inject({
        method: 'PUT',
        url: '/api/v1/customer/profile',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
        payload: '--x--',
      });
      statuses.push(reply.statusCode);
    }
    await limited.close();
    expect(statuses).toEqual([...Array<number>(20).fill(400), 429]);
  });
});
