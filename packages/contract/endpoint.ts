import { z } from 'zod';
import { addresses, type EndpointName } from './addresses.ts';
import type { ErrorCode } from './error-codes.ts';

/** Who may call: anybody, or a renter with a valid access token (401 otherwise). */
export type Access = 'public' | 'renter';

type Shape = {
  summary: string;
  access: Access;
  status: 200 | 201;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** What stands under `data` in a successful reply. */
  data: z.ZodType;
  /** Codes this call may answer with, besides those every call may (`request.*`, `auth.*`). */
  errors?: readonly ErrorCode[];
  /** `multipart`: fields and files of a form instead of JSON. `raw`: the route reads the bytes itself. */
  bodyKind?: 'json' | 'multipart' | 'raw';
  /** Names of the files that a multipart form takes. */
  files?: readonly string[];
  /** What a successful reply is when it is not JSON. */
  replyType?: 'image/jpeg' | 'application/pdf' | 'text/calendar';
};

export type Endpoint<N extends EndpointName = EndpointName, S extends Shape = Shape> = S & {
  name: N;
  method: (typeof addresses)[N][0];
  path: (typeof addresses)[N][1];
};

/** Declares one call. Its address comes from `addresses`, everything else stands here. */
export function endpoint<N extends EndpointName, const S extends Shape>(name: N, shape: S): Endpoint<N, S> {
  const [method, path] = addresses[name];
  return { ...shape, name, method, path };
}

type Part<S, K extends string> = S extends Record<K, infer T extends z.ZodType> ? T : never;

/** What a caller gives: `params`, `query` and `body` where the call has them. */
export type CallInput<E> = {
  [K in 'params' | 'query' | 'body' as E extends Record<K, z.ZodType> ? K : never]: z.input<Part<E, K>>;
};

/** What the handler receives after validation. */
export type CallParsed<E> = {
  [K in 'params' | 'query' | 'body' as E extends Record<K, z.ZodType> ? K : never]: z.output<Part<E, K>>;
};

/** What stands under `data` for the caller. */
export type CallData<E> = z.output<Part<E, 'data'>>;

/**
 * Success envelope (docs/specification/calls.md 1). `status` equals the HTTP status; `message` is in the reader's
 * language.
 */
export type Success<T> = { status: number; message: string; data: T };

/** Failure envelope (docs/specification/calls.md 1). `errors` names the fields at fault. */
export type Failure = { status: number; message: string; code: ErrorCode; errors?: Record<string, string[]> };

/** The reply schema of a call, envelope included. */
export function successSchema<T extends z.ZodType>(data: T) {
  return z.object({ status: z.number().int(), message: z.string(), data });
}
