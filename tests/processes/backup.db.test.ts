import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payWith, VISA } from '@nolo/payments-sandbox/test-support/payer.ts';
import { findCustomerProfile } from '@nolo/api/documents/profile-store.ts';
import { createFolderBlobs } from '@nolo/api/platform/blobs/folder-blobs.ts';
import { createDatabase } from '@nolo/db/database.ts';
import { createDocumentStore } from '@nolo/api/platform/document-store.ts';
import { readKeyring } from '@nolo/api/platform/sealing/keyring.ts';
import { createVault } from '@nolo/api/platform/sealing/vault.ts';
import { allFiles, ProfileCalls } from '../calls/profile-calls.ts';
import { createCar } from '../factories/car.ts';
import { jpegPicture } from '../factories/pictures.ts';
import { createRenter } from '../factories/renter.ts';
import { bearer, reservationBody, reserve } from '../factories/reservation.ts';
import { freePort } from '../setup/free-port.ts';
import { startServerProcess } from '../setup/server-process.ts';
import { createTestDatabase } from '../setup/test-database.ts';
import { until } from '../setup/until.ts';

const run = promisify(execFile);
const SCRIPTS = join(import.meta.dirname, '..', '..', 'scripts');
const PICTURE = 'f'.repeat(32);

let calls: ProfileCalls;
let dir: string;
let picture: Buffer;
const undo: (() => Promise<void>)[] = [];

beforeAll(async () => {
  calls = await ProfileCalls.start();
  dir = await mkdtemp(join(tmpdir(), 'nolo-backup-test-'));
  picture = await jpegPicture();
  await mkdir(join(calls.test.dataDir, 'images'));
  await writeFile(join(calls.test.dataDir, 'images', PICTURE), 'a picture of a car');
});
afterAll(async () => {
  for (const step of undo) await step();
  await calls.test.close();
  await rm(dir, { recursive: true, force: true });
});

type Answer = { code: number; text: string };

/** The command as an operator runs it. */
async function command(name: string, args: string[], environment: Record<string, string>): Promise<Answer> {
  const env = { PATH: process.env['PATH'], ...environment };
  try {
    const { stdout } = await run(process.execPath, [join(SCRIPTS, `${name}.ts`), ...args], { env });
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, text: stderr };
  }
}

function siteVariables() {
  const { DATABASE_URL, DOCUMENTS_KEY } = calls.test.deps.config;
  return { DATABASE_URL, DOCUMENTS_KEY, DATA_DIR: calls.test.dataDir };
}

async function emptyPlace(): Promise<{ DATABASE_URL: string; DATA_DIR: string }> {
  const { url, drop } = await createTestDatabase({ bare: true });
  undo.push(drop);
  return { DATABASE_URL: url, DATA_DIR: await mkdtemp(join(dir, 'restored-')) };
}

/** A renter who replaces a passport again and again, each time deleting the file before. */
function keepUploading() {
  const end = new AbortController();
  let count = 0;
  const done = (async () => {
    while (!end.signal.aborted) {
      const { status } = await calls.put({ passport: picture });
      if (status !== 200) throw new Error(`upload answered ${status}`);
      count += 1;
    }
  })();
  return {
    uploads: () => count,
    async stop() {
      end.abort();
      await done;
    },
  };
}

async function reserveOnce(): Promise<{ id: string; url: string }> {
  const { database } = calls.test.deps;
  const car = await createCar(database);
  const renter = await createRenter(database);
  const plain = reservationBody();
  const billing = { ...plain.billing, fiscal_code: 'RSSMRA85T10A562S' };
  const reply = await reserve(calls.test.app, renter, car.id, { ...plain, billing });
  expect(reply.statusCode, reply.body).toBe(201);
  const { reservation_id, url } = reply.json().data;
  return { id: reservation_id, url };
}

async function payOnce(): Promise<void> {
  const { id, url } = await reserveOnce();
  await payWith(url, VISA);
  await until('the booking to be paid', async () => {
    const { database } = calls.test.deps;
    const row = await database.selectFrom('booking').select('status').where('id', '=', id).executeTakeFirst();
    return row?.status === 'PAID';
  });
}

