import { errorStatus, type ErrorCode, type FieldError } from '@nolo/contract/error-codes.ts';

type Details = {
  /** Fields at fault, each with the key of its text (`packages/i18n/<lang>/validation.ts`) or an error code. */
  fields?: Record<string, FieldError | ErrorCode>;
  /** What the text names: a distance, a limit. */
  values?: Readonly<Record<string, string | number>>;
  /** Of a 429: when it may be tried again; without it, an hour, which no limit outlasts. */
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** A refusal as the caller gets it: stable code, HTTP status, text in the reader's language. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, FieldError | ErrorCode>;
  readonly values: Readonly<Record<string, string | number>>;
  readonly retryAfterSeconds: number;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.status = errorStatus[code];
    this.fields = details.fields ?? {};
    this.values = details.values ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds ?? 3600;
  }
}
