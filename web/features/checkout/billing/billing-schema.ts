import { z } from 'zod';
import { billing, companyBilling } from '../../../../contract/bookings.ts';
import { gender } from '../../../../contract/wire.ts';
import type { BillingValues } from './billing-form.ts';

const person = billing.extend({ gender: z.union([z.literal(''), gender]) });

const billingForm = z.discriminatedUnion('hasCompany', [
  z.object({ hasCompany: z.literal(false), billing: person }),
  z.object({ hasCompany: z.literal(true), billing: person, company: companyBilling }),
]);

/** Checks what is typed and leaves it as it is: what is sent is made of it later, the server trims. */
export const billingSchema = z.custom<BillingValues>().superRefine((values, context) => {
  const { error } = billingForm.safeParse(values);
  for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
});
