import { z } from 'zod';
import { staffWorkRoles } from '@nolo/domain/account/staff-work.ts';
import { evidenceMails } from '@nolo/domain/payment/evidence-mails.ts';
import { inspection, mileageCorrectionBody, settlement } from '../inspections.ts';
import { timelineEntry } from '../reservation-detail.ts';
import { minor, nothing } from '../wire.ts';
import { endpoint } from './access.ts';
import { bookingFacts } from './booking-facts.ts';
import { statement } from './payment-cases.ts';

const access = { staff: staffWorkRoles.disputes } as const;
/** The provider's id. */
const ofOne = z.object({ id: z.string().regex(/^[A-Za-z0-9_]{1,100}$/) });

const listed = z.object({
  id: z.string(),
  amount: minor,
  /** The provider's words; `packages/domain/payment/dispute-state.ts` has those that are known. */
  reason: z.string(),
  status: z.string(),
  is_open: z.boolean(),
  /** ISO 8601 instants. */
  respond_by: z.string().nullable(),
  opened_at: z.string(),
  number: z.string(),
  company: z.string(),
});
export type ListedDispute = z.infer<typeof listed>;

export const staffDisputes = endpoint('staffDisputes', {
  summary: 'Disputes of cardholders, those to be answered first',
  access,
  status: 200,
  data: z.object({ disputes: z.array(listed), has_more: z.boolean() }),
});

const issue = z.object({
  id: z.uuid(),
  description: z.string(),
  has_picture: z.boolean(),
  created_at: z.string(),
  resolved_at: z.string().nullable(),
});

const dispute = listed.omit({ number: true, company: true }).extend({
  booking_id: z.uuid(),
  /** The payment, as the provider names it. */
  payment_id: z.string(),
  paid_at: z.string().nullable(),
  /** The payment case that it opened; null: there is none. */
  case_id: z.number().int().nullable(),
  booking: bookingFacts,
  agreement: z.object({ signed_at: z.string(), signer: z.string() }).nullable(),
  /** As the renter sees them. */
  check_in: inspection.nullable(),
  check_out: inspection.nullable(),
  settlement: settlement.nullable(),
  issues: z.array(issue),
  statements: z.array(statement),
  /** Of the last month: jobs are kept no longer. */
  mails: z.array(z.object({ kind: z.enum(evidenceMails), sent_at: z.string() })),
  timeline: z.array(timelineEntry),
});
export type StaffDispute = z.infer<typeof dispute>;

export const staffDispute = endpoint('staffDispute', {
  summary: 'A dispute with what an answer to the bank needs',
  access,
  status: 200,
  params: ofOne,
  data: z.object({ dispute }),
  errors: ['dispute.not_found'],
});

export const staffDisputeAgreement = endpoint('staffDisputeAgreement', {
  summary: 'The signed agreement of a disputed rental as a PDF',
  access,
  status: 200,
  params: ofOne,
  data: z.any(),
  replyType: 'application/pdf',
  errors: ['dispute.not_found', 'document.not_found'],
});

export const staffDisputePicture = endpoint('staffDisputePicture', {
  summary: 'A picture of the car of a disputed rental, taken at the counter',
  access,
  status: 200,
  params: ofOne.extend({ pictureId: z.uuid() }),
  data: z.any(),
  replyType: 'image/jpeg',
  errors: ['dispute.not_found', 'document.not_found'],
});

export const staffDisputeIssueImage = endpoint('staffDisputeIssueImage', {
  summary: 'The picture of an issue of a disputed rental',
  access,
  status: 200,
  params: ofOne.extend({ issueId: z.uuid() }),
  data: z.any(),
  replyType: 'image/jpeg',
  errors: ['dispute.not_found', 'document.not_found'],
});

/** Of any company, where its own people do not (docs/specification/handover.md 3). */
export const staffCorrectMileage = endpoint('staffCorrectMileage', {
  summary: 'Correct the kilometres of an inspection',
  access: { staff: ['support', 'finance'] },
  status: 200,
  params: z.object({ id: z.uuid() }),
  body: mileageCorrectionBody,
  data: nothing,
  errors: ['handover.inspection_not_found', 'handover.mileage_not_between'],
});
