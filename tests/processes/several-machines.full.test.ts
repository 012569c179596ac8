import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startFauxqs } from 'fauxqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBlobs, type Blobs } from '@nolo/api/platform/blobs/open-blobs.ts';
import { createDocumentStore } from '@nolo/api/platform/document-store.ts';
import { createImageStore } from '@nolo/api/platform/image-store.ts';
import { readKeyring } from '@nolo/api/platform/sealing/keyring.ts';
import { pngPicture } from '../factories/pictures.ts';
import { createTestApp, type TestApp } from '../setup/test-app.ts';
import { until } from '../setup/until.ts';
import { findValkey, startValkey } from '../setup/valkey-server.ts';

type Undo = () => Promise<unknown>;

async function collect(names: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const name of names) found.push(name);
  return found.sort();
}

/** Five in ten minutes are let through; to an address without account, so that nothing is sent. */
async function askForMail(site: TestApp | undefined, remoteAddress: string): Promise<number> {
  const reply = await site?.app.inject({
    method: 'POST',
    url: '/api/v1/verify-email/resend',
    remoteAddress,
    payload: { email: `${randomBytes(4).toString('hex')}@nolo.test` },
  });
  return reply?.statusCode ?? 0;
}

const program = findValkey();

// Skipped where the machine has no valkey-server and no redis-server, and Debian's package cannot be installed.
describe.skipIf(program === null)('requests counted in Valkey', () => {
  const undo: Undo[] = [];
  let valkey: Awaited<ReturnType<typeof startValkey>>;
  let sites: TestApp[];

  beforeAll(async () => {
    valkey = await startValkey(program ?? '');
    undo.push(() => valkey.stop());
    const environment = { VALKEY_URL: valkey.url };
    sites = [
      await createTestApp({ rateLimitFactor: 1, environment }),
      await createTestApp({ rateLimitFactor: 1, environment }),
    ];
    for (const site of sites) undo.unshift(() => site.close());
    // Debian's package may have to be fetched first.
  });
  afterAll(async () => {
    for (const step of undo) await step();
  });

  it('two processes have one limit', async () => {
    const statuses: number[] = [];
    for (let calls = 0; calls < 7; calls += 1) {
      statuses.push(await askForMail(sites[calls % 2], '203.0.113.1'));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await askForMail(sites[0], '203.0.113.2')).toBe(200);
  });

  it('while Valkey is away everybody is served, and counted again when it is back', async () => {
    await valkey.stop();
    expect(await askForMail(sites[0], '203.0.113.1')).toBe(200);
    valkey = await startValkey(program ?? '', valkey.port);
    await until(
      'the limit to be counted again',
      async () => (await askForMail(sites[0], '203.0.113.3')) === 429,
      60_000,
    );
  });

  it('while Valkey takes connections and says nothing, nobody waits for it but the first', async () => {
    valkey.freeze();
    const began = performance.now();
    for (let calls = 0; calls < 50; calls += 1)
      expect(await askForMail(sites[0], `203.0.113.${100 + calls}`)).toBe(200);
    // 50 s if each of them waited for its count.
    expect(performance.now() - began).toBeLessThan(25_000);
    valkey.thaw();
    await until(
      'the limit to be counted again',
      async () => (await askForMail(sites[0], '203.0.113.4')) === 429,
    );
  });
});

describe('documents and pictures in an S3-compatible store', () => {
  const undo: Undo[] = [];
  let environment: Record<string, string>;
  let blobs: Blobs;

  beforeAll(async () => {
    const s3 = await startFauxqs({ port: 0, logger: false });
    undo.push(() => s3.stop());
    s3.createBucket('nolo-test');
    environment = {
      S3_BUCKET: 'nolo-test',
      S3_ENDPOINT: `http://127.0.0.1:${s3.port}`,
      S3_ACCESS_KEY_ID: 'test',
      S3_SECRET_ACCESS_KEY: 'test',
    };
    blobs = await openBlobs({ DATA_DIR: '/nowhere', S3_REGION: 'eu-south-1', ...environment });
  });
  afterAll(async () => {
    for (const step of undo) await step();
  });

  it('writes, reads, lists, replaces and deletes as a folder does', async () => {
    const { documents: store } = blobs;
    expect(await store.read('nothing')).toBe(null);
    await store.replace('nothing', Buffer.from('x'));
    expect(await store.read('nothing')).toBe(null);
    const names = Array.from({ length: 1005 }, (_, index) => `n-${String(index).padStart(4, '0')}`);
    for (const name of names) await store.write(name, Buffer.from(name));
    expect(await collect(store.names())).toEqual(names);
    await store.replace('n-0001', Buffer.from('other'));
    expect((await store.read('n-0001'))?.toString()).toBe('other');
    for (const name of names) await store.delete(name);
    await store.delete('n-0000');
    expect(await collect(store.names())).toEqual([]);
  });

  it('keeps documents sealed there, and seals them anew', async () => {
    const [old, key] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
    const before = createDocumentStore(blobs.documents, readKeyring(old));
    const storageKey = await before.put(Buffer.from('a passport'));
    expect((await blobs.documents.read(storageKey))?.includes('a passport')).toBe(false);
    const both = createDocumentStore(blobs.documents, readKeyring(`${key},${old}`));
    expect(await both.reseal(storageKey)).toBe(true);
    const after = createDocumentStore(blobs.documents, readKeyring(key));
    expect((await after.get(storageKey))?.toString()).toBe('a passport');
    expect(await collect(after.storageKeys())).toEqual([storageKey]);
    await after.delete(storageKey);
  });

  it('is there, or is not', async () => {
    expect(await blobs.documents.isThere()).toBe(true);
    const config = { DATA_DIR: '/nowhere', S3_REGION: 'eu-south-1', ...environment };
    expect(await (await openBlobs({ ...config, S3_BUCKET: 'another' })).documents.isThere()).toBe(false);
  });

  it('serves pictures of cars from there', async () => {
    const hash = randomBytes(16).toString('hex');
    await blobs.images.write(hash, await pngPicture());
    const forgetful = { ...blobs.images, read: async () => null, write: async () => undefined };
    const store = createImageStore(blobs.images, forgetful);
    expect((await store.variant(hash, 320, 'webp'))?.length).toBeGreaterThan(0);
  });

  it('two sites show one upload, and their disks have no document', async () => {
    const site = await createTestApp({ environment });
    undo.unshift(() => site.close());
    const storageKey = await site.deps.documents.put(Buffer.from('seen by both'));
    const other = createDocumentStore(blobs.documents, readKeyring(site.deps.config.DOCUMENTS_KEY));
    expect((await other.get(storageKey))?.toString()).toBe('seen by both');
    await expect(readdir(join(site.dataDir, 'documents'))).rejects.toThrow('ENOENT');
  });
});
