import { z } from 'zod';
import { staffWorkRoles } from '@nolo/domain/account/staff-work.ts';
import { ISSUE_PUBLIC_TEXT_MAX_LENGTH } from '@nolo/domain/issues/issue-limits.ts';
import { nothing, text } from '../wire.ts';
import { endpoint } from './access.ts';
import { bookingFacts } from './booking-facts.ts';

/** An issue's id counts inside its booking. */
const ofOne = z.object({ bookingId: z.uuid(), id: z.uuid() });
const access = { staff: staffWorkRoles.issues } as const;

const listed = z.object({
  booking_id: z.uuid(),
  id: z.uuid(),
  number: z.string(),
  company: z.string(),
  car: z.string(),
  /** ISO 8601 instant. */
  created_at: z.string(),
  is_read: z.boolean(),
  /** How the renter's words begin. */
  beginning: z.string(),
});
export type ListedIssue = z.infer<typeof listed>;

export const staffIssues = endpoint('staffIssues', {
  summary: 'Issues that nobody has resolved, the longest open first',
  access,
  status: 200,
  data: z.object({ issues: z.array(listed), has_more: z.boolean() }),
});

const issue = z.object({
  booking_id: z.uuid(),
  id: z.uuid(),
  description: z.string(),
  has_picture: z.boolean(),
  created_at: z.string(),
  is_read: z.boolean(),
  /** What the car's page says of it; null: nothing. */
  public_text: z.string().nullable(),
  /** ISO 8601 instant; null: open. */
  resolved_at: z.string().nullable(),
  booking: bookingFacts,
});
export type StaffIssue = z.infer<typeof issue>;

export const staffIssue = endpoint('staffIssue', {
  summary: 'What a renter has reported, and on which booking',
  access,
  status: 200,
  params: ofOne,
  data: z.object({ issue }),
  errors: ['issue.not_found'],
});

export const staffIssueImage = endpoint('staffIssueImage', {
  summary: 'The picture of an issue',
  access,
  status: 200,
  params: ofOne,
  data: z.any(),
  replyType: 'image/jpeg',
  errors: ['issue.not_found'],
});

const stepErrors = ['issue.not_found', 'issue.already_resolved'] as const;

/** The renter can no longer delete it. Again, it changes what the car's page says. */
export const acknowledgeIssue = endpoint('acknowledgeIssue', {
  summary: 'Acknowledge an issue',
  access,
  status: 200,
  params: ofOne,
  /** Empty: the car's page says nothing of it. */
  body: z.object({ public_text: text(ISSUE_PUBLIC_TEXT_MAX_LENGTH).default('') }),
  data: nothing,
  errors: stepErrors,
});

export const resolveIssue = endpoint('resolveIssue', {
  summary: 'An issue has been put right: the car’s page no longer says it',
  access,
  status: 200,
  params: ofOne,
  data: nothing,
  errors: stepErrors,
});
