import { HelperPool } from '../helpers/helper-pool.ts';
import { processHelper } from '../helpers/helper.ts';
import type {
  IconTask,
  PictureAnswer,
  PictureTask,
  RewriteTask,
  ShareTask,
  VariantTask,
} from './picture-tasks.ts';

/**
 * Decoding takes memory and processor time by what is inside a picture, not by its bytes, and native code that
 * strangers' bytes have broken before. So it happens in two processes of its own, for everybody together.
 */
const decoders = new HelperPool<PictureTask, PictureAnswer>({
  start: () => processHelper(new URL('./picture-process.ts', import.meta.url)),
  size: 2,
  // A first visitor of a page asks for a dozen at once.
  waiting: 200,
  deadlineMs: 20_000,
  idleMs: 30_000,
});

/**
 * Decoded and written anew as JPEG, upright, on white: nothing but its pixels survives.
 * @throws AppError `server.unavailable` when too many pictures wait; HelperBroken
 */
export function rewritePicture(task: Omit<RewriteTask, 'task'>): Promise<PictureAnswer> {
  return decoders.ask({ task: 'rewrite', ...task });
}

/** @throws AppError `server.unavailable` when too many pictures wait; HelperBroken */
export async function pictureVariant(task: Omit<VariantTask, 'task'>): Promise<Buffer> {
  return ownPicture({ task: 'variant', ...task });
}

/** A JPEG of 1200 x 630. @throws AppError `server.unavailable` when too many pictures wait; HelperBroken */
export async function sharePicture(task: Omit<ShareTask, 'task'>): Promise<Buffer> {
  return ownPicture({ task: 'share', ...task });
}

/** A square PNG. @throws AppError `server.unavailable` when too many pictures wait; HelperBroken */
export async function letterIcon(task: Omit<IconTask, 'task'>): Promise<Buffer> {
  return ownPicture({ task: 'icon', ...task });
}

async function ownPicture(task: VariantTask | ShareTask | IconTask): Promise<Buffer> {
  const answer = await decoders.ask(task);
  if ('refusal' in answer) throw new Error(`a public picture is ${answer.refusal}`);
  return Buffer.from(answer.bytes);
}
