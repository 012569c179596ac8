import { z } from 'zod';
import { INVOICE_PROBLEMS } from '@nolo/domain/billing/invoice-problems.ts';
import { INVOICE_KINDS, INVOICE_STATES } from '@nolo/domain/billing/invoice-state.ts';
import { minor, wholeNumber } from './wire.ts';

/** A page of invoices, the latest first. */
export const INVOICES_A_PAGE = 50;
export const invoiceYear = wholeNumber(2000, 2999);
export const invoicePage = wholeNumber(1, 10_000).default(1);

export const invoiceState = z.enum(INVOICE_STATES);

/** The platform's invoice, or credit note, for a commission. */
export const listedInvoice = z.object({
  id: z.uuid(),
  /** '1/2026'. */
  number: z.string(),
  /** A day in Italy. */
  issued_on: z.string(),
  kind: z.enum(INVOICE_KINDS),
  booking_id: z.uuid(),
  booking_number: z.string(),
  net: minor,
  vat: minor,
  gross: minor,
  state: invoiceState,
  /** Whether its file has been built. */
  has_file: z.boolean(),
});
export type ListedInvoice = z.infer<typeof listedInvoice>;

/** A commission that has no number yet, because its invoice would not be lawful. */
export const waitingCommission = z.object({
  booking_id: z.uuid(),
  booking_number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  /** ISO 8601 instant: when it was earned, or undone. */
  at: z.string(),
  net: minor,
  vat: minor,
  gross: minor,
  missing: z.array(z.enum(INVOICE_PROBLEMS)),
});
export type WaitingCommission = z.infer<typeof waitingCommission>;
