import { parseLocalDate } from '../calendar/local-date-time.ts';
import {
  hasNoEnd,
  neededImages,
  type DocumentKind,
  type DocumentType,
  type NeededImage,
} from './documents.ts';
import { mayDriveCars, type LicenceClass } from './licence-classes.ts';
import { profileCodeProblem, type ProfileCodeProblem } from './fiscal-code.ts';

const issueDates = ['document_issue_date', 'dl_issue_date'] as const;
const expiryDates = ['document_expiry_date', 'dl_expiry_date'] as const;
/** Nobody who drives was born before. */
const EARLIEST_BIRTH = '1900-01-01';

type DateField = 'dob' | (typeof issueDates | typeof expiryDates)[number];

/** What the rules look at; dates `YYYY-MM-DD`, as typed. */
export type ProfileFields = Record<DateField, string> & {
  fiscal_code: string;
  country_code: string;
  document_type: DocumentType;
  driving_licence_classes: readonly LicenceClass[];
};

export type ProfileProblem =
  | 'date_invalid'
  | 'expiry_date_past'
  | 'document_images_required'
  | 'driving_licence_images_required'
  | 'licence_class_required'
  | ProfileCodeProblem;

export type ProfileProblems = Partial<
  Record<DateField | NeededImage | 'fiscal_code' | 'driving_licence_classes', ProfileProblem>
>;

/**
 * What is wrong with a renter's profile, by field (docs/specification/accounts.md 5). `images` are the kinds there will
 * be: those stored and those coming; `today` is the date in Italy, where documents are checked.
 */
export function profileProblems(
  fields: ProfileFields,
  images: ReadonlySet<DocumentKind>,
  today: string,
): ProfileProblems {
  const codeProblem = profileCodeProblem(fields.fiscal_code, fields.country_code);
  return {
    ...dateProblems(fields, today),
    ...imageProblems(fields, images),
    ...(codeProblem === null ? {} : { fiscal_code: codeProblem }),
    ...(mayDriveCars(fields.driving_licence_classes)
      ? {}
      : { driving_licence_classes: 'licence_class_required' as const }),
  };
}

/** A document is valid up to and on its last day, and issued to somebody who is born. */
function dateProblems(fields: ProfileFields, today: string): ProfileProblems {
  const problems: ProfileProblems = {};
  for (const field of ['dob', ...issueDates, ...expiryDates] as const) {
    if (!hasNoEnd(fields[field]) && parseLocalDate(fields[field]) === null) problems[field] = 'date_invalid';
  }
  if (fields.dob >= today || fields.dob < EARLIEST_BIRTH) problems.dob = 'date_invalid';
  const born = problems.dob === undefined ? fields.dob : EARLIEST_BIRTH;
  for (const field of issueDates) {
    if (fields[field] > today || fields[field] < born) problems[field] = 'date_invalid';
  }
  for (const field of expiryDates) {
    if (fields[field] < today) problems[field] ??= 'expiry_date_past';
  }
  return problems;
}

function imageProblems({ document_type }: ProfileFields, images: ReadonlySet<DocumentKind>): ProfileProblems {
  const problems: ProfileProblems = {};
  for (const kind of neededImages(document_type)) {
    if (images.has(kind)) continue;
    problems[kind] = kind.startsWith('driving_licence')
      ? 'driving_licence_images_required'
      : 'document_images_required';
  }
  return problems;
}
