import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolderBlobs, deleteStaleParts } from './folder-blobs.ts';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'nolo-blobs-'));
});
afterAll(() => rm(dir, { recursive: true }));

it('of a file that cannot be kept, no part stays', async () => {
  // Found out once all of it is written: as late as a disk can turn out to be full.
  await mkdir(join(dir, 'taken'));
  await expect(createFolderBlobs(dir).write('taken', Buffer.from('a passport'))).rejects.toMatchObject({
    code: 'EISDIR',
  });
  expect(await readdir(dir)).toEqual(['taken']);
});

it.each(['../outside', '.hidden', '/etc/passwd', 'a/b', 'a\0b', 'x.part', ''])(
  'no name leads out of the folder, or to a part of a file: %j',
  async (name) => {
    const blobs = createFolderBlobs(dir);
    const asked = [async () => blobs.read(name), async () => blobs.write(name, Buffer.from('x')), async () => blobs.delete(name)]; // prettier-ignore
    for (const ask of asked) await expect(ask()).rejects.toThrow('not the name of a file');
  },
);

it('a disk that is nearly full is not one to write to', async () => {
  expect(await createFolderBlobs(dir).isThere()).toBe(true);
  expect(await createFolderBlobs(dir, Number.MAX_SAFE_INTEGER).isThere()).toBe(false);
});

it('what a killed process left half-written goes after an hour', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nolo-parts-'));
  for (const name of ['old.part', 'new.part', 'old.eml']) await writeFile(join(folder, name), 'x');
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const name of ['old.part', 'old.eml']) await utimes(join(folder, name), hoursAgo, hoursAgo);
  await deleteStaleParts(folder);
  expect((await readdir(folder)).toSorted()).toEqual(['new.part', 'old.eml']);
  await deleteStaleParts(join(folder, 'nowhere'));
  await rm(folder, { recursive: true });
});
