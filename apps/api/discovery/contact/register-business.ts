import type { z } from 'zod';
import type { FastifyRequest } from 'fastify';
import { legalDocuments } from '@nolo/content/legal-documents.ts';
import { businessRegistrationBody } from '@nolo/contract/contact.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import { DOCUMENT_IMAGE_MAX_BYTES } from '@nolo/domain/identity/documents.ts';
import type { Deps } from '../../deps.ts';
import { storeFile, deleteOrphanedDocuments } from '../../documents/store-files.ts';
import type { Caller } from '../../platform/caller.ts';
import { prepareImage, type ImageRefusal } from '../../documents/prepare-image.ts';
import { malformed } from '../../documents/read-document-form.ts';
import { AppError } from '../../platform/app-error.ts';
import { RequestInvalid } from '../../platform/error-replies.ts';
import { insertRegistration, isRegistered, lockSender } from './contact-store.ts';
import { mailOperator } from './mail-operator.ts';

type Registration = { fields: z.output<typeof businessRegistrationBody>; certificate: Buffer };

/** A repeated press or a second tab: for a day, the same fields with the same certificate are the same registration. */
const SAME_FOR_MS = 86_400_000;

/**
 * Saves a company's registration, its certificate encrypted, and mails the operator about it. The same registration
 * again changes nothing; with another certificate it is another one.
 */
export async function registerBusiness(
  deps: Deps,
  caller: Caller,
  registration: Registration,
): Promise<void> {
  const certificateKey = await storeFile(deps, registration.certificate);
  try {
    await inTransaction(deps.database, (transaction) =>
      saveOnce(deps, transaction, { ...registration, ...caller, certificateKey }),
    );
  } finally {
    // Unless it is a registration's now.
    await deleteOrphanedDocuments(deps, [certificateKey]).catch(() => undefined); // then the job does
  }
}

type RegistrationCommand = Registration & Pick<Caller, 'language'> & { certificateKey: string };

async function saveOnce(deps: Deps, transaction: Connection, command: RegistrationCommand): Promise<void> {
  const { first_name, last_name, email, company_name, phone } = command.fields;
  const certificate_signature = deps.vault.sign('certificate', command.certificate);
  const fields = { first_name, last_name, email, company_name, phone, certificate_signature };
  const now = deps.clock.now();
  await lockSender(transaction, email);
  if (await isRegistered(transaction, fields, new Date(now.getTime() - SAME_FOR_MS))) return;
  const { version } = legalDocuments['business-terms'];
  const id = await insertRegistration(transaction, {
    ...fields,
    language: command.language,
    certificate_key: command.certificateKey,
    terms_version: version,
    clauses_version: version,
    created_at: now,
  });
  await mailOperator(deps, transaction, { kind: 'registration', id });
}

/** `isCut`: larger than allowed, and read only up to there. */
type Certificate = { bytes: Buffer; isCut: boolean };

const PDF = Buffer.from('%PDF-');
const READING = { limits: { fileSize: DOCUMENT_IMAGE_MAX_BYTES, files: 1 }, throwFileSizeLimit: false };

/** Refuses a certificate; the field's text names the kinds and the size. */
const refused = (code: ImageRefusal) => new AppError(code, { fields: { certificate: 'certificate_format' } });

/** A certificate as it is stored: a picture written anew, or a PDF as it came (nobody but the operator opens it). */
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
