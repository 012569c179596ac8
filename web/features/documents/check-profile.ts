import type { FieldErrors, Resolver } from 'react-hook-form';
import { updateCustomerProfileBody } from '../../../contract/documents.ts';
import type { FieldError } from '../../../contract/error-codes.ts';
import { profileCodeProblem } from '../../../domain/identity/fiscal-code.ts';
import { neededImages, type ImageKind, type ProfileValues } from './profile-values.ts';

export type Problems = Partial<Record<keyof ProfileValues, FieldError>>;

/** What a profile is judged by besides itself. */
export type Given = {
  /** Images the server has already. */
  stored: ReadonlySet<string>;
  /** The date in Italy, `YYYY-MM-DD`. */
  today: string;
};

/** The server's rules, so that nobody uploads ten megabytes to be told of a missing date; it decides again. */
export function profileProblems(values: ProfileValues, given: Given): Problems {
  return {
    ...imageProblems(values, given),
    ...dateProblems(values, given),
    ...fiscalCodeProblems(values),
    ...shapeProblems(values),
    ...(values.dob === '' ? { dob: 'dob_required' as const } : {}),
  };
}

function fiscalCodeProblems({ fiscal_code, country_code }: ProfileValues): Problems {
  const problem = profileCodeProblem(fiscal_code, country_code);
  return problem === null ? {} : { fiscal_code: problem };
}

function shapeProblems(values: ProfileValues): Problems {
  const parsed = updateCustomerProfileBody.safeParse({ ...values, gender: values.gender ?? undefined });
  const problems: Problems = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    problems[path[0] as keyof ProfileValues] ??= message as FieldError;
  }
  return problems;
}

function dateProblems(values: ProfileValues, { today }: Given): Problems {
  const problems: Problems = {};
  const { dob } = values;
  if (dob >= today || dob < '1900') problems.dob = 'date_invalid';
  for (const field of ['document_issue_date', 'dl_issue_date'] as const) {
    if (values[field] > today || values[field] < dob) problems[field] = 'date_invalid';
  }
  for (const field of ['document_expiry_date', 'dl_expiry_date'] as const) {
    // Valid up to and on the last day.
    if (values[field] < today) problems[field] = 'expiry_date_past';
  }
  return problems;
}

function imageProblems(values: ProfileValues, { stored }: Given): Problems {
  const problems: Problems = {};
  for (const kind of neededImages(values.document_type)) {
    if (!stored.has(kind) && values[kind] === null) problems[kind] = missing(kind);
  }
  return problems;
}

function missing(kind: ImageKind): FieldError {
  return kind.startsWith('driving_licence') ? 'driving_licence_images_required' : 'document_images_required';
}

export function profileResolver(given: () => Given): Resolver<ProfileValues> {
  return (values) => {
    const problems = Object.entries(profileProblems(values, given()));
    if (problems.length === 0) return { values, errors: {} };
    const errors = problems.map(([name, message]) => [name, { type: 'rule', message }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<ProfileValues> };
  };
}
