import { z } from 'zod';
import { businessRegistrationBody } from '@nolo/contract/contact.ts';
import { key } from '@nolo/contract/wire.ts';

/** The boxes are booleans in the form; the call takes them as the text 'true'. */
export const registrationSchema = businessRegistrationBody.extend({
  is_italian: z.boolean().refine((is) => is, { message: key('italian_company_required') }),
  terms_accepted: z.boolean().refine((is) => is, { message: key('terms_required') }),
  clauses_approved: z.boolean().refine((is) => is, { message: key('clauses_required') }),
  certificate: z
    .custom<FileList>()
    .refine((files) => files?.length === 1, { message: key('certificate_required') }),
});
export type Registration = z.input<typeof registrationSchema>;
