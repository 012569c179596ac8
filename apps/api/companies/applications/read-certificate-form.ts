import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CertificateType } from '@nolo/domain/companies/application.ts';
import { DOCUMENT_IMAGE_MAX_BYTES } from '@nolo/domain/identity/documents.ts';
import { prepareImage, type ImageRefusal } from '../../documents/prepare-image.ts';
import { malformed } from '../../documents/read-document-form.ts';
import { AppError } from '../../platform/app-error.ts';
import { RequestInvalid } from '../../platform/error-replies.ts';

export type Certificate = { bytes: Buffer; type: CertificateType };

/** `isCut`: larger than allowed, and read only up to there. */
type Upload = { bytes: Buffer; isCut: boolean };

const PDF = Buffer.from('%PDF-');
const READING = { limits: { fileSize: DOCUMENT_IMAGE_MAX_BYTES, files: 1 }, throwFileSizeLimit: false };

/** Refuses a certificate; the field's text names the kinds and the size. */
const refused = (code: ImageRefusal) => new AppError(code, { fields: { certificate: 'certificate_format' } });

/** A certificate as it is stored: a picture written anew, or a PDF as it came (nobody but the staff opens it). */
async function savedCertificate({ bytes, isCut }: Upload): Promise<Certificate> {
  if (isCut) throw refused('document.image_too_large');
  if (bytes.subarray(0, PDF.length).equals(PDF)) return { bytes, type: 'application/pdf' };
  const prepared = await prepareImage(bytes, 'document_front');
  if ('refusal' in prepared) throw refused(prepared.refusal);
  return { bytes: prepared.jpeg, type: 'image/jpeg' };
}

async function readParts(request: FastifyRequest) {
  const fields: Record<string, unknown> = {};
  let upload: Upload | null = null;
  for await (const part of request.parts(READING)) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname === 'certificate')
      upload = { bytes: await part.toBuffer(), isCut: part.file.truncated };
    else part.file.resume();
  }
  return { fields, upload };
}

/**
 * Reads a form and the certificate beside it: PDF, JPG or PNG, by content; null where none was chosen.
 * @throws RequestInvalid naming the fields; AppError `document.image_*`
 */
export async function readCertificateForm<S extends z.ZodType>(
  request: FastifyRequest,
  schema: S,
): Promise<{ fields: z.output<S>; certificate: Certificate | null }> {
  if (!request.isMultipart()) throw new AppError('request.unsupported_media_type');
  const { fields, upload } = await readParts(request).catch(malformed);
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw new RequestInvalid(parsed.error.issues);
  // A form sends an empty part for a file input that was left alone.
  const isChosen = upload !== null && upload.bytes.length > 0;
  return { fields: parsed.data, certificate: isChosen ? await savedCertificate(upload) : null };
}
