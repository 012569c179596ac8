import { z } from 'zod';
import { staffWorkRoles } from '@nolo/domain/account/staff-work.ts';
import { endpoint } from './access.ts';

const day = z.object({
  /** `YYYY-MM-DD`, in UTC as the provider counts. */
  day: z.string(),
  /** Null: nobody has compared it. */
  compared: z
    .object({
      /** ISO 8601 instant. */
      at: z.string(),
      movements: z.number().int(),
      differences: z.number().int(),
    })
    .nullable(),
});
export type ReconciledDay = z.infer<typeof day>;

export const staffReconciliation = endpoint('staffReconciliation', {
  summary: 'The daily comparison of provider and ledger, the latest day first',
  access: { staff: staffWorkRoles.payment_cases },
  status: 200,
  data: z.object({
    days: z.array(day),
    /** Payment cases of differences that nobody has resolved. */
    open_cases: z.number().int(),
  }),
});
