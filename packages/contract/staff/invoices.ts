import { z } from 'zod';
import { staffWorkRoles } from '@nolo/domain/account/staff-work.ts';
import { invoicePage, invoiceState, invoiceYear, listedInvoice, waitingCommission } from '../invoices.ts';
import { id, nothing, text } from '../wire.ts';
import { endpoint } from './access.ts';

const access = { staff: staffWorkRoles.invoices } as const;
const ofInvoice = z.object({ id: z.uuid() });
/** Null: it concerns the renter. */
const company = z.object({ id: z.number().int(), name: z.string() }).nullable();

const invoice = listedInvoice.extend({
  company,
  buyer: z.string(),
  /** ISO 8601 instant: since when it stands so. */
  state_at: z.string(),
  /** What the exchange system, or our own check, said. */
  problem: z.string().nullable(),
  file_name: z.string().nullable(),
  may_resend: z.boolean(),
  /** Rejected longer ago than the days within which it is sent again. */
  is_overdue: z.boolean(),
});
export type StaffInvoice = z.infer<typeof invoice>;

export const staffInvoices = endpoint('staffInvoices', {
  summary: 'The platform’s invoices, the latest first, and commissions that wait for data',
  access,
  status: 200,
  query: z.object({
    year: invoiceYear.optional(),
    state: invoiceState.optional(),
    company: id.optional(),
    /** Of a number, a booking's number, a recipient or a file's name. */
    q: text(100).default(''),
    page: invoicePage,
  }),
  data: z.object({
    years: z.array(z.number().int()),
    invoices: z.array(invoice),
    has_more: z.boolean(),
    waiting: z.array(waitingCommission.extend({ company })),
  }),
});

export const staffInvoicePaper = endpoint('staffInvoicePaper', {
  summary: 'An invoice of the platform as a PDF',
  access,
  status: 200,
  params: ofInvoice,
  data: z.any(),
  replyType: 'application/pdf',
  errors: ['invoice.not_found'],
});

export const staffInvoiceFile = endpoint('staffInvoiceFile', {
  summary: 'An invoice of the platform as it was sent (FatturaPA)',
  access,
  status: 200,
  params: ofInvoice,
  data: z.any(),
  replyType: 'application/xml',
  errors: ['invoice.not_found'],
});

/** Number, day and amounts stay; its recipient's data are those of now. */
export const resendInvoice = endpoint('resendInvoice', {
  summary: 'Send an invoice again that was rejected, or could not be sent',
  access,
  status: 200,
  params: ofInvoice,
  data: nothing,
  errors: ['invoice.not_found', 'invoice.not_resendable', 'invoice.data_missing'],
});
