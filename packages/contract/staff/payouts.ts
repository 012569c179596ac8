import { z } from 'zod';
import { staffWorkRoles } from '@nolo/domain/account/staff-work.ts';
import { payoutHolds, payoutStates } from '@nolo/domain/commission/payout.ts';
import { bookingStatus } from '../bookings.ts';
import { id, minor } from '../wire.ts';
import { endpoint } from './access.ts';

const access = { staff: staffWorkRoles.payouts } as const;
const holds = z.array(z.enum(payoutHolds));

/** What of a booking's money goes to its company, when, and why not yet. */
export const payout = z.object({ state: z.enum(payoutStates), amount: minor, holds });
export type Payout = z.infer<typeof payout>;

const sums = z.object({
  id: z.number().int(),
  name: z.string(),
  due: minor,
  held: minor,
  at_check_in: minor,
  /** By the company: commissions of cars it did not provide. */
  owed: minor,
});

const listed = sums.extend({ holds });
export type ListedPayouts = z.infer<typeof listed>;

export const staffPayouts = endpoint('staffPayouts', {
  summary: 'What companies are owed and owe, by name',
  access,
  status: 200,
  data: z.object({ companies: z.array(listed) }),
});

const booking = z.object({
  id: z.uuid(),
  number: z.string(),
  status: bookingStatus,
  /** ISO 8601 instant of the pickup. */
  starts_at: z.string(),
  payout,
  owed: minor,
});
export type PayoutBooking = z.infer<typeof booking>;

export const staffCompanyPayouts = endpoint('staffCompanyPayouts', {
  summary: 'What one company is owed and owes, booking by booking',
  access,
  status: 200,
  params: z.object({ id }),
  data: z.object({ company: sums.extend({ bookings: z.array(booking) }) }),
  errors: ['company.not_found'],
});
