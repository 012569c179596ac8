import { z } from 'zod';
import { companyStatuses, endedBy, STATUS_REASON_MAX_LENGTH } from '@nolo/domain/companies/company-status.ts';
import { localDate, nothing, text } from '../wire.ts';
import { endpoint, ofCompany } from './access.ts';

export const companyStatus = endpoint('companyStatus', {
  summary: 'How a company stands on the platform',
  access: { company: 'owner' },
  status: 200,
  params: ofCompany,
  data: z.object({
    status: z.enum(companyStatuses),
    status_reason: z.string().nullable(),
    /** The last day of one that ends, or has ended, and who ends it. */
    ends_on: z.string().nullable(),
    ended_by: z.enum(endedBy).nullable(),
    /** What an end concerns: cars that are out, paid bookings to come, unpaid ones. */
    bookings: z.object({ out: z.number().int(), paid: z.number().int(), unpaid: z.number().int() }),
  }),
});

/** Once nothing of the first day is missing (`companySettings`). */
export const openCompany = endpoint('openCompany', {
  summary: 'Show a company to renters',
  access: { company: 'owner' },
  status: 200,
  params: ofCompany,
  data: nothing,
  errors: ['company.not_ready', 'company.step_not_possible'],
});

/** `ends_on`: its last day. */
export const requestCompanyEnd = endpoint('requestCompanyEnd', {
  summary: 'End a company on the platform',
  access: { company: 'owner' },
  status: 200,
  params: ofCompany,
  body: z.object({ ends_on: localDate, reason: text(STATUS_REASON_MAX_LENGTH).default('') }),
  data: nothing,
  errors: ['company.step_not_possible', 'company.notice_too_short'],
});

export const withdrawCompanyEnd = endpoint('withdrawCompanyEnd', {
  summary: 'Keep a company that its owner has ended, before its last day has passed',
  access: { company: 'owner' },
  status: 200,
  params: ofCompany,
  data: nothing,
  errors: ['company.step_not_possible'],
});
