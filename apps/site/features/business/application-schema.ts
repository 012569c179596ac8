import { z } from 'zod';
import { answerApplicationBody, applicationFields, withInvoiceAddress } from '@nolo/contract/applications.ts';
import type { FieldError } from '@nolo/contract/error-codes.ts';
import { key } from '@nolo/contract/wire.ts';

const ticked = (required: FieldError) => z.boolean().refine((is) => is, { message: key(required) });

/** The boxes are booleans in the form; the call takes them as the text 'true'. */
export const applicationSchema = withInvoiceAddress(
  applicationFields.extend({
    is_italian: ticked('italian_company_required'),
    lawful_offers: ticked('lawful_offers_required'),
    terms_accepted: ticked('terms_required'),
    clauses_approved: ticked('clauses_required'),
    certificate: z
      .custom<FileList>()
      .refine((files) => files?.length === 1, { message: key('certificate_required') }),
  }),
);
export type ApplicationForm = z.input<typeof applicationSchema>;

/** The token comes from the address. */
export const answerSchema = answerApplicationBody.omit({ token: true }).extend({
  certificate: z.custom<FileList>().optional(),
});
export type AnswerForm = z.input<typeof answerSchema>;
