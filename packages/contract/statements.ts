import { z } from 'zod';
import { STATEMENT_KINDS, STATEMENT_SUMS } from '@nolo/domain/commission/statement.ts';
import { minor } from './wire.ts';

/** `YYYY-MM`, on Rome's calendar. */
export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** Of which month: the running one has a name of its own. */
export const askedMonth = z.union([month, z.literal('latest')]);

/** docs/specification/money.md 7; amounts are minor units as the company sees them: what it is owed is positive. */
const line = z.object({
  /** `YYYY-MM-DDTHH:mm` on Rome's clock. */
  at: z.string(),
  kind: z.enum(STATEMENT_KINDS),
  /** For information: the renter's money moves nothing of the company's. */
  renter: minor.nullable(),
  price: minor.nullable(),
  commission: minor.nullable(),
  /** By how much more, or less, the company is owed. */
  balance: minor,
  /** By how much more, or less, it owes. */
  debt: minor.nullable(),
});
export type StatementLine = z.infer<typeof line>;

const booking = z.object({
  id: z.uuid(),
  number: z.string(),
  car: z.string(),
  lines: z.array(line),
  balance: minor,
});
export type StatementBooking = z.infer<typeof booking>;

export const statement = z.object({
  company: z.string(),
  month,
  /** From the company's first movement to now, the latest first. */
  months: z.array(month),
  /** The month is not over: more may come. */
  is_running: z.boolean(),
  opening: minor,
  closing: minor,
  sums: z.record(z.enum(STATEMENT_SUMS), minor),
  price: minor,
  commission: minor,
  bookings: z.array(booking),
});
export type Statement = z.infer<typeof statement>;
