import type { z } from 'zod';
import type { DocumentKind, updateCustomerProfileBody } from '../../contract/documents.ts';
import type { FieldError } from '../../contract/error-codes.ts';
import { localDate, parseLocalDate, type LocalDate } from '../../domain/calendar/local-date-time.ts';
import { toLocal } from '../../domain/calendar/zone.ts';
import { profileCodeProblem } from '../../domain/identity/fiscal-code.ts';

type Fields = z.output<typeof updateCustomerProfileBody>;
export type FieldProblems = Partial<Record<keyof Fields | DocumentKind, FieldError>>;

const issueDates = ['document_issue_date', 'dl_issue_date'] as const;
const expiryDates = ['document_expiry_date', 'dl_expiry_date'] as const;

/** The date in Italy, where documents are checked. */
export function dateInItaly(moment: Date): LocalDate {
  return localDate(toLocal(moment.toISOString(), 'Europe/Rome'));
}

/** A document is valid up to and on its last day. */
function dateProblems(fields: Fields, today: LocalDate): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of ['dob', ...issueDates, ...expiryDates] as const) {
    if (parseLocalDate(fields[field]) === null) problems[field] = 'date_invalid';
  }
  if (fields.dob >= today) problems.dob = 'date_invalid';
  const earliest = problems.dob === undefined ? fields.dob : '';
  for (const field of issueDates) {
    if (fields[field] > today || fields[field] < earliest) problems[field] = 'date_invalid';
  }
  for (const field of expiryDates) {
    if (fields[field] < today) problems[field] ??= 'expiry_date_past';
  }
  return problems;
}

/** The images that the chosen identity document and the licence need (decisions.md 7). */
function imageProblems(fields: Fields, images: ReadonlySet<DocumentKind>): FieldProblems {
  const problems: FieldProblems = {};
  const identity: DocumentKind[] =
    fields.document_type === 'passport' ? ['passport'] : ['document_front', 'document_back'];
  for (const kind of identity) {
    if (!images.has(kind)) problems[kind] = 'document_images_required';
  }
  for (const kind of ['driving_licence_front', 'driving_licence_back'] as const) {
    if (!images.has(kind)) problems[kind] = 'driving_licence_images_required';
  }
  return problems;
}

function fiscalCodeProblems({ fiscal_code, country_code }: Fields): FieldProblems {
  const problem = profileCodeProblem(fiscal_code, country_code);
  return problem === null ? {} : { fiscal_code: problem };
}

/**
 * What is wrong with a profile, by field. `images` are the kinds there will be: those stored and those coming;
 * `today` is the date in Italy.
 */
export function profileProblems(
  fields: Fields,
  images: ReadonlySet<DocumentKind>,
  today: LocalDate,
): FieldProblems {
  return {
    ...dateProblems(fields, today),
    ...imageProblems(fields, images),
    ...fiscalCodeProblems(fields),
  };
}
