import { HANDOVER_PICTURE_SIDE } from '@nolo/domain/handover/picture-views.ts';

/** A picture as it is stored and sent: these bytes, and their hash. */
export type ReducedPicture = { bytes: ArrayBuffer; sha256: string };

/** Small enough for a slow network, and every scratch is still seen. */
const QUALITY = 0.82;

/**
 * Reduces a photograph to what is sent of it, upright, and hashes those bytes.
 * @throws DOMException where the browser cannot read it: a HEIC, or no picture at all
 */
export async function reducePicture(file: Blob): Promise<ReducedPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, HANDOVER_PICTURE_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (blob === null) throw new DOMException('the picture cannot be written', 'EncodingError');
  const bytes = await blob.arrayBuffer();
  return { bytes, sha256: hex(await crypto.subtle.digest('SHA-256', bytes)) };
}

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
