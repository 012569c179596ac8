import { z } from 'zod';
import { reviewedDocuments, reviewProblems } from '@nolo/domain/identity/document-findings.ts';
import { documentKinds, documentsStatuses, documentTypes } from '@nolo/domain/identity/documents.ts';
import { vatCountries, vatStates } from '@nolo/domain/billing/vat-number.ts';
import { licenceClasses } from '@nolo/domain/identity/licence-classes.ts';
import { endpoint } from './endpoint.ts';
import type { FieldError } from './error-codes.ts';
import { country, countryCode, prefixedNumber, withPhone } from './phone.ts';
import { gender, key, localDate, text, typedCode } from './wire.ts';

export const documentKind = z.enum(documentKinds);

export const documentsStatus = z.enum(documentsStatuses);
const documentType = z.enum(documentTypes);
const documentFinding = z.object({ document: z.enum(reviewedDocuments), problem: z.enum(reviewProblems) });

export const customerProfileData = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  gender: gender.nullable(),
  phone: z.string(),
  country_code: z.string(),
  country,
  dob: localDate.nullable(),
  place_of_birth: z.string().nullable(),
  fiscal_code: z.string().nullable(),
  address: z.string().nullable(),
  zip: z.string().nullable(),
  town_city: z.string().nullable(),
  passport_number: z.string().nullable(),
  document_id: z.string().nullable(),
  document_issue_date: localDate.nullable(),
  document_expiry_date: localDate.nullable(),
  driving_licence_number: z.string().nullable(),
  driving_licence_classes: z.array(z.enum(licenceClasses)),
  dl_issue_date: localDate.nullable(),
  dl_expiry_date: localDate.nullable(),
  document_type: documentType.nullable(),
  /** Kinds whose image is stored; the images themselves come from their own call. */
  images: z.array(documentKind),
  documents_status: documentsStatus,
  /** Why documents were rejected, by document; what the reviewer wrote besides. */
  documents_findings: z.array(documentFinding),
  documents_rejected_reason: z.string().nullable(),
  /**
   * Companies that looked at the documents of a live booking, the latest first: how often for each booking, and when
   * last, on its pickup place's clock. Company and number null: the platform, to review them, on Italy's clock.
   */
  looks: z.array(
    z.object({
      company: z.string().nullable(),
      number: z.string().nullable(),
      at: z.string(),
      times: z.int().positive(),
    }),
  ),
  /** VAT numbers of the renter's company invoices that were looked up, the latest first; `at` is an instant. */
  vat_numbers: z.array(
    z.object({ country: z.enum(vatCountries), number: z.string(), state: z.enum(vatStates), at: z.string() }),
  ),
});
export type CustomerProfile = z.infer<typeof customerProfileData>;

export const customerProfile = endpoint('customerProfile', {
  summary: 'Profile and documents of the logged-in renter',
  access: 'renter',
  status: 200,
  data: customerProfileData,
});

const classList = z
  .string()
  .max(100, key('licence_class_required'))
  .transform((list) => (list === '' ? [] : list.split(',')))
  .pipe(z.array(z.enum(licenceClasses, key('licence_class_required'))));

/** A text that is no date is not one that is missing. */
const requiredDate = (missing: FieldError) =>
  z.iso.date({ error: ({ input }) => (input ? key('date_invalid') : missing) });

const profileFields = z.object({
  first_name: text(60, 'first_name_required'),
  last_name: text(60, 'last_name_required'),
  phone: prefixedNumber,
  country_code: countryCode,
  gender: gender.optional(),
  dob: localDate,
  place_of_birth: text(100).optional(),
  /** Required of Italians, checked whenever given: `profileCodeProblem` of packages/domain/identity decides. */
  fiscal_code: text(20).default(''),
  address: text(200).optional(),
  zip: typedCode(12).optional(),
  town_city: text(100).optional(),
  document_type: documentType,
  document_number: typedCode(30, 'document_number_required'),
  document_issue_date: requiredDate('issue_date_required'),
  document_expiry_date: requiredDate('expiry_date_required'),
  driving_licence_number: typedCode(30, 'document_number_required'),
  /** `AM,B`; left out, they stay as they are. Class B is required: `profileProblems` of packages/domain/identity decides. */
  driving_licence_classes: classList.optional(),
  dl_issue_date: requiredDate('issue_date_required'),
  dl_expiry_date: requiredDate('expiry_date_required'),
});

/** Fields of the multipart form; files come beside them under the names of `documentKinds`. */
export const updateCustomerProfileBody = withPhone(profileFields, 'phone');

export const updateCustomerProfile = endpoint('updateCustomerProfile', {
  summary: 'Save profile and documents',
  access: 'renter',
  status: 200,
  bodyKind: 'multipart',
  files: documentKinds,
  body: updateCustomerProfileBody,
  data: customerProfileData,
  errors: [
    'document.image_too_large',
    'document.image_unsupported',
    'document.image_unreadable',
    'document.image_too_small',
    'document.image_too_many_pixels',
  ],
});

/** One stored image of the renter, decrypted for its owner only; the reply is the image, not JSON. */
export const customerDocumentImage = endpoint('customerDocumentImage', {
  summary: 'One document image of the logged-in renter',
  access: 'renter',
  status: 200,
  params: z.object({ kind: documentKind }),
  data: z.any(),
  replyType: 'image/jpeg',
  errors: ['document.not_found'],
});
