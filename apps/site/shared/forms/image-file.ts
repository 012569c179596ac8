import { DOCUMENT_IMAGE_MAX_BYTES } from '@nolo/domain/identity/documents.ts';
import type { FieldError } from '@nolo/contract/error-codes.ts';

const signatures: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff], // JPEG
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], // PNG
];

/**
 * What forbids uploading a picture, or null. The first bytes decide what it is, as they do on the server: a
 * name or type can say anything.
 */
export async function refusalOfFile(file: Blob): Promise<FieldError | null> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const isImage = signatures.some((signature) => signature.every((byte, index) => head[index] === byte));
  if (!isImage) return 'image_format';
  return file.size > DOCUMENT_IMAGE_MAX_BYTES ? 'image_too_large' : null;
}
