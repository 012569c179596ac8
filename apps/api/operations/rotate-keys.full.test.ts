import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allFiles, ProfileCalls } from '@nolo/tests/calls/profile-calls.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { createCar } from '@nolo/tests/factories/car.ts';
import { jpegPicture } from '@nolo/tests/factories/pictures.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { reservationBody, reserve } from '@nolo/tests/factories/reservation.ts';
import type { Deps } from '../deps.ts';
import { findCustomerProfile } from '../documents/profile-store.ts';
import { findVerification, saveReading, saveVerification } from '../documents/verification-store.ts';
import { createFolderBlobs } from '../platform/blobs/folder-blobs.ts';
import { createDocumentStore } from '../platform/document-store.ts';
import { readKeyring } from '../platform/sealing/keyring.ts';
import { createVault } from '../platform/sealing/vault.ts';
import { countByKey, rotateKeys } from './rotate-keys.ts';

const run = promisify(execFile);
const SCRIPT = join(import.meta.dirname, '..', '..', '..', 'scripts', 'keys.ts');
const NUMBERS = ['RSSMRA85T10A562S', 'YA1234567', 'U1B23456C', 'XK7654321'];
const newKey = () => randomBytes(32).toString('base64');

let calls: ProfileCalls;
let picture: Buffer;

beforeAll(async () => {
  calls = await ProfileCalls.start();
  picture = await jpegPicture();
});
afterAll(() => calls.test.close());
beforeEach(() => calls.newRenter());

const own = (): Deps => calls.test.deps;

/** What the site would have with other keys. */
function withKeys(...keys: string[]) {
  return siteWithKeys(calls, ...keys);
}

function siteWithKeys(
  { test }: ProfileCalls,
  ...keys: string[]
): Pick<Deps, 'database' | 'documents' | 'vault'> {
  const keyring = readKeyring(keys.join(','));
  const blobs = createFolderBlobs(join(test.dataDir, 'documents'));
  return {
    database: test.deps.database,
    documents: createDocumentStore(blobs, keyring),
    vault: createVault(keyring),
  };
}

const idOf = (key: string) => readKeyring(key).current.id;

const reading = {
  zone: null,
  sureness: 0.5,
  isPhotograph: true,
  isFrontRight: false,
  note: 'XK7654321',
};

/** A renter with everything that is sealed. */
async function fullRenter(): Promise<void> {
  const { deps } = calls.test;
  expect((await calls.put(allFiles(picture))).status).toBe(200);
  const { accountId } = calls.renter;
  const order = {
    documentType: 'passport' as const,
    firstName: 'G',
    lastName: 'C',
    dob: null,
    storageKeys: [],
    at: deps.clock.now(),
  };
  const { id } = await saveVerification(deps.database, deps.vault, accountId, order);
  await saveReading(deps.database, deps.vault, id, reading);
  const car = await createCar(deps.database);
  const plain = reservationBody();
  const body = { ...plain, billing: { ...plain.billing, fiscal_code: 'RSSMRA85T10A562S' } };
  expect((await reserve(calls.test.app, calls.renter, car.id, body)).statusCode).toBe(201);
}

