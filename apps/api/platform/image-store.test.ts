import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolderBlobs } from './blobs/folder-blobs.ts';
import { createImageStore } from './image-store.ts';

const HASH = randomBytes(16).toString('hex');
let dir: string;
const folder = (name: string) => createFolderBlobs(join(dir, name));

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'nolo-images-'));
  await mkdir(join(dir, 'originals'));
  const picture = sharp({ create: { width: 800, height: 500, channels: 3, background: '#2a5fa8' } });
  await writeFile(join(dir, 'originals', HASH), await picture.png().toBuffer());
});
afterAll(() => rm(dir, { recursive: true }));

test('two processes that make one picture at once both have it, and leave nothing over', async () => {
  const stores = [1, 2, 3].map(() => createImageStore(folder('originals'), folder('cache')));
  const made = await Promise.all(stores.map((store) => store.variant(HASH, 320, 'webp')));
  for (const bytes of made) expect(bytes?.length).toBeGreaterThan(0);
  expect(await readdir(join(dir, 'cache'))).toEqual([`${HASH}-320.webp`]);
});

test('a picture that cannot be kept is shown all the same', async () => {
  await writeFile(join(dir, 'no-folder'), '');
  const store = createImageStore(folder('originals'), folder('no-folder'));
  expect((await store.variant(HASH, 320, 'webp'))?.length).toBeGreaterThan(0);
});

test('a car without a picture has the placeholder, an unknown picture none', async () => {
  const store = createImageStore(folder('originals'), folder('cache'));
  expect((await store.variant('0'.repeat(32), 320, 'avif'))?.length).toBeGreaterThan(0);
  expect(await store.variant('f'.repeat(32), 320, 'avif')).toBeNull();
});
