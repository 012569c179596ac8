import { z } from 'zod';
import type { MemberRole, StaffRole } from '@nolo/domain/account/roles.ts';
import { addresses } from './addresses.ts';
import type { ErrorCode } from './error-codes.ts';

/**
 * Who may call: anybody; a renter with a valid access token; whoever is a member of some company, or of the platform's staff;
 * a member of the company that the path names as `:companyId`, with at least that role; staff with that role, or one of
 * several. 401 without
 * such a log-in, 404 for a company that is not the member's, 403 for too small a role (docs/specification/roles.md).
 */
export type Access =
  | 'public'
  | 'renter'
  | 'member'
  | { company: MemberRole }
  | 'staff'
  | { staff: StaffRole | readonly StaffRole[] };

type ReplyType = 'image/jpeg' | 'application/pdf' | 'application/xml' | 'text/calendar' | 'text/csv';

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
  replyType?: ReplyType | readonly ReplyType[];
};

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Endpoint<N extends string = string, S extends Shape = Shape> = S & {
  name: N;
  method: Method;
  path: string;
};

/** How the calls of one application are declared: the address of each comes from `table`, everything else stands with it. */
export function endpointsAt<K extends string>(table: { readonly [N in K]: readonly [Method, string] }) {
  return function endpoint<N extends K, const S extends Shape>(name: N, shape: S): Endpoint<N, S> {
    const [method, path] = table[name];
    return { ...shape, name, method, path };
  };
}

/** Declares one call of the renters' site. */
export const endpoint = endpointsAt(addresses);

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
