import { z } from 'zod';
import { staffWorkRoles } from '@nolo/domain/account/staff-work.ts';
import { reviewedDocuments, reviewProblems } from '@nolo/domain/identity/document-findings.ts';
import { documentsStatuses, documentTypes } from '@nolo/domain/identity/documents.ts';
import { codeParts } from '@nolo/domain/identity/fiscal-code-holder.ts';
import { documentProblems } from '@nolo/domain/identity/judge-document.ts';
import { licenceClasses } from '@nolo/domain/identity/licence-classes.ts';
import { documentKind } from '../documents.ts';
import { gender, key, nothing, text } from '../wire.ts';
import { endpoint } from './access.ts';

const ofOne = z.object({ id: z.uuid() });
const status = z.enum(documentsStatuses);
const access = { staff: staffWorkRoles.documents } as const;

const listed = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  status,
  /** ISO 8601 instant of the latest picture; null: none is stored. */
  uploaded_at: z.string().nullable(),
  /** Why the machine did not take the identity document while it was uploaded; null: it has read none. */
  problems: z.array(z.enum(documentProblems)).nullable(),
});
export type ListedDocuments = z.infer<typeof listed>;

export const staffDocuments = endpoint('staffDocuments', {
  summary:
    'Renters whose documents wait for a person, the longest waiting first; or whoever has the e-mail address',
  access,
  status: 200,
  query: z.object({ email: text(254).default('') }),
  data: z.object({ renters: z.array(listed), has_more: z.boolean() }),
});

/** What document or profile says of the holder; null where one does not say it. */
const holder = z.object({
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  dob: z.string().nullable(),
  gender: gender.nullable(),
  document_number: z.string().nullable(),
  document_expiry_date: z.string().nullable(),
});

const review = z.object({
  id: z.uuid(),
  email: z.string(),
  status,
  /** Names what is shown: a decision on anything else is refused. */
  revision: z.string(),
  document_type: z.enum(documentTypes).nullable(),
  images: z.array(documentKind),
  profile: holder.extend({
    place_of_birth: z.string().nullable(),
    fiscal_code: z.string().nullable(),
    document_issue_date: z.string().nullable(),
    driving_licence_number: z.string().nullable(),
    driving_licence_classes: z.array(z.enum(licenceClasses)),
    dl_issue_date: z.string().nullable(),
    dl_expiry_date: z.string().nullable(),
  }),
  /** As the machine reads it off the pictures that are stored now; null: no zone could be read. */
  read: holder.nullable(),
  /** Why the machine does not take the identity document; null: its pictures are not all there. */
  problems: z.array(z.enum(documentProblems)).nullable(),
  /** Parts of the fiscal code that were made for somebody else. */
  fiscal_code_differs: z.array(z.enum(codeParts)),
  expired: z.array(z.enum(reviewedDocuments)),
});
export type DocumentReview = z.infer<typeof review>;

export const staffDocument = endpoint('staffDocument', {
  summary: 'A renter’s documents beside the profile',
  access,
  status: 200,
  params: ofOne,
  data: z.object({ review }),
  errors: ['document.not_found'],
});

/** A JPEG that bears who looks and when. */
export const staffDocumentImage = endpoint('staffDocumentImage', {
  summary: 'One picture of a renter’s documents',
  access,
  status: 200,
  params: ofOne.extend({ kind: documentKind }),
  data: z.any(),
  replyType: 'image/jpeg',
  errors: ['document.not_found'],
});

const revision = z.string().max(64);
const decisionErrors = ['document.not_found', 'document.review_outdated'] as const;

export const acceptDocuments = endpoint('acceptDocuments', {
  summary: 'Documents and profile belong together',
  access,
  status: 200,
  params: ofOne,
  body: z.object({ revision }),
  data: nothing,
  errors: decisionErrors,
});

const REVIEW_REASON_MAX_LENGTH = 1000;

/** The renter reads the findings in their language, and the reason as it is written. */
export const rejectDocuments = endpoint('rejectDocuments', {
  summary: 'Refuse documents',
  access,
  status: 200,
  params: ofOne,
  body: z.object({
    revision,
    findings: z
      .array(z.object({ document: z.enum(reviewedDocuments), problem: z.enum(reviewProblems) }))
      .min(1, key('finding_required'))
      .max(reviewedDocuments.length * reviewProblems.length),
    reason: text(REVIEW_REASON_MAX_LENGTH).default(''),
  }),
  data: nothing,
  errors: decisionErrors,
});
