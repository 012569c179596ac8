import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { createFolderBlobs } from '../platform/blobs/folder-blobs.ts';
import { createDocumentStore } from '../platform/document-store.ts';
import { readKeyring } from '../platform/sealing/keyring.ts';
import { storeFiles } from './store-files.ts';

const FILES = ['front', 'back', 'licence'].map((text) => Buffer.from(text));
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ work: false });
});
afterAll(() => test.close());

const folder = () => join(test.dataDir, 'documents');

/** The second file finds no room, as the system says it. */
function fullAfterOne(hasEnded: boolean) {
  const blobs = createFolderBlobs(folder());
  let count = 0;
  const write = async (name: string, bytes: Buffer) => {
    count += 1;
    return count === 1 ? blobs.write(name, bytes) : writeFile('/dev/full', bytes);
  };
  // Whoever is killed deletes nothing.
  const remove = async (name: string) => {
    if (hasEnded) throw new Error('killed');
    await blobs.delete(name);
  };
  return createDocumentStore(
    { ...blobs, write, delete: remove },
    readKeyring(test.deps.config.DOCUMENTS_KEY),
  );
}

async function cleanUpsOf(): Promise<string[][]> {
  const { rows } = await sql<{ keys: string[] }>`
    SELECT data -> 'storageKeys' AS keys FROM jobs.job WHERE name = 'sweep-documents'
      AND start_after > now() + interval '30 minutes'`.execute(test.deps.database);
  return rows.map(({ keys }) => keys);
}

it('stores all, and has them reconciled away later unless a row names them by then', async () => {
  const storageKeys = await storeFiles(test.deps, FILES);
  expect(storageKeys).toHaveLength(FILES.length);
  const stored = await Promise.all(storageKeys.map((key) => test.deps.documents.get(key)));
  expect(stored).toEqual(FILES);
  expect(await cleanUpsOf()).toEqual([storageKeys]);
  for (const key of storageKeys) await test.deps.documents.delete(key);
});

it('a full disk leaves nothing over, not even a part of a file', async () => {
  const full = { ...test.deps, documents: fullAfterOne(false) };
  await expect(storeFiles(full, FILES)).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await readdir(folder())).toEqual([]);
});

it('whoever is killed half-way has left the order to clean up behind', async () => {
  const killed = { ...test.deps, documents: fullAfterOne(true) };
  await expect(storeFiles(killed, FILES)).rejects.toMatchObject({ code: 'ENOSPC' });
  const [left] = await readdir(folder());
  expect((await cleanUpsOf()).flat()).toContain(left);
});
