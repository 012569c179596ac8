// The process that `pictures.ts` asks: one picture at a time, one core, after everybody else.
import { setPriority } from 'node:os';
import sharp, { type Metadata } from 'sharp';
import { drawIcon, drawShare } from './drawings.ts';
import type {
  PictureAnswer,
  PictureRefusal,
  PictureTask,
  RewriteTask,
  VariantTask,
} from './picture-tasks.ts';

const LOW_PRIORITY = 10;

setPriority(LOW_PRIORITY);
sharp.concurrency(1);
sharp.cache(false);

/** What decoding holds in memory at once: all of a picture whose lines do not come in order, else a few lines. */
function bytesInMemory({ width, height, channels, depth, isProgressive }: Metadata): number {
  return isProgressive ? width * height * channels * (depth === 'ushort' ? 2 : 1) : 0;
}

/** Of the longest side that is wanted, the least that the other must have: nobody can look at a line. */
const NARROWEST = 1 / 4;

/** What the header tells; null when the picture may be decoded. */
function refusalOf(header: Metadata | null, task: RewriteTask): PictureRefusal | null {
  if (header === null) return 'unreadable';
  if (header.width * header.height > task.maxPixels) return 'too_many_pixels';
  if (bytesInMemory(header) > task.maxBytesInMemory) return 'too_many_pixels';
  const isShort = Math.max(header.width, header.height) < task.minSide;
  const isLine = Math.min(header.width, header.height) < task.minSide * NARROWEST;
  return isShort || isLine ? 'too_small' : null;
}

async function rewrite(task: RewriteTask): Promise<PictureAnswer> {
  const header = await sharp(task.bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const refusal = refusalOf(header, task);
  if (refusal !== null) return { refusal };
  const bytes = await sharp(task.bytes, {
    limitInputPixels: task.maxPixels,
    // Telephones write files that a decoder only warns of; what is cut off or broken is an error.
    failOn: 'error',
    sequentialRead: true,
  })
    .autoOrient()
    .resize({ width: task.keptSide, height: task.keptSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer()
    .catch(() => null);
  return bytes === null ? { refusal: 'unreadable' } : { bytes };
}

async function variant({ bytes, width, format }: VariantTask): Promise<PictureAnswer> {
  const picture = sharp(bytes).resize({ width, withoutEnlargement: true });
  // Effort 2 of 9: a quarter of the time for some percent more bytes; each is made only once.
  if (format === 'png') return { bytes: await picture.png().toBuffer() };
  const encoded =
    format === 'avif' ? picture.avif({ quality: 55, effort: 2 }) : picture.webp({ quality: 78, effort: 3 });
  return { bytes: await encoded.toBuffer() };
}

function answerTo(task: PictureTask): Promise<PictureAnswer> {
  if (task.task === 'rewrite') return rewrite(task);
  if (task.task === 'variant') return variant(task);
  return task.task === 'share' ? drawShare(task) : drawIcon(task);
}

process.on('message', (task: PictureTask) => {
  const answer = answerTo(task);
  // What cannot be made at all ends the process, which the caller notices.
  void answer.then((result) => process.send?.(result));
});
// The server is gone, however it went.
process.on('disconnect', () => process.exit());
