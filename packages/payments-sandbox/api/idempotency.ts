import { createHash } from 'node:crypto';
import type { IdempotentReply } from '../store/records.ts';
import type { Reader, Transaction } from '../store/store.ts';
import { ApiError, invalidRequest } from './api-error.ts';
import type { Form, FormValue } from './form-encoding.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;
const LONGEST_KEY = 255;

export function refuseLongKey(key: string): void {
  if (key.length <= LONGEST_KEY) return;
  throw invalidRequest(`Idempotency keys can be at most ${LONGEST_KEY} characters long.`);
}

/** What one request did under a key. */
export interface KeyUse {
  key: string | null;
  path: string;
  requestId: string;
  fingerprint: string;
}

/** Keeps the reply, a 5xx included, as what every later request with the key gets. */
export function saveReply(
  tx: Transaction,
  { key, path, requestId, fingerprint }: KeyUse,
  { status, body }: { status: number; body: string },
): void {
  if (key === null) return;
  const createdAt = Date.now();
  tx.put('idempotent_reply', { id: key, fingerprint, path, requestId, status, body, createdAt });
}

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
