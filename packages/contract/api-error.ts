import type { ErrorCode } from './error-codes.ts';

/** A failure envelope (docs/specification/calls.md 1), or `network` when no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network';
  /** Field name -> what is wrong with it, in the reader's language. */
  readonly errors: Record<string, string[]>;

  constructor(
    status: number,
    code: ErrorCode | 'network',
    message: string,
    errors: Record<string, string[]> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** True for a failure with this code: `if (isApiError(error, 'booking.dates_taken'))`. */
export function isApiError(error: unknown, code?: ErrorCode | 'network'): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

/** What to show of anything thrown: a failed call's message is in the reader's language. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
