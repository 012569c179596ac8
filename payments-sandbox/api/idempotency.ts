import { createHash } from 'node:crypto';
import type { IdempotentReply } from '../store/records.ts';
import type { Reader } from '../store/store.ts';
import { ApiError } from './api-error.ts';
import type { Form, FormValue } from './form-encoding.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

/** The reply first given under this key, if there is one; refuses a key used for anything else. */
export function earlierReply(
  reader: Reader,
  key: string,
  path: string,
  fingerprint: string,
): IdempotentReply | null {
  const earlier = reader.get('idempotent_reply', key);
  if (!earlier || earlier.createdAt < Date.now() - KEPT_MS) return null;
  if (earlier.path !== path) {
    throw idempotencyError(
      400,
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ` +
        `('${path}' instead of '${earlier.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  if (earlier.fingerprint !== fingerprint) {
    throw idempotencyError(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ` +
        `Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  return earlier;
}

export function keyInUse(key: string): ApiError {
  return idempotencyError(
    409,
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted ` +
      `twice, and the other request is still going through): ${key}. Please try again later.`,
    'idempotency_key_in_use',
  );
}

export function fingerprintOf(form: Form): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(form)))
    .digest('hex');
}

function sorted(value: FormValue): FormValue {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, child]) => [key, sorted(child)]));
}

function idempotencyError(status: number, message: string, code?: string): ApiError {
  return new ApiError(status, { type: 'idempotency_error', message, ...(code ? { code } : {}) });
}
