import { keysOf, recordOf } from '@nolo/domain/records.ts';
import type { Resolver } from 'react-hook-form';
import { updateCustomerProfileBody } from '@nolo/contract/documents.ts';
import type { FieldError } from '@nolo/contract/error-codes.ts';
import { neededImages, type DocumentKind } from '@nolo/domain/identity/documents.ts';
import { profileProblems } from '@nolo/domain/identity/profile-rules.ts';
import type { ProfileValues } from './profile-values.ts';

export type Problems = Partial<Record<keyof ProfileValues, FieldError>>;

/** What a profile is judged by besides itself. */
export type Given = {
  /** Images the server has already. */
  stored: ReadonlySet<DocumentKind>;
  /** The date in Italy, `YYYY-MM-DD`. */
  today: string;
};

/** The server's rules, so that nobody uploads ten megabytes to be told of a missing date; it decides again. */
export function problemsOf(values: ProfileValues, { stored, today }: Given): Problems {
  const chosen = neededImages(values.document_type).filter((kind) => values[kind] !== null);
  return {
    ...profileProblems(values, new Set([...stored, ...chosen]), today),
    ...shapeProblems(values),
    ...(values.dob === '' ? { dob: 'dob_required' as const } : {}),
  };
}

function shapeProblems(values: ProfileValues): Problems {
  const parsed = updateCustomerProfileBody.safeParse({
    ...values,
    gender: values.gender ?? undefined,
    driving_licence_classes: values.driving_licence_classes.join(','),
  });
  const problems: Problems = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    problems[path[0] as keyof ProfileValues] ??= message as FieldError;
  }
  return problems;
}

export function profileResolver(given: () => Given): Resolver<ProfileValues> {
  return (values) => {
    const problems = problemsOf(values, given());
    const names = keysOf(problems);
    if (names.length === 0) return { values, errors: {} };
    return { values: {}, errors: recordOf(names, (name) => ({ type: 'rule', message: problems[name] })) };
  };
}
