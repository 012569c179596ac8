import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pictureVariant, sharePicture } from './pictures/pictures.ts';
import type { PictureFormat, ShareTask } from './pictures/picture-tasks.ts';

/** Widths a picture can be asked for; `contract/car-card.ts` tells them to the client. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1600] as const;

export type ShareWords = Omit<ShareTask, 'task' | 'background'>;

/** Public pictures: originals by content hash; smaller widths made at the first request and kept. */
export type ImageStore = {
  /** The picture in that width and format; null when the hash is unknown. */
  variant(hash: string, width: number, format: PictureFormat): Promise<Buffer | null>;
  /** The picture of a link preview, made of the picture `hash` at the first request and kept. */
  share(hash: string, words: ShareWords): Promise<Buffer | null>;
};

const HASH = /^[0-9a-f]{32}$/;
/** What `car_card` names for a car without pictures: the placeholder of `scripts/illustrations`. */
const NO_PICTURE = '0'.repeat(32);
/** Counts up when `draw-share.ts` draws differently: what is kept is drawn anew. */
const SHARE_DESIGN = 1;
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

  const originalOf = (hash: string) =>
    readOrNull(hash === NO_PICTURE ? PLACEHOLDER : join(originalsDir, hash));

  /** The kept file `name`, else what `draw` makes of the picture. Ten first visitors at once make it once. */
  function kept(
    name: string,
    hash: string,
    draw: (bytes: Buffer) => Promise<Buffer>,
  ): Promise<Buffer | null> {
    const make = async () => {
      const cached = await readOrNull(join(cacheDir, name));
      if (cached) return cached;
      const original = await originalOf(hash);
      if (!original) return null;
      const bytes = await draw(original);
      await keep(join(cacheDir, name), bytes);
      return bytes;
    };
    const pending = running.get(name) ?? make().finally(() => running.delete(name));
    running.set(name, pending);
    return pending;
  }

  return {
    async variant(hash, width, format) {
      if (!HASH.test(hash) || !(PICTURE_WIDTHS as readonly number[]).includes(width)) return null;
      return kept(`${hash}-${width}.${format}`, hash, (bytes) => pictureVariant({ bytes, width, format }));
    },
    async share(hash, words) {
      if (!HASH.test(hash)) return null;
      const said = createHash('sha256')
        .update(JSON.stringify([SHARE_DESIGN, hash, words]))
        .digest('hex');
      return kept(`share-${said}.jpg`, hash, (background) => sharePicture({ background, ...words }));
    },
  };
}
