import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { savePoliceDetails } from '../police-report/reported-drivers-store.ts';
import { until } from '@nolo/tests/setup/until.ts';
import { allFiles, day, profileFields, ProfileCalls } from '@nolo/tests/calls/profile-calls.ts';
import { jpegPicture, pngPicture, telephonePicture } from '@nolo/tests/factories/pictures.ts';

let calls: ProfileCalls;
let picture: Buffer;

beforeAll(async () => {
  calls = await ProfileCalls.start();
  picture = await jpegPicture();
});
afterAll(() => calls.test.close());
beforeEach(() => calls.newRenter());

describe('saving profile and documents', () => {
  it('stores everything, encrypted and without metadata, and sends it to review', async () => {
    const { status, body } = await calls.put({ ...allFiles(picture), passport: await telephonePicture() });
    expect(status).toBe(200);
    expect(body.message).toMatch(/sent for verification/);
    expect(body.data).toMatchObject({
      first_name: 'Giulia',
      phone: '3331234567',
      fiscal_code: 'RSSMRA85T10A562S',
      passport_number: 'YA1234567',
      document_id: null,
      dob: '1985-04-12',
      document_expiry_date: profileFields.document_expiry_date,
      images: ['driving_licence_back', 'driving_licence_front', 'passport'],
      documents_status: 'uploaded',
      documents_rejected_reason: null,
    });
    expect((await calls.get('')).json().data).toEqual(body.data);
    for (const { storage_key } of await calls.images()) {
      const bytes = await readFile(join(calls.test.dataDir, 'documents', storage_key));
      expect(bytes.includes('JFIF')).toBe(false);
      expect([...bytes.subarray(0, 3)]).not.toEqual([0xff, 0xd8, 0xff]);
      await expect(sharp(bytes).metadata()).rejects.toThrow(/unsupported/);
    }
    const image = await calls.get('/image/passport');
    expect((await sharp(image.rawPayload).metadata()).exif).toBeUndefined();
  });

  it('takes an identity card, front and back, and its number', async () => {
    const { passport: _, ...licence } = allFiles(picture);
    const card = { document_front: picture, document_back: await pngPicture() };
    const { body } = await calls.put({ ...licence, ...card }, { document_type: 'otherDocument' });
    expect(body.data).toMatchObject({ document_id: 'YA1234567', passport_number: null });
  });

  it('replaces a picture and deletes the old file', async () => {
    await calls.put(allFiles(picture));
    const before = await calls.images();
    const { status } = await calls.put({ passport: await pngPicture() });
    expect(status).toBe(200);
    const after = await calls.images();
    const old = before.filter((row) => !after.some((one) => one.storage_key === row.storage_key));
    expect(old.map(({ kind }) => kind)).toEqual(['passport']);
    await until(
      'the old file to go',
      async () => !(await calls.storedFiles()).includes(old[0]?.storage_key ?? ''),
    );
    expect(await calls.storedFiles()).toEqual(expect.arrayContaining(after.map((row) => row.storage_key)));
  });

  it('keeps text as it is typed, whatever it looks like', async () => {
    const address = `Via "Roma" 1'; DROP TABLE account; -- <script>alert(1)</script>`;
    const { body } = await calls.put(allFiles(picture), { address });
    expect(body.data.address).toBe(address);
  });

  it('keeps documents that have no end', async () => {
    const dates = { document_expiry_date: '9999-12-31', dl_expiry_date: '9999-01-01' };
    const { status, body } = await calls.put(allFiles(picture), dates);
    expect(status).toBe(200);
    expect(body.data).toMatchObject(dates);
  });

  it('goes to review again when something reviewed changes, and only then', async () => {
    await calls.put(allFiles(picture));
    await calls.setStatus('verified');
    expect(
      (await calls.put({}, { phone: '3337654321', town_city: 'Milano' })).body.data.documents_status,
    ).toBe('verified');
    expect((await calls.put({})).body.message).toBe('Your profile is saved');
    for (const changes of [
      { last_name: 'Bianchi' },
      { dob: '1985-04-13' },
      { document_number: 'YA7654321' },
      { driving_licence_number: 'U9' },
      { dl_expiry_date: day(901) },
    ]) {
      await calls.setStatus('verified');
      expect((await calls.put({}, changes)).body.data.documents_status).toBe('uploaded');
    }
    await calls.setStatus('verified');
    expect(
      (await calls.put({ photo: picture }, { dl_expiry_date: day(901) })).body.data.documents_status,
    ).toBe('uploaded');
  });

  it('another document or licence was issued elsewhere, maybe: the police’s question is asked again', async () => {
    await calls.put(allFiles(picture));
    const { database } = calls.test.deps;
    const account_id = calls.renter.accountId;
    const issued = { document_code: 'PASOR', document_place: '412058091', licence_place: '403015146' };
    await savePoliceDetails(database, { account_id, ...issued, changed_at: new Date() });
    const kept = () =>
      database
        .selectFrom('police_details')
        .select(['document_code', 'document_place', 'licence_place'])
        .where('account_id', '=', account_id)
        .executeTakeFirst();
    await calls.put({}, { address: 'Via Nazionale 7' });
    expect(await kept()).toEqual(issued);
    await calls.put({}, { document_number: 'YA7654321' });
    expect(await kept()).toEqual({ ...issued, document_code: null, document_place: null });
    await calls.put({}, { document_number: 'YA7654321', driving_licence_number: 'U9Z9Z9Z9Z9' });
    expect(await kept()).toEqual({ document_code: null, document_place: null, licence_place: null });
  });

  it('a rejection stays until something changes, and its reason goes with it', async () => {
    await calls.put(allFiles(picture));
    await calls.setStatus('rejected', 'Glare');
    expect((await calls.put({})).body.data).toMatchObject({
      documents_status: 'rejected',
      documents_rejected_reason: 'Glare',
    });
    expect((await calls.put({ passport: picture })).body.data).toMatchObject({
      documents_status: 'uploaded',
      documents_rejected_reason: null,
    });
  });
});

