import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { businessRegistrationBody } from '@nolo/contract/contact.ts';
import { DOCUMENT_IMAGE_MAX_BYTES } from '@nolo/domain/identity/documents.ts';
import { prepareImage, type ImageRefusal } from '../../documents/prepare-image.ts';
import { malformed } from '../../documents/read-document-form.ts';
import { AppError } from '../../platform/app-error.ts';
import { RequestInvalid } from '../../platform/error-replies.ts';

/** `isCut`: larger than allowed, and read only up to there. */
type Certificate = { bytes: Buffer; isCut: boolean };
type Registration = { fields: z.output<typeof businessRegistrationBody>; certificate: Buffer };

const PDF = Buffer.from('%PDF-');
const READING = { limits: { fileSize: DOCUMENT_IMAGE_MAX_BYTES, files: 1 }, throwFileSizeLimit: false };

/** A file that cannot be kept; the field's text names the kinds and the size. */
const refused = (code: ImageRefusal) => new AppError(code, { fields: { certificate: 'certificate_format' } });

/** A certificate as it is kept: a picture written anew, or a PDF as it came (nobody but the operator opens it). */
async function savedCertificate({ bytes, isCut }: Certificate): Promise<Buffer> {
  if (isCut) throw refused('document.image_too_large');
  if (bytes.subarray(0, PDF.length).equals(PDF)) return bytes;
  const prepared = await prepareImage(bytes, 'document_front');
  if ('refusal' in prepared) throw refused(prepared.refusal);
  return prepared.jpeg;
}

async function readParts(request: FastifyRequest) {
  const fields: Record<string, unknown> = {};
  let certificate: Certificate | null = null;
  for await (const part of request.parts(READING)) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname === 'certificate')
      certificate = { bytes: await part.toBuffer(), isCut: part.file.truncated };
    else part.file.resume();
  }
  return { fields, certificate };
}

/**
 * Reads the registration form and its certificate: PDF, JPG or PNG, by content.
 * @throws RequestInvalid naming the fields; AppError `business.certificate_missing`, `document.image_*`
 */
export async function readRegistration(request: FastifyRequest): Promise<Registration> {
  if (!request.isMultipart()) throw new AppError('request.unsupported_media_type');
  const { fields, certificate } = await readParts(request).catch(malformed);
  const parsed = businessRegistrationBody.safeParse(fields);
  if (!parsed.success) throw new RequestInvalid(parsed.error.issues);
  if (certificate === null || certificate.bytes.length === 0) {
    throw new AppError('business.certificate_missing', { fields: { certificate: 'certificate_required' } });
  }
  return { fields: parsed.data, certificate: await savedCertificate(certificate) };
}
