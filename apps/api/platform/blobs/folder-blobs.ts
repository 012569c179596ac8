import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  mkdir,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises';
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

/** Less is full: a hand-over's pictures, sealed, need some 20 MB at once. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

/** Makes nothing: where a disk has gone, a new folder in its place would hide that. */
async function canWrite(dir: string, leastFreeBytes: number): Promise<boolean> {
  try {
    await access(dir, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = await statfs(dir);
    return (await stat(dir)).isDirectory() && bavail * bsize >= leastFreeBytes;
  } catch {
    return false;
  }
}

/** Nobody writes one file for so long. */
const STALE_AFTER_MS = 3_600_000;

/** Deletes what processes that were killed have left half-written in a folder. */
export async function deleteStaleParts(dir: string): Promise<void> {
  const names = (await readdir(dir).catch(nothingThere)) ?? [];
  const before = Date.now() - STALE_AFTER_MS;
  for (const name of names.filter((one) => one.endsWith(PART))) {
    const path = join(dir, name);
    const found = await stat(path).catch(nothingThere);
    if (found !== null && found.mtimeMs < before) await rm(path, { force: true });
  }
}

/** Makes the folder on a new machine. */
export async function makeFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
}

/** Files in one folder, readable by this user alone. */
export function createFolderBlobs(dir: string, leastFreeBytes = LEAST_FREE_BYTES): BlobStore {
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
    isThere: () => canWrite(dir, leastFreeBytes),
  };
}
