import sharp from 'sharp';
import { DOCUMENT_IMAGE_MAX_BYTES, type DocumentKind } from '../../contract/documents.ts';
import type { ErrorCode } from '../../contract/error-codes.ts';

/** Pixels of the longest side that what is kept has at most; the small print of a licence stays readable. */
const KEPT_SIDE = 2400;
/** Pixels of the longest side below which nobody can read a document; a portrait needs less. */
const READABLE_SIDE = 600;
const PORTRAIT_SIDE = 200;
/** The largest cameras of telephones make 50 megapixels. More is a mistake, or made to fill our memory. */
const MAX_PIXELS = 52_000_000;

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export type ImageRefusal = Extract<ErrorCode, `document.image_${string}`>;
export type PreparedImage = { jpeg: Buffer } | { refusal: ImageRefusal };

function startsWith(bytes: Buffer, signature: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature);
}

/** What the first bytes and the header tell; null when the picture may be decoded. */
async function refusalOf(bytes: Buffer, kind: DocumentKind): Promise<ImageRefusal | null> {
  if (bytes.length > DOCUMENT_IMAGE_MAX_BYTES) return 'document.image_too_large';
  // Before any decoder sees them: sharp would also open SVG, GIF, TIFF and more.
  if (!startsWith(bytes, JPEG) && !startsWith(bytes, PNG)) return 'document.image_unsupported';
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header === null) return 'document.image_unreadable';
  if (header.width * header.height > MAX_PIXELS) return 'document.image_too_large';
  const needed = kind === 'photo' ? PORTRAIT_SIDE : READABLE_SIDE;
  return Math.max(header.width, header.height) < needed ? 'document.image_too_small' : null;
}

/**
 * An uploaded picture as it is kept: decoded and written anew, so that nothing but its pixels survives - no
 * place, no camera, no bytes hidden behind the picture. The name and type the browser gave do not count.
 */
export async function prepareImage(bytes: Buffer, kind: DocumentKind): Promise<PreparedImage> {
  const refusal = await refusalOf(bytes, kind);
  if (refusal !== null) return { refusal };
  try {
    const jpeg = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning' })
      .autoOrient()
      .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toBuffer();
    return { jpeg };
  } catch {
    return { refusal: 'document.image_unreadable' };
  }
}
