import { errorStatus, type ErrorCode, type FieldError } from '../../contract/error-codes.ts';

type Details = {
  /** Fields at fault, each with the key of its text (`locales/<lang>/validation.ts`) or an error code. */
  fields?: Record<string, FieldError | ErrorCode>;
  cause?: unknown;
};

/** A refusal that the caller is told about: stable code, HTTP status, text in the reader's language. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, FieldError | ErrorCode>;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.status = errorStatus[code];
    this.fields = details.fields ?? {};
  }
}
