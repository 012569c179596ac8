import { z } from 'zod';
import { IBAN_MAX_LENGTH, readIban } from '@nolo/domain/billing/iban.ts';
import { isRecipientCode, RECIPIENT_CODE_LENGTH } from '@nolo/domain/billing/recipient-code.ts';
import { readItalianVatNumber } from '@nolo/domain/billing/vat-number.ts';
import {
  APPLICATION_TEXT_MAX_LENGTH,
  applicationEventKinds,
  applicationStates,
} from '@nolo/domain/companies/application.ts';
import { isPostcode, readProvince, readRea, readTaxCode } from '@nolo/domain/companies/registered-data.ts';
import { isFiscalCode, normaliseFiscalCode } from '@nolo/domain/identity/fiscal-code.ts';
import { fieldOf } from '@nolo/domain/records.ts';
import { endpoint } from './endpoint.ts';
import type { FieldError } from './error-codes.ts';
import { mobileNumber } from './phone.ts';
import { email, key, nothing, text, typedCode } from './wire.ts';

/** Required text that is stored as `read` makes it: with its check digits right, and written in one way. */
function readText(
  max: number,
  {
    required,
    wrong,
    read,
  }: { required: FieldError; wrong: FieldError; read: (typed: string) => string | null },
) {
  return text(max, required).transform((typed, context) => {
    const found = read(typed);
    if (found !== null) return found;
    context.addIssue({ code: 'custom', message: wrong });
    return z.NEVER;
  });
}

/** A tick that has to be set; a form sends it as text. */
const ticked = (required: FieldError) => z.literal('true', required);

const fields = z.object({
  first_name: text(60, 'first_name_required'),
  last_name: text(60, 'last_name_required'),
  email,
  phone: mobileNumber,
  company_name: text(120, 'company_name_required'),
  vat_number: readText(40, {
    required: key('vat_number_required'),
    wrong: key('vat_number_italian'),
    read: readItalianVatNumber,
  }),
  /** Codice fiscale: the VAT number again for most, the owner's own for a person's business. */
  tax_code: readText(20, {
    required: key('tax_code_required'),
    wrong: key('tax_code_invalid'),
    read: readTaxCode,
  }),
  /** 'RM-1234567'. */
  rea: readText(20, { required: key('rea_required'), wrong: key('rea_invalid'), read: readRea }),
  address: text(200, 'address_required'),
  zip: typedCode(12, 'zip_required').refine((zip) => zip === '' || isPostcode(zip), key('zip_italian')),
  city: text(100, 'town_city_required'),
  province: readText(20, {
    required: key('province_required'),
    wrong: key('province_required'),
    read: readProvince,
  }),
  sdi_code: text(RECIPIENT_CODE_LENGTH)
    .refine((code) => code === '' || isRecipientCode(code), key('sdi_invalid'))
    .transform((code) => code.toUpperCase())
    .default(''),
  pec_email: z.union([z.literal(''), email], key('email_invalid')).default(''),
  representative_name: text(120, 'representative_required'),
  /** Of 16 characters: eleven digits are here the company's own number, which nobody can tell from a provisional code. */
  representative_fiscal_code: readText(20, {
    required: key('fiscal_code_required'),
    wrong: key('fiscal_code_invalid'),
    read: (typed) => (isFiscalCode(typed) ? normaliseFiscalCode(typed) : null),
  }),
  iban: readText(IBAN_MAX_LENGTH + 10, {
    required: key('iban_required'),
    wrong: key('iban_invalid'),
    read: readIban,
  }),
  /** Empty: the company itself. */
  account_holder: text(120).default(''),
  /** Countries of the EU with a permanent establishment besides; empty: none. */
  other_establishments: text(200).default(''),
  /** Only Italian companies may register for now (docs/specification/companies.md 1). */
  is_italian: ticked(key('italian_company_required')),
  /** Regulation (EU) 2022/2065, article 30. */
  lawful_offers: ticked(key('lawful_offers_required')),
  terms_accepted: ticked(key('terms_required')),
  /** The onerous clauses one by one, with a tick of their own (Italian Civil Code 1341, 1342). */
  clauses_approved: ticked(key('clauses_required')),
});

/** Where e-invoices reach the company: said at both fields, while both are empty. */
export function withInvoiceAddress<T extends z.ZodType>(form: T) {
  return form.superRefine(
    (value, context) => {
      if (fieldOf(value, 'sdi_code') || fieldOf(value, 'pec_email')) return;
      context.addIssue({ code: 'custom', path: ['sdi_code'], message: key('sdi_or_pec_required') });
    },
    {
      // Judged while other fields are still wrong.
      when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'sdi_code' || path?.[0] === 'pec_email'),
    },
  );
}

/** The fields alone: the site's form has its ticks as booleans. */
export const applicationFields = fields;

/** A rental company that wants to list its cars (docs/specification/companies.md 10); a file `certificate` comes beside it. */
export const applicationBody = withInvoiceAddress(fields);

const fileErrors = [
  'document.image_too_large',
  'document.image_unsupported',
  'document.image_unreadable',
  'document.image_too_small',
  'document.image_too_many_pixels',
] as const;

export const applyAsCompany = endpoint('applyAsCompany', {
  summary: 'Apply to list the cars of a rental company',
  access: 'public',
  status: 201,
  bodyKind: 'multipart',
  files: ['certificate'],
  body: applicationBody,
  data: nothing,
  errors: [
    'business.certificate_missing',
    'application.already_applied',
    'application.already_company',
    ...fileErrors,
  ],
});

const token = z.string().min(20).max(200);

export const applicationEvent = z.object({
  kind: z.enum(applicationEventKinds),
  /** ISO 8601 instant. */
  at: z.string(),
  /** The question, the answer, or the reason; empty where none was given. */
  text: z.string(),
  has_file: z.boolean(),
});

/** The token from the mail, in the body: addresses are logged. */
export const ownApplication = endpoint('ownApplication', {
  summary: 'How a company’s application stands, for who applied',
  access: 'public',
  status: 200,
  body: z.object({ token }),
  data: z.object({
    application: z.object({
      company_name: z.string(),
      state: z.enum(applicationStates),
      /** The first one first. */
      history: z.array(applicationEvent),
    }),
  }),
  errors: ['application.link_invalid'],
});

/** A file `certificate` may come beside the fields. */
export const answerApplicationBody = z.object({
  token,
  answer: text(APPLICATION_TEXT_MAX_LENGTH, 'answer_required'),
});

export const answerApplication = endpoint('answerApplication', {
  summary: 'Answer what was asked about a company’s application',
  access: 'public',
  status: 200,
  bodyKind: 'multipart',
  files: ['certificate'],
  body: answerApplicationBody,
  data: nothing,
  errors: ['application.link_invalid', 'application.not_possible', ...fileErrors],
});
