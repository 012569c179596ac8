import type { z } from 'zod';
import type { Transaction } from '../store/store.ts';
import type { ErrorBody } from './api-error.ts';
import type { Form } from './form-encoding.ts';
import { parseParameters } from './parse-parameters.ts';

/** What one piece of work may use: the transaction, and the moment it happens at. */
export interface Work {
  tx: Transaction;
  /** Seconds since 1970, as the provider counts. */
  now: number;
  /** Where the hosted pages are. */
  origin: string;
  /** The API request behind this work; null when a payer or the clock caused it. */
  request: { id: string; idempotency_key: string | null } | null;
}

/** A reply that is an error and yet keeps what was changed, as a declined payment does. */
export class KeptFailure {
  readonly status: number;
  readonly error: ErrorBody;

  constructor(status: number, error: ErrorBody) {
    this.status = status;
    this.error = error;
  }
}

export type CallResult = object | KeptFailure;

export interface ApiCall {
  method: 'GET' | 'POST' | 'DELETE';
  /** In Fastify's notation. */
  path: string;
  /** Checks the parameters; the work itself follows, inside a transaction. */
  prepare(form: Form): (work: Work, ids: PathIds) => CallResult;
}

export type PathIds = Record<string, string>;

export function defineCall<S extends z.ZodType>(
  method: ApiCall['method'],
  path: string,
  schema: S,
  handle: (work: Work, params: z.output<S>, ids: PathIds) => CallResult,
): ApiCall {
  return {
    method,
    path,
    prepare: (form) => {
      const params = parseParameters(schema, form);
      return (work, ids) => handle(work, params, ids);
    },
  };
}
