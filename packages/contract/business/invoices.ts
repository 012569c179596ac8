import { z } from 'zod';
import { invoicePage, invoiceYear, listedInvoice, waitingCommission } from '../invoices.ts';
import { endpoint, ofCompany } from './access.ts';

const ofInvoice = ofCompany.extend({ id: z.uuid() });

export const companyInvoices = endpoint('companyInvoices', {
  summary:
    'The platform’s invoices to a company for its commissions, the latest first, and what keeps others from being issued',
  access: { company: 'manager' },
  status: 200,
  params: ofCompany,
  query: z.object({ year: invoiceYear.optional(), page: invoicePage }),
  data: z.object({
    /** Those with invoices, the latest first. */
    years: z.array(z.number().int()),
    invoices: z.array(listedInvoice),
    has_more: z.boolean(),
    waiting: z.array(waitingCommission),
  }),
});

/** A copy to read: the invoice is its XML file. */
export const companyInvoicePaper = endpoint('companyInvoicePaper', {
  summary: 'One of the platform’s invoices as a PDF',
  access: { company: 'manager' },
  status: 200,
  params: ofInvoice,
  data: z.any(),
  replyType: 'application/pdf',
  errors: ['invoice.not_found'],
});

export const companyInvoiceFile = endpoint('companyInvoiceFile', {
  summary: 'One of the platform’s invoices as it was sent (FatturaPA)',
  access: { company: 'manager' },
  status: 200,
  params: ofInvoice,
  data: z.any(),
  replyType: 'application/xml',
  errors: ['invoice.not_found'],
});
