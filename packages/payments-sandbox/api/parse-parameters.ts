import type { z } from 'zod';
import { invalidRequest } from './api-error.ts';
import type { ApiError } from './api-error.ts';
import type { Form } from './form-encoding.ts';
import { RefusalDetail } from './parameters.ts';

type Issue = z.core.$ZodIssue;

/** Applies a call's schema; what it refuses becomes the provider's error. */
export function parseParameters<S extends z.ZodType>(schema: S, form: Form): z.output<S> {
  const result = schema.safeParse(form, { reportInput: true });
  if (result.success) return result.data;
  throw toApiError(result.error.issues);
}

/** One error is reported at a time, unknown parameters first. */
function toApiError(issues: Issue[]): ApiError {
  const unknown = issues.flatMap(unknownNames);
  if (unknown.length > 0) {
    const label = unknown.length === 1 ? 'parameter' : 'parameters';
    return invalidRequest(`Received unknown ${label}: ${unknown.join(', ')}`, {
      code: 'parameter_unknown',
      param: unknown[0] ?? '',
    });
  }
  const missing = issues.find((issue) => issue.code === 'invalid_type' && issue.input === undefined);
  if (missing) {
    const param = nameOf(missing.path);
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  return otherError(issues[0]);
}

function unknownNames(issue: Issue): string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  return issue.keys.map((key) => nameOf([...issue.path, key]));
}

function otherError(issue: Issue | undefined): ApiError {
  if (!issue) return invalidRequest('Invalid request.');
  const param = nameOf(issue.path);
  const detail: unknown = issue.code === 'custom' ? issue.params?.['detail'] : undefined;
  if (detail instanceof RefusalDetail) {
    const { code, message } = detail;
    return invalidRequest(message(param), code ? { code, param } : { param });
  }
  if (issue.code === 'invalid_type' && (issue.expected === 'object' || issue.expected === 'array')) {
    return invalidRequest(`Invalid ${issue.expected}`, { param });
  }
  return invalidRequest(`Invalid value for ${param}`, { param });
}

/** `line_items[0][quantity]` */
function nameOf(path: PropertyKey[]): string {
  const [head, ...rest] = path.map(String);
  return `${head ?? ''}${rest.map((key) => `[${key}]`).join('')}`;
}
