import { z } from 'zod';
import { ISSUE_DESCRIPTION_MAX_LENGTH } from '@nolo/domain/issues/issue-limits.ts';
import { carIssue } from './cars.ts';
import { endpoint } from './endpoint.ts';
import { id, key, text } from './wire.ts';

const ofBooking = z.object({ reservationId: z.uuid() });
const oneIssue = ofBooking.extend({ issueId: z.uuid() });

/** An issue as the renter sees it (docs/specification/states.md 10); its `file` is what the form sends. */
export const issueData = z.object({
  id: z.uuid(),
  issueDescription: z.string(),
  /** Where its picture is, below the site's root; for its renter only. Null without one. */
  issueImagePath: z.string().nullable(),
  fileName: z.string().nullable(),
  created_at: z.string(),
  /** Acknowledged by staff: it can no longer be deleted. */
  is_read: z.boolean(),
});
export type Issue = z.infer<typeof issueData>;

export const issues = endpoint('issues', {
  summary: 'What the renter has reported on a booking',
  access: 'renter',
  status: 200,
  params: ofBooking,
  data: z.object({ issues: z.array(issueData), can_report: z.boolean() }),
  errors: ['booking.not_found'],
});

/** Fields of the multipart form; the picture, if there is one, comes beside them as `file`. */
export const addIssueBody = z.object({
  /** Made by the browser: the same id again is the same report, which is stored once. */
  id: z.uuid(),
  issueDescription: text(ISSUE_DESCRIPTION_MAX_LENGTH, key('issue_description_required')),
  fileName: text(200).optional(),
});

export const addIssue = endpoint('addIssue', {
  summary: 'Report one issue on a booking',
  access: 'renter',
  status: 201,
  params: ofBooking,
  bodyKind: 'multipart',
  files: ['file'],
  body: addIssueBody,
  data: z.object({ issue: issueData }),
  errors: [
    'booking.not_found',
    'issue.not_possible',
    'issue.too_many',
    'document.image_too_large',
    'document.image_unsupported',
    'document.image_unreadable',
    'document.image_too_small',
    'document.image_too_many_pixels',
  ],
});

export const deleteIssue = endpoint('deleteIssue', {
  summary: 'Delete an issue that nobody has read yet',
  access: 'renter',
  status: 200,
  params: oneIssue,
  data: z.object({ issues: z.array(issueData) }),
  errors: ['issue.not_found', 'issue.already_read'],
});

/** The picture of an issue, decrypted for its renter only; the reply is the image, not JSON. */
export const issueImage = endpoint('issueImage', {
  summary: 'Picture of one issue',
  access: 'renter',
  status: 200,
  params: oneIssue,
  data: z.any(),
  replyType: 'image/jpeg',
  errors: ['issue.not_found'],
});

/** What the car's company says is wrong with it at present; `id` is the car's. */
export const checkoutIssues = endpoint('checkoutIssues', {
  summary: 'Open issues of a car, for its checkout',
  access: 'public',
  status: 200,
  params: z.object({ id }),
  data: z.object({ carIssues: z.array(carIssue) }),
  errors: ['car.not_found'],
});
