import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pictureVariant } from './pictures/pictures.ts';
import type { PictureFormat } from './pictures/picture-tasks.ts';

/** Widths a picture can be asked for; `contract/car-card.ts` tells them to the client. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1600] as const;

/** Public pictures: originals by content hash; smaller widths made at the first request and kept. */
export type ImageStore = {
  /** The picture in that width and format; null when the hash is unknown. */
  variant(hash: string, width: number, format: PictureFormat): Promise<Buffer | null>;
};

const HASH = /^[0-9a-f]{32}$/;
/** What `car_card` names for a car without pictures: the placeholder of `scripts/illustrations`. */
const NO_PICTURE = '0'.repeat(32);
const PLACEHOLDER = join(import.meta.dirname, 'pictures', 'placeholder-car.svg');

async function readOrNull(path: string): Promise<Buffer | null> {
  return readFile(path).catch(() => null);
}

/**
 * Whole or not at all, under a name of its own: two processes may make one picture at once. A full disk costs the next
 * visitor the work again, and nobody the picture.
 */
async function keep(path: string, bytes: Buffer): Promise<void> {
  const part = `${path}.${randomUUID()}.part`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(part, bytes);
    await rename(part, path);
  } catch {
    await rm(part, { force: true }).catch(() => undefined);
  }
}

export function createImageStore(originalsDir: string, cacheDir: string): ImageStore {
  const running = new Map<string, Promise<Buffer | null>>();

  async function make(hash: string, width: number, format: PictureFormat): Promise<Buffer | null> {
    const name = `${hash}-${width}.${format}`;
    const cached = await readOrNull(join(cacheDir, name));
    if (cached) return cached;
    const original = await readOrNull(hash === NO_PICTURE ? PLACEHOLDER : join(originalsDir, hash));
    if (!original) return null;
    const bytes = await pictureVariant({ bytes: original, width, format });
    await keep(join(cacheDir, name), bytes);
    return bytes;
  }

  return {
    async variant(hash, width, format) {
      if (!HASH.test(hash) || !(PICTURE_WIDTHS as readonly number[]).includes(width)) return null;
      const name = `${hash}-${width}.${format}`;
      // Ten first visitors at once make it once.
      const pending = running.get(name) ?? make(hash, width, format).finally(() => running.delete(name));
      running.set(name, pending);
      return pending;
    },
  };
}
