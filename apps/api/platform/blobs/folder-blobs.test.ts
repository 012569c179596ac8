import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolderBlobs } from './folder-blobs.ts';

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
