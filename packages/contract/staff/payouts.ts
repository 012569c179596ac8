import { z } from 'zod';
import { staffWorkRoles } from '@nolo/domain/account/staff-work.ts';
import {
  PAYOUT_CAUSES,
  PAYOUT_STATES,
  REVERSAL_REASONS,
  REVERSAL_STATES,
} from '@nolo/domain/commission/payout-state.ts';
import { payoutHolds, payoutStates } from '@nolo/domain/commission/payout.ts';
import { bookingStatus } from '../bookings.ts';
import { id, minor, nothing, text } from '../wire.ts';
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

/** How many payouts are in each state. */
const counts = z.record(z.enum(PAYOUT_STATES), z.number().int());
export type PayoutCounts = z.infer<typeof counts>;

export const staffPayouts = endpoint('staffPayouts', {
  summary: 'What companies are owed and owe, by name',
  access,
  status: 200,
  data: z.object({ companies: z.array(listed), counts }),
});

const booking = z.object({
  id: z.uuid(),
  number: z.string(),
  status: bookingStatus,
  /** ISO 8601 instant of the pickup. */
  starts_at: z.string(),
  payout,
  owed: minor,
  /** Those of its check-in and its extensions, the latest first. */
  payouts: z.array(z.object({ id: z.uuid(), state: z.enum(PAYOUT_STATES), amount: minor })),
});
export type PayoutBooking = z.infer<typeof booking>;

export const staffCompanyPayouts = endpoint('staffCompanyPayouts', {
  summary: 'What one company is owed and owes, booking by booking',
  access,
  status: 200,
  params: z.object({ id }),
  data: z.object({ company: sums.extend({ bookings: z.array(booking), counts }) }),
  errors: ['company.not_found'],
});

const bookingPayout = z.object({
  id: z.uuid(),
  /** Of the booking. */
  number: z.string(),
  booking_id: z.uuid(),
  company: z.object({ id, name: z.string() }),
  cause: z.enum(PAYOUT_CAUSES),
  state: z.enum(PAYOUT_STATES),
  amount: minor,
  /** Of it: kept for what the company owed, and taken back. */
  offset: minor,
  reversed: minor,
  holds,
  /** What finance said when it held it, or wanted it back. */
  note: z.string().nullable(),
  /** What the company reads of why finance holds it; null: nothing of its own. */
  held_because: z.string().nullable(),
  /** The provider's word for why it refused the last attempt. */
  failure: z.string().nullable(),
  /** ISO 8601 instants. */
  created_at: z.string(),
  next_try_at: z.string(),
  sent_at: z.string().nullable(),
});
export type BookingPayout = z.infer<typeof bookingPayout>;

export const staffBookingPayouts = endpoint('staffBookingPayouts', {
  summary: 'Payouts in a state, those of check-ins and extensions, the latest first',
  access,
  status: 200,
  query: z.object({ state: z.enum(PAYOUT_STATES), company: id.optional() }),
  data: z.object({
    payouts: z.array(bookingPayout),
    has_more: z.boolean(),
    counts,
    /** Whose they are; null: of all companies. */
    company: z.object({ id, name: z.string() }).nullable(),
  }),
  errors: ['company.not_found'],
});

const ofPayout = z.object({ id: z.uuid() });

export const staffBookingPayout = endpoint('staffBookingPayout', {
  summary: 'One payout with its transfers and what came back of them',
  access,
  status: 200,
  params: ofPayout,
  data: z.object({
    payout: bookingPayout.extend({
      transfers: z.array(
        z.object({
          id: z.uuid(),
          amount: minor,
          /** The provider's id; null while it is on its way. */
          provider_id: z.string().nullable(),
          sent_at: z.string().nullable(),
          reversals: z.array(
            z.object({
              id: z.uuid(),
              amount: minor,
              state: z.enum(REVERSAL_STATES),
              reason: z.enum(REVERSAL_REASONS),
              provider_id: z.string().nullable(),
              failure: z.string().nullable(),
              at: z.string(),
            }),
          ),
        }),
      ),
      /** What of its transfers can be taken back. */
      reversible: minor,
      /** Who wants it back, when that needs a second person. */
      reversal_by: z.string().nullable(),
      /** `reverse`: or confirm it, which whoever wants it back cannot. */
      can: z.object({ hold: z.boolean(), release: z.boolean(), reverse: z.boolean() }),
    }),
  }),
  errors: ['payout.not_found'],
});

/** The note is kept in the audit trail. */
const noted = z.object({ note: text(1000, 'note_required') });

export const holdPayout = endpoint('holdPayout', {
  summary: 'Keep a payout back',
  access,
  status: 200,
  params: ofPayout,
  /** `reason`: as the company reads it; the note stays between the staff. */
  body: noted.extend({ reason: text(1000, 'reason_required') }),
  data: nothing,
  errors: ['payout.not_found', 'payout.state_changed'],
});

export const releasePayout = endpoint('releasePayout', {
  summary: 'Let a payout go that finance has held or the provider has refused, or withdraw its reversal',
  access,
  status: 200,
  params: ofPayout,
  data: nothing,
  errors: ['payout.not_found', 'payout.state_changed'],
});

export const reversePayout = endpoint('reversePayout', {
  summary: 'Take a payout back; above a limit a second person has to do the same',
  access,
  status: 200,
  params: ofPayout,
  body: noted,
  data: nothing,
  errors: ['payout.not_found', 'payout.state_changed', 'payout.second_person'],
});
