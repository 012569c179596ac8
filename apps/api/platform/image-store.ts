import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BlobStore } from './blobs/blob-store.ts';
import { NO_PICTURE } from './pictures/no-picture.ts';
import { pictureVariant, sharePicture } from './pictures/pictures.ts';
import type { PictureFormat, ShareTask } from './pictures/picture-tasks.ts';

/** Widths a picture can be asked for; `packages/contract/car-card.ts` tells them to the client. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1600] as const;

export type StoredPicture = { hash: string; content_type: string; width: number; height: number };

export type ShareWords = Omit<ShareTask, 'task' | 'background'>;

/** Public pictures: originals by content hash; smaller widths made at the first request and kept. */
export type ImageStore = {
  /** Stores a picture that was written anew (`rewritePicture`), once, whoever sends it again. */
  put(jpeg: Buffer): Promise<StoredPicture>;
  /** The picture in that width and format; null when the hash is unknown. */
  variant(hash: string, width: number, format: PictureFormat): Promise<Buffer | null>;
  /** The picture of a link preview, made of the picture `hash` at the first request and kept. */
  share(hash: string, words: ShareWords): Promise<Buffer | null>;
};

const HASH = /^[0-9a-f]{32}$/;
/** Counts up when `drawings.ts` draws differently: what is kept is drawn anew. */
const SHARE_DESIGN = 1;
const PLACEHOLDER = join(import.meta.dirname, 'pictures', 'placeholder-car.svg');

/** Originals may lie in a bucket; what is made of them stays on this machine. */
export function createImageStore(originals: BlobStore, cache: BlobStore): ImageStore {
  const running = new Map<string, Promise<Buffer | null>>();

  const originalOf = (hash: string) => (hash === NO_PICTURE ? readFile(PLACEHOLDER) : originals.read(hash));

  /** The kept file `name`, else what `draw` makes of the picture. Ten first visitors at once make it once. */
  function kept(
    name: string,
    hash: string,
    draw: (bytes: Buffer) => Promise<Buffer>,
  ): Promise<Buffer | null> {
    const make = async () => {
      const cached = await cache.read(name).catch(() => null);
      if (cached) return cached;
      const original = await originalOf(hash);
      if (!original) return null;
      const bytes = await draw(original);
      // A full disk costs the next visitor the work again, and nobody the picture.
      await cache.write(name, bytes).catch(() => undefined);
      return bytes;
    };
    const pending = running.get(name) ?? make().finally(() => running.delete(name));
    running.set(name, pending);
    return pending;
  }

  return {
    async put(jpeg) {
      const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 32);
      const { width, height } = await sharp(jpeg).metadata();
      await originals.write(hash, jpeg);
      return { hash, content_type: 'image/jpeg', width, height };
    },
    async variant(hash, width, format) {
      if (!HASH.test(hash) || !PICTURE_WIDTHS.some((known) => known === width)) return null;
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