describe('backup and restore', () => {
  it('made while renters write, a backup restored elsewhere is whole and goes on', async () => {
    expect((await calls.put(allFiles(picture))).status).toBe(200);
    await payOnce();
    await reserveOnce();
    const writing = keepUploading();
    await until('an upload before', async () => writing.uploads() > 0);
    const backup = join(dir, 'first');
    const made = await command('backup', [backup], siteVariables());
    expect(made).toEqual({
      code: 0,
      text: expect.stringMatching(/rows of \d+ tables, \d+ documents, 1 pictures/),
    });
    const during = writing.uploads();
    await until('an upload after', async () => writing.uploads() > during);
    await writing.stop();
    expect((await stat(join(backup, 'documents-key'))).mode & 0o077).toBe(0);

    const place = await emptyPlace();
    const restored = await command('restore', [backup], place);
    expect(restored).toEqual({ code: 0, text: expect.stringContaining('Restored the backup of') });

    const { DOCUMENTS_KEY } = siteVariables();
    const keyring = readKeyring(DOCUMENTS_KEY);
    const documents = createDocumentStore(createFolderBlobs(join(place.DATA_DIR, 'documents')), keyring);
    const { database } = createDatabase(place.DATABASE_URL, 2);
    undo.unshift(() => database.destroy());
    const images = await database.selectFrom('document_image').select('storage_key').execute();
    expect(images).toHaveLength(3);
    for (const { storage_key } of images) {
      const jpeg = await documents.get(storage_key);
      expect(jpeg?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    }
    expect(await readdir(join(place.DATA_DIR, 'images'))).toEqual([PICTURE]);
    const profile = await findCustomerProfile(database, createVault(keyring), calls.renter.accountId);
    expect(profile.passport_number).toBe('YA1234567');
    const { rows } = await sql<{
      bookings: number;
      held: number;
      ledger: number;
      entries: number;
      jobs: number;
    }>`
      SELECT (SELECT count(*)::int FROM booking) AS bookings, (SELECT count(*)::int FROM hold) AS held,
        (SELECT sum(amount_minor)::int FROM ledger_entry) AS ledger, (SELECT count(*)::int FROM ledger_entry) AS entries,
        (SELECT count(*)::int FROM jobs.job WHERE name = 'expire-booking' AND state = 'created') AS jobs`.execute(
      database,
    );
    expect(rows[0]).toMatchObject({ bookings: 2, held: 2, ledger: 0, jobs: 2 });
    expect(rows[0]?.entries).toBeGreaterThan(1);
    // Each listing once: the triggers did not write what came in the backup.
    expect(await command('listings', ['check'], place)).toEqual({
      code: 0,
      text: '2 cars: 0 stale listings\n',
    });

    const { config, database: before } = calls.test.deps;
    const server = await startServerProcess({
      databaseUrl: place.DATABASE_URL,
      dataDir: place.DATA_DIR,
      stripeKey: config.STRIPE_SECRET_KEY,
      webhookSecret: config.STRIPE_WEBHOOK_SECRET,
      sandboxOrigin: calls.test.sandboxOrigin,
      documentsKey: DOCUMENTS_KEY,
      port: await freePort(),
    });
    undo.unshift(async () => void (await server.stop()));
    const picked = await fetch(`${server.origin}/api/v1/customer/profile/image/passport`, {
      headers: bearer(calls.renter),
    });
    expect([picked.status, picked.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    // Numbers go on after those given before.
    const car = await createCar(database);
    const reply = await fetch(`${server.origin}/api/v1/customer/reservation/car/${car.id}`, {
      method: 'POST',
      headers: { ...bearer(calls.renter), 'content-type': 'application/json' },
      body: JSON.stringify(reservationBody()),
    });
    expect(reply.status).toBe(201);
    const numbers = await database.selectFrom('booking').select('number').orderBy('number').execute();
    const old = await before.selectFrom('booking').select('number').orderBy('number').execute();
    expect(numbers.slice(0, 2)).toEqual(old);
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(3);

    expect(await command('restore', [backup], { ...place, DOCUMENTS_KEY })).toEqual({
      code: 1,
      text: expect.stringContaining('The database is not empty'),
    });
  });

  it('is refused when something is missing, changed or sealed with another key', async () => {
    const backup = join(dir, 'second');
    const variables = siteVariables();
    expect((await command('backup', [backup, '--without-key'], variables)).code).toBe(0);
    expect((await command('backup', [backup], variables)).text).toContain('is not empty');
    const place = await emptyPlace();
    const refused = async (environment: Record<string, string> = {}) => {
      const { DOCUMENTS_KEY } = variables;
      const { code, text } = await command('restore', [backup], { ...place, DOCUMENTS_KEY, ...environment });
      expect(code).toBe(1);
      return text;
    };
    expect((await command('restore', [backup], place)).text).toContain('made without its key');
    expect(await refused({ DOCUMENTS_KEY: randomBytes(32).toString('base64') })).toContain(
      'DOCUMENTS_KEY lacks',
    );
    await writeFile(join(backup, 'documents', 'one-more'), '');
    expect(await refused()).toMatch(/documents has \d+ files instead of/);
    await rm(join(backup, 'documents', 'one-more'));
    await rm(join(backup, 'manifest.json'));
    expect(await refused()).toContain('no finished backup');
  });
});
