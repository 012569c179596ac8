import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { createTestApp } from '@nolo/tests/setup/test-app.ts';
import { allFiles, day, ProfileCalls } from '@nolo/tests/calls/profile-calls.ts';
import { jpegPicture, pngBomb } from '@nolo/tests/factories/pictures.ts';

let calls: ProfileCalls;
let picture: Buffer;

beforeAll(async () => {
  calls = await ProfileCalls.start();
  picture = await jpegPicture();
});
afterAll(() => calls.test.close());
beforeEach(() => calls.newRenter());

async function nothingStored() {
  expect(await calls.images()).toEqual([]);
  expect((await calls.get('')).json().data).toMatchObject({
    documents_status: 'missing',
    passport_number: null,
  });
}

describe('refusals', () => {
  it.each([
    ['text renamed .jpg', () => Buffer.from('just text'), 415, 'document.image_unsupported'],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'document.image_unsupported',
    ],
    ['a PNG bomb', () => pngBomb(60_000), 422, 'document.image_too_many_pixels'],
    ['half a picture', () => picture.subarray(0, picture.length / 2), 422, 'document.image_unreadable'],
    ['a tiny picture', () => jpegPicture(300, 200), 422, 'document.image_too_small'],
    [
      '20 MB',
      () => Buffer.concat([picture, Buffer.alloc(20 * 1024 * 1024)]),
      413,
      'document.image_too_large',
    ],
  ])('%s: names the field, and nothing of the form is stored', async (_, make, status, code) => {
    const before = await calls.storedFiles();
    const reply = await calls.put({ ...allFiles(picture), driving_licence_back: await make() });
    expect(reply.status).toBe(status);
    expect(reply.body.code).toBe(code);
    expect(reply.body.errors).toEqual({ driving_licence_back: [expect.any(String)] });
    expect(await calls.filesSince(before)).toEqual([]);
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
    const before = await calls.storedFiles();
    const { status, body } = await calls.put(allFiles(picture), changes);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'request.invalid' });
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await calls.filesSince(before)).toEqual([]);
    await nothingStored();
  });

  it('400 names every picture that is missing', async () => {
    const { status, body } = await calls.put({});
    expect(status).toBe(400);
    expect(Object.keys(body.errors).sort()).toEqual([
      'driving_licence_back',
      'driving_licence_front',
      'passport',
    ]);
  });

  it('refuses files nobody asked for', async () => {
    const { status, body } = await calls.put({ ...allFiles(picture), extra: picture });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual(['extra']);
  });

  it('refuses more files than the form has places for', async () => {
    const form = new FormData();
    for (let count = 0; count < 7; count += 1) {
      form.append('photo', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), `${count}.jpg`);
    }
    const before = await calls.storedFiles();
    expect(await calls.putForm(form)).toMatchObject({ status: 413, body: { code: 'request.too_large' } });
    expect(await calls.filesSince(before)).toEqual([]);
    await nothingStored();
  });

  it('answers broken and foreign bodies with 4xx', async () => {
    const boundary = 'multipart/form-data; boundary=x';
    const cut = Buffer.from(
      '--x\r\nContent-Disposition: form-data; name="passport"; filename="a.jpg"\r\n\r\nabc',
    );
    expect((await calls.putBytes(cut, boundary)).status).toBe(400);
    expect((await calls.putBytes(Buffer.from('nonsense'), boundary)).status).toBe(400);
    expect((await calls.putBytes(Buffer.from('nonsense'), 'multipart/form-data')).status).toBe(400);
    expect((await calls.putBytes(Buffer.from('{}'), 'application/json')).status).toBe(415);
    expect((await calls.putBytes(Buffer.alloc(64 * 1024 * 1024), boundary)).status).toBe(413);
    const many = new FormData();
    for (let count = 0; count < 60; count += 1) many.append(`field${count}`, 'x');
    const encoded = new Response(many);
    const reply = await calls.putBytes(
      Buffer.from(await encoded.arrayBuffer()),
      encoded.headers.get('content-type') ?? '',
    );
    expect(reply.status).toBe(413);
  });

  it('a browser that is still sending gets the refusal', async () => {
    const form = new FormData();
    form.append('passport', new Blob([new Uint8Array(20 * 1024 * 1024)]), 'passport.jpg');
    const reply = await fetch(`${calls.test.app.listeningOrigin}/api/v1/customer/profile`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${calls.renter.token}` },
      body: form,
    });
    expect(reply.status).toBe(413);
    expect(await reply.json()).toMatchObject({ code: 'document.image_too_large' });
  });

  it('leaves no file behind when the database refuses', async () => {
    await calls.test.deps.database.schema
      .alterTable('account')
      .addCheckConstraint('no_pisa', sql`town_city <> 'Pisa'`)
      .execute();
    const before = await calls.storedFiles();
    const { status, text } = await calls.put(allFiles(picture), { town_city: 'Pisa' });
    expect(status).toBe(500);
    expect(text).not.toContain('no_pisa');
    expect(await calls.filesSince(before)).toEqual([]);
    await nothingStored();
    await calls.test.deps.database.schema.alterTable('account').dropConstraint('no_pisa').execute();
  });
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
