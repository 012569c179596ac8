import { z } from 'zod';
import { staffWorkRoles } from '@nolo/domain/account/staff-work.ts';
import { paymentCaseFieldNames, paymentCaseKinds } from '@nolo/domain/payment/payment-case.ts';
import { minor, nothing, text, wholeNumber } from '../wire.ts';
import { endpoint } from './access.ts';
import { bookingFacts } from './booking-facts.ts';
import { payout } from './payouts.ts';

const access = { staff: staffWorkRoles.payment_cases } as const;
const ofOne = z.object({ id: wholeNumber(1, Number.MAX_SAFE_INTEGER) });
const kind = z.enum(paymentCaseKinds);

const listed = z.object({
  id: z.number().int(),
  kind,
  /** Of the booking it is about; null: of none that we know. */
  number: z.string().nullable(),
  company: z.string().nullable(),
  /** ISO 8601 instant. */
  found_at: z.string(),
  /** What it is about; null: it names no amount. */
  amount: minor.nullable(),
});
export type ListedPaymentCase = z.infer<typeof listed>;

export const staffPaymentCases = endpoint('staffPaymentCases', {
  summary: 'Open payment cases, the longest waiting first',
  access,
  status: 200,
  query: z.object({ kind: kind.optional() }),
  data: z.object({ cases: z.array(listed), has_more: z.boolean() }),
});

/** What renter or company said of a booking; `text` null: without words. */
export const statement = z.object({
  what: z.enum(['no_show', 'no_show_objected', 'not_handed_over_reported', 'not_handed_over_objected']),
  at: z.string(),
  text: z.string().nullable(),
});

const paymentCase = z.object({
  id: z.number().int(),
  kind,
  /** The provider's id, or ours, of what it is about. */
  reference: z.string(),
  /** `PaymentCaseDetails` of `payment-case.ts`. */
  details: z.partialRecord(z.enum(paymentCaseFieldNames), z.union([z.string(), z.number()]).nullable()),
  found_at: z.string(),
  /** Null while it is open. */
  resolved_at: z.string().nullable(),
  /** Null: about none that we know. */
  booking_id: z.uuid().nullable(),
  booking: bookingFacts.nullable(),
  /** Of that booking. */
  payout: payout.nullable(),
  /** Where they disagree, in its order. */
  statements: z.array(statement),
  /** What counts as paid to the renter outside the provider once it is resolved. */
  settles: minor,
  can_end_booking: z.boolean(),
});
export type StaffPaymentCase = z.infer<typeof paymentCase>;

export const staffPaymentCase = endpoint('staffPaymentCase', {
  summary: 'Everything about one payment case',
  access,
  status: 200,
  params: ofOne,
  data: z.object({ payment_case: paymentCase }),
  errors: ['payment.case_not_found'],
});

const NOTE_MAX_LENGTH = 1000;

/** The note is kept in the audit trail. */
const noted = z.object({ note: text(NOTE_MAX_LENGTH, 'note_required') });

export const resolvePaymentCase = endpoint('resolvePaymentCase', {
  summary: 'A person is done with a payment case',
  access,
  status: 200,
  params: ofOne,
  body: noted,
  data: nothing,
  errors: ['payment.case_not_found', 'payment.case_resolved'],
});

export const endUnfundedBooking = endpoint('endUnfundedBooking', {
  summary: 'End a booking whose whole payment has gone back',
  access,
  status: 200,
  params: ofOne,
  body: noted,
  data: nothing,
  errors: ['payment.case_not_found', 'payment.case_resolved', 'booking.not_unfunded'],
});
