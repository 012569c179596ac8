import { z } from 'zod';
import { billing, companyBilling } from '@nolo/contract/bookings.ts';
import { gender } from '@nolo/contract/wire.ts';
import { hasInvoiceAddress, type BillingValues } from './billing-form.ts';

const person = billing.extend({ gender: z.union([z.literal(''), gender]) });

const billingForm = z.discriminatedUnion('hasCompany', [
  z.object({ hasCompany: z.literal(false), billing: person }),
  z.object({ hasCompany: z.literal(true), billing: person, company: companyBilling }),
]);

/** What is not asked for, as of SDI and PEC the other one, is not sent, stays as it was typed, and is in nobody's way. */
function withoutOther({ invoiceBy, company, ...values }: BillingValues) {
  if (!hasInvoiceAddress(company)) return { ...values, company: { ...company, SDI: '', PEC_email: '' } };
  const other = invoiceBy === 'SDI' ? 'PEC_email' : 'SDI';
  return { ...values, company: { ...company, [other]: '' } };
}

/** Checks what is typed and leaves it as it is: what is sent is made of it later, the server trims. */
export const billingSchema = z.custom<BillingValues>().superRefine((values, context) => {
  const { error } = billingForm.safeParse(withoutOther(values));
  for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
});
