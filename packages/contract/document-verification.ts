import { z } from 'zod';
import { documentTypes } from '@nolo/domain/identity/documents.ts';
import { documentProblems } from '@nolo/domain/identity/judge-document.ts';
import { endpoint } from './endpoint.ts';
import { gender, localDate, text } from './wire.ts';

const documentType = z.enum(documentTypes);

/**
 * What the machine found on an identity document. The flags are false until `isDone`; whatever is not verified, a person
 * looks at (docs/specification/accounts.md 5).
 */
export const documentVerificationData = z.object({
  id: z.string(),
  document_type: documentType,
  /** Percent. */
  progress: z.number().int(),
  isDone: z.boolean(),
  isDocument: z.boolean(),
  isPassport: z.boolean(),
  isNameMatched: z.boolean(),
  isVerified: z.boolean(),
  problems: z.array(z.enum(documentProblems)),
  /** As the document has them, names in its capital letters; null unless its check digits agree. */
  fields: z
    .object({
      first_name: z.string(),
      last_name: z.string(),
      dob: localDate.nullable(),
      gender: gender.nullable(),
      document_number: z.string(),
      document_expiry_date: localDate.nullable(),
    })
    .nullable(),
});
export type DocumentVerification = z.infer<typeof documentVerificationData>;

/**
 * Fields of the multipart form; the pictures come beside them as `passport`, or `document_front` and `document_back`.
 * Pictures left out are those stored; names and date of birth left out are the profile's.
 */
export const verifyDocumentBody = z.object({
  document_type: documentType,
  first_name: text(60, 'first_name_required').optional(),
  last_name: text(60, 'last_name_required').optional(),
  dob: localDate.optional(),
});

export const verifyDocument = endpoint('verifyDocument', {
  summary: 'Have an identity document read; the outcome comes from the call below',
  access: 'renter',
  status: 201,
  bodyKind: 'multipart',
  body: verifyDocumentBody,
  data: documentVerificationData,
  errors: [
    'document.image_too_large',
    'document.image_unsupported',
    'document.image_unreadable',
    'document.image_too_small',
    'document.image_too_many_pixels',
  ],
});

export const documentVerification = endpoint('documentVerification', {
  summary: 'Progress of reading the renter’s identity document, and what was found',
  access: 'renter',
  status: 200,
  data: documentVerificationData,
  errors: ['document.not_found'],
});
