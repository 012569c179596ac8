import { z } from 'zod';
import { vatStates } from '@nolo/domain/billing/vat-number.ts';
import {
  APPLICATION_TEXT_MAX_LENGTH,
  applicationEventKinds,
  applicationStates,
  certificateTypes,
} from '@nolo/domain/companies/application.ts';
import { nothing, text, wholeNumber } from '../wire.ts';
import { endpoint } from './access.ts';

const ofOne = z.object({ id: z.uuid() });
const state = z.enum(applicationStates);

const listed = z.object({
  id: z.uuid(),
  state,
  /** ISO 8601 instants: since when it is so, and when it was sent. */
  state_at: z.string(),
  created_at: z.string(),
  company_name: z.string(),
  vat_number: z.string(),
  city: z.string(),
  applicant: z.string(),
});
export type ListedApplication = z.infer<typeof listed>;

export const staffApplications = endpoint('staffApplications', {
  summary: 'Applications of rental companies, the longest waiting first',
  access: { staff: 'support' },
  status: 200,
  query: z.object({ which: z.enum(['open', 'accepted', 'refused']).default('open') }),
  data: z.object({ applications: z.array(listed), has_more: z.boolean() }),
});

const application = z.object({
  id: z.uuid(),
  state,
  state_at: z.string(),
  created_at: z.string(),
  language: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  company_name: z.string(),
  vat_number: z.string(),
  /** What the register of VAT numbers said; null: not asked yet. */
  vat_state: z.enum(vatStates).nullable(),
  tax_code: z.string(),
  rea: z.string(),
  address: z.string(),
  zip: z.string(),
  city: z.string(),
  province: z.string(),
  sdi_code: z.string().nullable(),
  pec_email: z.string().nullable(),
  representative_name: z.string(),
  representative_fiscal_code: z.string(),
  iban: z.string(),
  account_holder: z.string().nullable(),
  other_establishments: z.string().nullable(),
  terms_version: z.string(),
  clauses_version: z.string(),
  self_certified_at: z.string(),
  /** Of the company that was made of it; null: not accepted. */
  company_id: z.number().int().nullable(),
  has_owner: z.boolean(),
  history: z.array(
    z.object({
      id: z.number().int(),
      kind: z.enum(applicationEventKinds),
      at: z.string(),
      text: z.string(),
      /** Of the file that came with it; null: none. */
      file_type: z.enum(certificateTypes).nullable(),
    }),
  ),
});
export type StaffApplication = z.infer<typeof application>;

export const staffApplication = endpoint('staffApplication', {
  summary: 'Everything about one application',
  access: { staff: 'support' },
  status: 200,
  params: ofOne,
  data: z.object({ application }),
  errors: ['application.not_found'],
});

/** A file that the applicant sent; the reply is the file, not JSON. */
export const staffApplicationFile = endpoint('staffApplicationFile', {
  summary: 'A file of an application',
  access: { staff: 'support' },
  status: 200,
  params: ofOne.extend({ eventId: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
  data: z.any(),
  replyType: certificateTypes,
  errors: ['application.not_found'],
});

const stepErrors = ['application.not_found', 'application.not_possible'] as const;

export const askApplicant = endpoint('askApplicant', {
  summary: 'Ask the applicant something by mail',
  access: { staff: 'admin' },
  status: 200,
  params: ofOne,
  body: z.object({ question: text(APPLICATION_TEXT_MAX_LENGTH, 'question_required') }),
  data: nothing,
  errors: stepErrors,
});

/** Makes the company, a draft, and invites its owner. */
export const acceptApplication = endpoint('acceptApplication', {
  summary: 'Accept an application',
  access: { staff: 'admin' },
  status: 200,
  params: ofOne,
  body: z.object({ reason: text(APPLICATION_TEXT_MAX_LENGTH).default('') }),
  data: nothing,
  errors: [...stepErrors, 'application.already_company'],
});

export const refuseApplication = endpoint('refuseApplication', {
  summary: 'Refuse an application',
  access: { staff: 'admin' },
  status: 200,
  params: ofOne,
  body: z.object({ reason: text(APPLICATION_TEXT_MAX_LENGTH, 'reason_required') }),
  data: nothing,
  errors: stepErrors,
});

export const inviteOwnerAgain = endpoint('inviteOwnerAgain', {
  summary: 'Send an accepted company’s owner the invitation again',
  access: { staff: 'admin' },
  status: 200,
  params: ofOne,
  data: nothing,
  errors: stepErrors,
});
