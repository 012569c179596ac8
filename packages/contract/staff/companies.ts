import { z } from 'zod';
import {
  companyStatuses,
  companySteps,
  endedBy,
  STATUS_REASON_MAX_LENGTH,
} from '@nolo/domain/companies/company-status.ts';
import { firstDaySteps } from '@nolo/domain/companies/first-day.ts';
import { auditPage } from '../portal-access.ts';
import { flag, id, localDate, nothing, text } from '../wire.ts';
import { endpoint } from './access.ts';

const status = z.enum(companyStatuses);
const ofOne = z.object({ id });

const listed = z.object({
  id: z.number().int(),
  name: z.string(),
  legal_name: z.string(),
  vat_number: z.string(),
  city: z.string(),
  status,
  /** ISO 8601 instant: since when. */
  status_at: z.string(),
  cars: z.number().int(),
});
export type ListedCompany = z.infer<typeof listed>;

export const staffCompanies = endpoint('staffCompanies', {
  summary: 'Companies, by name',
  access: { staff: 'support' },
  status: 200,
  query: z.object({ q: text(100).default(''), status: status.optional() }),
  data: z.object({ companies: z.array(listed), has_more: z.boolean() }),
});

/** What a change of state concerns. */
export const concernedBookings = z.object({
  /** Cars that are out. */
  out: z.number().int(),
  /** Paid, and to come. */
  paid: z.number().int(),
  unpaid: z.number().int(),
});

const company = z.object({
  id: z.number().int(),
  name: z.string(),
  legal_name: z.string(),
  vat_number: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  status,
  status_at: z.string(),
  status_reason: z.string().nullable(),
  /** The last day of one that ends, or has ended, and who ends it. */
  ends_on: z.string().nullable(),
  ended_by: z.enum(endedBy).nullable(),
  /** What staff can do from here. */
  steps: z.array(z.enum(companySteps)),
  /** What keeps a draft from being active. */
  missing: z.array(z.enum(firstDaySteps)),
  bookings: concernedBookings,
  /** Changes of state, the latest first. */
  history: z.array(auditPage.shape.events.element.omit({ company: true, object: true })),
});
export type StaffCompany = z.infer<typeof company>;

export const staffCompany = endpoint('staffCompany', {
  summary: 'How one company stands, and what can be done with it',
  access: { staff: 'support' },
  status: 200,
  params: ofOne,
  data: z.object({ company }),
  errors: ['company.not_found'],
});

const reason = text(STATUS_REASON_MAX_LENGTH, 'reason_required');

export const changeCompanyStatus = endpoint('changeCompanyStatus', {
  summary: 'Activate, suspend, resume, end or keep a company',
  access: { staff: 'admin' },
  status: 200,
  params: ofOne,
  body: z.discriminatedUnion('step', [
    z.object({ step: z.literal('activate'), reason: z.literal('').default('') }),
    z.object({ step: z.enum(['suspend', 'resume', 'keep']), reason }),
    /** `ends_on`: its last day; at least thirty days from now, except for serious cause. */
    z.object({ step: z.literal('end'), reason, ends_on: localDate, is_serious: flag.default(false) }),
  ]),
  data: nothing,
  errors: ['company.not_found', 'company.step_not_possible', 'company.not_ready', 'company.notice_too_short'],
});