describe('what the licence and the code are checked by', () => {
  it('keeps classes and place of birth, and what is left out stays as it is', async () => {
    const given = { driving_licence_classes: 'AM,B', place_of_birth: 'Firenze' };
    const { status, body } = await calls.put(allFiles(picture), given);
    expect(status).toBe(200);
    const kept = { driving_licence_classes: ['AM', 'B'], place_of_birth: 'Firenze' };
    expect(body.data).toMatchObject(kept);
    expect((await calls.put({}, { driving_licence_classes: undefined })).body.data).toMatchObject(kept);
    expect((await calls.put({}, { place_of_birth: '' })).body.data.place_of_birth).toBeNull();
  });

  it('goes to review again when the classes change', async () => {
    await calls.put(allFiles(picture), { driving_licence_classes: 'B' });
    await calls.setStatus('verified');
    const again = await calls.put({}, { driving_licence_classes: 'B' });
    expect(again.body.data.documents_status).toBe('verified');
    const changed = await calls.put({}, { driving_licence_classes: 'B,C' });
    expect(changed.body.data.documents_status).toBe('uploaded');
  });

  it.each(['A', 'AM,A1', ''])("refuses a licence that is not for cars: '%s'", async (classes) => {
    const { status, body } = await calls.put(allFiles(picture), { driving_licence_classes: classes });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ driving_licence_classes: ['Class B is needed to drive our cars'] });
  });

  it('refuses a licence of which no classes are known at all', async () => {
    const { status, body } = await calls.put(allFiles(picture), { driving_licence_classes: undefined });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual(['driving_licence_classes']);
  });

  it.each(['X', 'B;A', 'b', "'; --"])('refuses classes that do not exist: %s', async (classes) => {
    const { status } = await calls.put(allFiles(picture), { driving_licence_classes: classes });
    expect(status).toBe(400);
  });
});

describe('who may see what', () => {
  it('nobody without a token', async () => {
    expect((await calls.put(allFiles(picture), {}, null)).status).toBe(401);
    expect((await calls.get('', null)).statusCode).toBe(401);
    expect((await calls.get('/image/passport', null)).statusCode).toBe(401);
  });

  it('a renter sees the own picture, never cached, and others do not', async () => {
    await calls.put(allFiles(picture));
    const own = await calls.get('/image/passport');
    expect(own.statusCode).toBe(200);
    expect(own.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="passport.jpg"',
    });
    expect((await sharp(own.rawPayload).metadata()).format).toBe('jpeg');
    const other = await createRenter(calls.test.deps.database);
    const foreign = await calls.get('/image/passport', other.token);
    expect({ status: foreign.statusCode, code: foreign.json().code }).toEqual({
      status: 404,
      code: 'document.not_found',
    });
    expect((await calls.get('', other.token)).json().data.images).toEqual([]);
  });

  it.each(['photo', 'document_front'])('404 for a picture that is not there: %s', async (kind) => {
    expect((await calls.get(`/image/${kind}`)).statusCode).toBe(404);
  });

  it.each(['x', '..%2F..%2Fetc%2Fpasswd', '__proto__', "'"])(
    '400 for a kind that does not exist: %s',
    async (kind) => {
      expect((await calls.get(`/image/${kind}`)).statusCode).toBe(400);
    },
  );
});
