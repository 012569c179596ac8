import { buffer } from 'node:stream/consumers';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { updateCustomerProfileBody } from '@nolo/contract/documents.ts';
import {
  DOCUMENT_IMAGE_MAX_BYTES,
  documentKinds,
  type DocumentKind,
} from '@nolo/domain/identity/documents.ts';
import type { ErrorCode, FieldError } from '@nolo/contract/error-codes.ts';
import { fieldOf } from '@nolo/domain/records.ts';
import { AppError } from '../platform/app-error.ts';
import { RequestInvalid } from '../platform/error-replies.ts';
import { prepareImage, type ImageRefusal, type PictureKind, type PreparedImage } from './prepare-image.ts';

export type PictureForm<S extends z.ZodType, K extends PictureKind> = {
  fields: z.output<S>;
  /** Ready to be kept (prepare-image.ts). */
  images: Map<K, Buffer>;
};
export type DocumentForm<S extends z.ZodType> = PictureForm<S, DocumentKind>;
export type ProfileForm = DocumentForm<typeof updateCustomerProfileBody>;

const FIELDS_MAX_BYTES = 256 * 1024;

/** A picture that is too large is cut short and refused by name, beside what else is wrong. */
const READING = { limits: { fileSize: DOCUMENT_IMAGE_MAX_BYTES }, throwFileSizeLimit: false };

const fieldTexts: Partial<Record<ImageRefusal, FieldError>> = {
  'document.image_unsupported': 'image_format',
  'document.image_too_large': 'image_too_large',
  'document.image_too_many_pixels': 'image_too_many_pixels',
};

type Prepare = (bytes: Buffer, kind: PictureKind) => Promise<PreparedImage>;

type Parts<K extends PictureKind> = {
  kinds: readonly K[];
  prepare: Prepare;
  fields: Map<string, unknown>;
  images: Map<K, Buffer>;
  refusals: Map<K, ImageRefusal>;
  unknown: string[];
};

async function bytesOf({ file }: MultipartFile): Promise<Buffer | null> {
  const bytes = await buffer(file);
  return file.truncated ? null : bytes;
}

async function readFile<K extends PictureKind>(part: MultipartFile, parts: Parts<K>): Promise<void> {
  const bytes = await bytesOf(part);
  const kind = parts.kinds.find((one) => one === part.fieldname);
  if (kind === undefined || parts.images.has(kind)) {
    parts.unknown.push(part.fieldname);
    return;
  }
  // A form sends an empty part for a file input that was left alone.
  if (bytes?.length === 0) return;
  const prepared =
    bytes === null ? { refusal: 'document.image_too_large' as const } : await parts.prepare(bytes, kind);
  if ('jpeg' in prepared) parts.images.set(kind, prepared.jpeg);
  else parts.refusals.set(kind, prepared.refusal);
}

async function readParts<K extends PictureKind>(
  stream: AsyncIterable<Multipart>,
  kinds: readonly K[],
  prepare: Prepare,
): Promise<Parts<K>> {
  const parts: Parts<K> = {
    kinds,
    prepare,
    fields: new Map(),
    images: new Map(),
    refusals: new Map(),
    unknown: [],
  };
  // Read to the end even after a refusal: the client is still sending and would not hear the answer.
  for await (const part of stream) {
    if (part.type === 'file') await readFile(part, parts);
    else if (parts.fields.has(part.fieldname)) parts.unknown.push(part.fieldname);
    else parts.fields.set(part.fieldname, part.value);
  }
  return parts;
}

/** Broken multipart is the sender's fault; the parser's errors for it carry no status. */
export function malformed(error: unknown): never {
  if (error instanceof AppError) throw error;
  if (typeof fieldOf(error, 'statusCode') === 'number') throw error;
  throw new RequestInvalid([{ code: 'custom', path: [], message: 'multipart', input: undefined }]);
}

function refuse(refusals: Map<PictureKind, ImageRefusal>): void {
  const [first] = refusals.values();
  if (first === undefined) return;
  const fields: Record<string, FieldError | ErrorCode> = {};
  for (const [kind, refusal] of refusals) fields[kind] = fieldTexts[refusal] ?? refusal;
  throw new AppError(first, { fields });
}

/**
 * Reads a form of fields and images, one after the other, so that one upload is in memory at a time.
 * @param prepare what is kept of a picture, or why it is refused
 * @throws AppError `document.image_*` naming the images at fault; RequestInvalid naming the fields
 */
export async function readPictureForm<S extends z.ZodType, K extends PictureKind>(
  request: FastifyRequest,
  schema: S,
  kinds: readonly K[],
  prepare: Prepare = prepareImage,
): Promise<PictureForm<S, K>> {
  if (!request.isMultipart()) throw new AppError('request.unsupported_media_type');
  // All images at their largest, and room for the fields.
  const maxBytes = kinds.length * DOCUMENT_IMAGE_MAX_BYTES + FIELDS_MAX_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new AppError('request.too_large');
  const parts = await Promise.resolve()
    .then(() => readParts(request.parts(READING), kinds, prepare))
    .catch(malformed);
  refuse(parts.refusals);
  const parsed = schema.safeParse(Object.fromEntries(parts.fields));
  const issues = parsed.error?.issues ?? [];
  if (parts.unknown.length > 0) {
    issues.push({ code: 'unrecognized_keys', keys: parts.unknown, path: [], message: '', input: undefined });
  }
  if (!parsed.success || issues.length > 0) throw new RequestInvalid(issues);
  return { fields: parsed.data, images: parts.images };
}

export function readDocumentForm<S extends z.ZodType>(
  request: FastifyRequest,
  schema: S,
): Promise<DocumentForm<S>> {
  return readPictureForm(request, schema, documentKinds);
}