async function everythingStored(): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    SELECT row_to_json(account)::text AS text FROM account
    UNION ALL SELECT row_to_json(booking)::text FROM booking
    UNION ALL SELECT row_to_json(document_verification)::text FROM document_verification
    UNION ALL SELECT job::text FROM jobs.job`.execute(own().database);
  return rows.map(({ text }) => text).join('\n');
}

describe('identity data in the database', () => {
  it('stands nowhere in plain text, and its owner reads it', async () => {
    await fullRenter();
    const stored = await everythingStored();
    for (const number of NUMBERS) expect({ number, at: stored.indexOf(number) }).toEqual({ number, at: -1 });
    const { database, vault } = own();
    const profile = await findCustomerProfile(database, vault, calls.renter.accountId);
    expect(profile).toMatchObject({
      fiscal_code: NUMBERS[0],
      passport_number: NUMBERS[1],
      driving_licence_number: NUMBERS[2],
    });
    const verification = await findVerification(database, vault, calls.renter.accountId);
    expect(verification?.reading).toEqual(reading);
  });

  it('does not open in the place of somebody else', async () => {
    await calls.put(allFiles(picture));
    const { database, vault } = own();
    const thief = await createRenter(database);
    await sql`UPDATE account SET passport_number = (SELECT passport_number FROM account
      WHERE id = ${calls.renter.accountId}) WHERE id = ${thief.accountId}`.execute(database);
    await expect(findCustomerProfile(database, vault, thief.accountId)).rejects.toThrow(
      'unable to authenticate',
    );
    await database.deleteFrom('account').where('id', '=', thief.accountId).execute();
  });
});

describe('another key', () => {
  it('seals everything anew in pieces; stopped in the middle it goes on; then the old key may go', async () => {
    await fullRenter();
    await calls.newRenter();
    await fullRenter();
    const oldKey = own().config.DOCUMENTS_KEY;
    const key = newKey();
    const before = await findCustomerProfile(own().database, own().vault, calls.renter.accountId);
    const [image] = await calls.images();
    const both = withKeys(key, oldKey);
    const opens = async ({ database, documents, vault }: ReturnType<typeof withKeys>) => {
      expect(await findCustomerProfile(database, vault, calls.renter.accountId)).toEqual(before);
      const jpeg = await documents.get(image?.storage_key ?? '');
      expect(jpeg?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    };
    const stopped = rotateKeys(both, {
      batch: 1,
      progress: ({ values }) => {
        if (values === 3) throw new Error('stopped');
      },
    });
    await expect(stopped).rejects.toThrow('stopped');
    await opens(both);
    const total = [...(await countByKey(both)).values()];
    const rest = await rotateKeys(both, { batch: 2 });
    const all = total.reduce((sum, { values, files }) => ({
      values: sum.values + values,
      files: sum.files + files,
    }));
    expect(rest).toEqual({ values: all.values - 3, files: all.files });
    expect([...(await countByKey(both))]).toEqual([[idOf(key), all]]);
    await opens(withKeys(key));
    await expect(opens(withKeys(oldKey))).rejects.toThrow(`lacks the key ${idOf(key)}`);
    // Back to the key that this test's site has, by the command itself.
    const { stdout } = await run(process.execPath, [SCRIPT, 'rotate'], {
      env: {
        NOLO_CLOCK: testNow().toISOString(),
        DATABASE_URL: own().config.DATABASE_URL,
        DATA_DIR: calls.test.dataDir,
        DOCUMENTS_KEY: `${oldKey},${key}`,
      },
    });
    expect(stdout).toContain(`Sealed with key ${idOf(oldKey)}: ${all.values} values and ${all.files} files`);
    await opens(own());
  });

  it('seals while renters save and read through processes that seal with the old one still, and nothing is lost', async () => {
    const [old, key] = [newKey(), newKey()];
    // As on the first day: every process opens what either sealed, and this one seals with the old one still.
    const site = await ProfileCalls.start({ DOCUMENTS_KEY: `${old},${key}` });
    const { database, vault } = site.test.deps;
    const rotated = siteWithKeys(site, key, old);
    const ROUNDS = 4;
    const over = new AbortController();
    async function saveAndRead(index: number): Promise<void> {
      const { accountId, token } = await createRenter(database, { documentsStatus: 'missing' });
      for (let round = 0; round < ROUNDS; round += 1) {
        const document_number = `YA${index}${round}34567`;
        expect((await site.put(allFiles(picture), { document_number }, token)).status).toBe(200);
        expect((await findCustomerProfile(database, vault, accountId)).passport_number).toBe(document_number);
        expect((await site.get('/image/passport', token)).statusCode).toBe(200);
      }
    }
    const saving = Promise.all([1, 2, 3].map(saveAndRead)).finally(() => over.abort());
    const sealing = (async () => {
      while (!over.signal.aborted) await rotateKeys(rotated, { batch: 1 });
      return rotateKeys(rotated);
    })();
    await Promise.all([saving, sealing]);
    expect([...(await countByKey(rotated)).keys()]).toEqual([idOf(key)]);
    const images = await database.selectFrom('document_image').select('storage_key').execute();
    expect(images).toHaveLength(3 * Object.keys(allFiles(picture)).length);
    for (const { storage_key } of images) {
      expect((await siteWithKeys(site, key).documents.get(storage_key))?.subarray(0, 2)).toEqual(
        Buffer.from([0xff, 0xd8]),
      );
    }
    await site.test.close();
  });

  it('opens no file that was tampered with or never sealed', async () => {
    const storageKey = randomUUID();
    const { documents } = own();
    await documents.put(Buffer.from('a picture'), storageKey);
    const path = join(calls.test.dataDir, 'documents', storageKey);
    const tampered = await readFile(path);
    tampered.writeUInt8(tampered.readUInt8(tampered.length - 1) ^ 1, tampered.length - 1);
    await writeFile(path, tampered);
    await expect(documents.get(storageKey)).rejects.toThrow('unable to authenticate');
    await writeFile(path, 'a picture');
    await expect(documents.get(storageKey)).rejects.toThrow('not sealed');
    await documents.delete(storageKey);
    expect(await documents.reseal(storageKey)).toBe(false);
    expect(await documents.get(storageKey)).toBe(null);
    expect(await documents.keyIdOf(storageKey)).toBe(null);
  });

  it('is not said to seal a file that was listed and then deleted', async () => {
    const { database, documents } = own();
    const counted = await countByKey({ database, documents });
    async function* withOneGone() {
      yield randomUUID();
      yield* documents.storageKeys();
    }
    const listedBefore = { ...documents, storageKeys: withOneGone };
    expect(await countByKey({ database, documents: listedBefore })).toEqual(counted);
  });
});
