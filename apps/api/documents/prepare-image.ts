import { DOCUMENT_IMAGE_MAX_BYTES, READABLE_SIDE, SEEN_SIDE } from '@nolo/domain/identity/documents.ts';
import type { DocumentKind } from '@nolo/domain/identity/documents.ts';
import type { ErrorCode } from '@nolo/contract/error-codes.ts';
import { HelperBroken } from '../platform/helpers/helper.ts';
import { rewritePicture } from '../platform/pictures/pictures.ts';

/** Pixels of the longest side that what is kept has at most; the small print of a licence stays readable. */
const KEPT_SIDE = 2400;
/** A renter's documents, or the picture of an issue. */
export type PictureKind = DocumentKind | 'file';

const SEEN_ONLY: ReadonlySet<PictureKind> = new Set<PictureKind>(['photo', 'file']);
/** The largest cameras of telephones make 50 megapixels. More is a mistake, or made to fill our memory. */
const MAX_PIXELS = 52_000_000;
/** An interlaced picture is decoded as a whole: 42 megapixels of it. */
const MAX_BYTES_IN_MEMORY = 128_000_000;

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export type ImageRefusal = Extract<ErrorCode, `document.image_${string}`>;
export type PreparedImage = { jpeg: Buffer } | { refusal: ImageRefusal };

function startsWith(bytes: Buffer, signature: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature);
}

/**
 * An uploaded picture as it is kept: decoded and written anew, so that nothing but its pixels survives - no
 * place, no camera, no bytes hidden behind the picture. The name and type the browser gave do not count.
 * @throws AppError `server.unavailable` when too many pictures wait
 */
export async function prepareImage(bytes: Buffer, kind: PictureKind): Promise<PreparedImage> {
  if (bytes.length > DOCUMENT_IMAGE_MAX_BYTES) return { refusal: 'document.image_too_large' };
  // Before any decoder sees them: sharp would also open SVG, GIF, TIFF and more.
  if (!startsWith(bytes, JPEG) && !startsWith(bytes, PNG)) return { refusal: 'document.image_unsupported' };
  const answer = await rewritePicture({
    bytes,
    minSide: SEEN_ONLY.has(kind) ? SEEN_SIDE : READABLE_SIDE,
    keptSide: KEPT_SIDE,
    maxPixels: MAX_PIXELS,
    maxBytesInMemory: MAX_BYTES_IN_MEMORY,
  }).catch((error: unknown) => {
    // A picture that crashes the decoder is none that anybody could look at.
    if (error instanceof HelperBroken) return { refusal: 'unreadable' as const };
    throw error;
  });
  return 'refusal' in answer
    ? { refusal: `document.image_${answer.refusal}` }
    : { jpeg: Buffer.from(answer.bytes) };
}

/**
 * A picture that is not written anew, because its hash is to prove what was taken: looked at by the same decoder,
 * and refused for the same reasons. JPEG alone.
 * @throws AppError `server.unavailable` when too many pictures wait
 */
export async function checkImage(bytes: Buffer, kind: PictureKind): Promise<PreparedImage> {
  if (!startsWith(bytes, JPEG)) return { refusal: 'document.image_unsupported' };
  const prepared = await prepareImage(bytes, kind);
  return 'refusal' in prepared ? prepared : { jpeg: bytes };
}
