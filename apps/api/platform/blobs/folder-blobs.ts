import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fieldOf } from '@nolo/domain/records.ts';
import type { BlobStore } from './blob-store.ts';

const PART = '.part';
/** Names are ours: hashes, random ones, widths and formats. */
const NAME = /^[0-9a-z][0-9a-z.-]*$/;

/** Nothing, where there is no such file or folder. */
function nothingThere(error: unknown): null {
  if (fieldOf(error, 'code') === 'ENOENT') return null;
  throw error;
}

/** Makes nothing: where a disk has gone, a new folder in its place would hide that. */
async function canWrite(dir: string): Promise<boolean> {
  try {
    await access(dir, constants.W_OK | constants.X_OK);
    return (await stat(dir)).isDirectory();
  } catch {
    return false;
  }
}

/** Makes the folder on a new machine. */
export async function makeFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
}

/** Files in one folder, readable by this user alone. */
export function createFolderBlobs(dir: string): BlobStore {
  const pathOf = (name: string): string => {
    if (!NAME.test(name) || name.endsWith(PART)) throw new Error('not the name of a file');
    return join(dir, name);
  };
  async function writeIf(name: string, bytes: Buffer, wanted: (path: string) => Promise<boolean>) {
    const path = pathOf(name);
    // Under a name of its own: two processes may write one file at once.
    const part = `${path}.${randomUUID()}${PART}`;
    await makeFolder(dir);
    try {
      await writeFile(part, bytes, { mode: 0o600, flush: true });
      if (await wanted(path))
        await rename(part, path); // whole or not at all, even when the power goes
      else await rm(part);
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    }
  }
  return {
    read: (name) => readFile(pathOf(name)).catch(nothingThere),
    write: (name, bytes) => writeIf(name, bytes, async () => true),
    replace: (name, bytes) =>
      writeIf(name, bytes, async (path) => (await stat(path).catch(nothingThere)) !== null),
    async delete(name) {
      await rm(pathOf(name), { force: true });
    },
    async *names() {
      const folder = await opendir(dir).catch(nothingThere);
      if (folder === null) return;
      for await (const { name } of folder) if (NAME.test(name) && !name.endsWith(PART)) yield name;
    },
    isThere: () => canWrite(dir),
  };
}
