import { z } from 'zod';
import { staffWorkRoles } from '@nolo/domain/account/staff-work.ts';
import { LEDGER_KINDS } from '@nolo/domain/commission/ledger-kinds.ts';
import { id, minor } from '../wire.ts';
import { endpoint } from './access.ts';

/** Where money lies, and whose it is; `packages/domain/commission/booking-ledger.ts` says what is positive. */
const amounts = z.object({
  renter: minor,
  company: minor,
  commission: minor,
  costs: minor,
  provider: minor,
  elsewhere: minor,
});

const line = z.object({
  id: z.uuid(),
  kind: z.enum(LEDGER_KINDS),
  /** ISO 8601 instant. */
  at: z.string(),
  /** What it is about at the provider; null: it is about something of ours. */
  provider_id: z.string().nullable(),
  payout_id: z.uuid().nullable(),
  amounts,
  /** For renter and company, after it. */
  held: minor,
});

const ledger = z.object({
  number: z.string(),
  company: z.object({ id, name: z.string() }),
  total: minor,
  lines: z.array(line),
  sums: amounts,
  held: minor,
  /** Of all entries: zero, or something is wrong. */
  difference: minor,
});
export type StaffBookingLedger = z.infer<typeof ledger>;

export const staffBookingLedger = endpoint('staffBookingLedger', {
  summary: 'Everything that moved a booking’s money, as on the statement of a bank account',
  access: { staff: staffWorkRoles.payouts },
  status: 200,
  params: z.object({ id: z.uuid() }),
  data: z.object({ ledger }),
  errors: ['booking.not_found'],
});
