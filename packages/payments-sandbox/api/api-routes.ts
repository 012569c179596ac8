import { z } from 'zod';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault, Faults } from '../controls/faults.ts';
import type { Store, Transaction } from '../store/store.ts';
import type { ApiCall, PathIds, Work } from './api-call.ts';
import { KeptFailure } from './api-call.ts';
import { ApiError, invalidRequest } from './api-error.ts';
import { API_VERSION } from './api-version.ts';
import { authenticate } from './authenticate.ts';
import { expandReply } from './expand.ts';
import { decodeForm } from './form-encoding.ts';
import type { Form } from './form-encoding.ts';
import {
  earlierReply,
  fingerprintOf,
  saveReply,
  keyInUse,
  refuseLongKey,
  type KeyUse,
} from './idempotency.ts';
import { newId } from './ids.ts';
import { parseParameters } from './parse-parameters.ts';
import { pathIds } from './path-ids.ts';

export interface ApiDependencies {
  store: Store;
  faults: Faults;
  secretKey: string;
  origin: () => string;
  /** Now, since 1970. */
  seconds: () => number;
}

const TOO_MANY = 429;

interface Reply {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

const expandSchema = z.object({ expand: z.array(z.string()).default([]) });

export function registerApi(app: FastifyInstance, calls: ApiCall[], dependencies: ApiDependencies): void {
  const keysInUse = new Set<string>();
  for (const call of calls) {
    app.route({
      method: call.method,
      url: call.path,
      handler: (request, reply) => answer(call, request, reply, dependencies, keysInUse),
    });
  }
  app.all('/v1/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0];
    const message = `Unrecognized request URL (${request.method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
    await send(reply, newId('req'), failureReply(404, { type: 'invalid_request_error', message }));
  });
}

async function answer(
  call: ApiCall,
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: ApiDependencies,
  keysInUse: Set<string>,
): Promise<void> {
  const { faults } = dependencies;
  const requestId = newId('req');
  const path = request.url.split('?', 1)[0] ?? '';
  const key = call.method === 'POST' ? singleHeader(request, 'idempotency-key') : null;
  echoHeaders(request, reply);
  if (key !== null && keysInUse.has(key)) {
    await send(reply, requestId, replyToError(keyInUse(key), request.log));
    return;
  }
  if (key !== null) keysInUse.add(key);
  try {
    const fault = faults.take(request.method, path);
    const isLost = fault?.kind === 'drop' && !fault.afterWork;
    const result = isLost
      ? null
      : work(call, request, { requestId, path, key, log: request.log, fault }, dependencies);
    if (fault?.kind === 'drop' || result === null) {
      reply.hijack();
      request.raw.socket.destroy();
      return;
    }
    if (fault?.kind === 'hold') await faults.held();
    await send(reply, requestId, result);
  } finally {
    if (key !== null) keysInUse.delete(key);
  }
}

interface RequestFacts {
  requestId: string;
  path: string;
  key: string | null;
  log: FastifyBaseLogger;
  fault: Fault | null;
}

function work(
  call: ApiCall,
  request: FastifyRequest,
  facts: RequestFacts,
  dependencies: ApiDependencies,
): Reply {
  const { store, secretKey } = dependencies;
  try {
    authenticate(request.headers.authorization, secretKey);
    refuseOtherVersion(singleHeader(request, 'stripe-version'));
    refuseConnectedAccount(request);
    if (facts.fault?.kind === 'error' && facts.fault.status === TOO_MANY) return tooManyReply();
    if (facts.key !== null) refuseLongKey(facts.key);
    const form = decodeForm(formText(request));
    const fingerprint = fingerprintOf(form);
    const earlier = facts.key === null ? null : earlierReply(store, facts.key, facts.path, fingerprint);
    if (earlier) {
      const headers = { 'Idempotent-Replayed': 'true', 'Original-Request': earlier.requestId };
      return { status: earlier.status, body: earlier.body, headers };
    }
    const use = { ...facts, fingerprint };
    if (facts.fault?.kind !== 'error') {
      return execute(call, form, pathIds(request), use, dependencies);
    }
    if (facts.fault.afterWork) execute(call, form, pathIds(request), use, dependencies);
    const broken = brokenReply(facts.fault.status);
    store.transact((tx) => saveReply(tx, use, broken));
    return broken;
  } catch (error) {
    return replyToError(error, request.log);
  }
}

/** Parameters that do not pass are not remembered under the key; everything later is, failures included. */
function execute(
  call: ApiCall,
  form: Form,
  ids: PathIds,
  facts: RequestFacts & KeyUse,
  { store, origin, seconds }: ApiDependencies,
): Reply {
  const { expand } = parseParameters(expandSchema, form);
  const run = call.prepare(Object.fromEntries(Object.entries(form).filter(([name]) => name !== 'expand')));
  const remember = (tx: Transaction, reply: Reply): Reply => {
    saveReply(tx, facts, reply);
    return reply;
  };
  try {
    return store.transact((tx) => {
      const request = { id: facts.requestId, idempotency_key: facts.key };
      const work: Work = { tx, now: seconds(), origin: origin(), request };
      const result = run(work, ids);
      if (result instanceof KeptFailure) return remember(tx, failureReply(result.status, result.error));
      return remember(tx, { status: 200, body: toJson(expandReply(tx, result, expand)) });
    });
  } catch (error) {
    const reply = replyToError(error, facts.log);
    return store.transact((tx) => remember(tx, reply));
  }
}

function formText(request: FastifyRequest): string {
  if (request.method !== 'POST') return request.url.split('?').slice(1).join('?');
  return typeof request.body === 'string' ? request.body : '';
}

/** Only the version that the shapes are of: an answer in other shapes would mislead. */
function refuseOtherVersion(version: string | null): void {
  if (version === null || version === API_VERSION) return;
  throw invalidRequest(`Invalid Stripe API version: ${version}`);
}

function refuseConnectedAccount(request: FastifyRequest): void {
  if (request.headers['stripe-account'] === undefined) return;
  throw invalidRequest('The payments sandbox does not act on behalf of connected accounts (Stripe-Account).');
}

function replyToError(error: unknown, log: FastifyBaseLogger): Reply {
  if (error instanceof ApiError) return failureReply(error.status, error.body);
  log.error(error);
  return brokenReply();
}

function brokenReply(status = 500): Reply {
  return failureReply(status, { type: 'api_error', message: 'An unknown error occurred' });
}

function tooManyReply(): Reply {
  const message =
    'Request rate limit exceeded. You can learn more about rate limits here https://stripe.com/docs/rate-limits.';
  return failureReply(TOO_MANY, { type: 'invalid_request_error', code: 'rate_limit', message });
}

function failureReply(status: number, error: object): Reply {
  return { status, body: toJson({ error }) };
}

function toJson(value: object): string {
  return JSON.stringify(value, null, 2);
}

function singleHeader(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function echoHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('Stripe-Version', singleHeader(request, 'stripe-version') ?? API_VERSION);
  const key = singleHeader(request, 'idempotency-key');
  if (key !== null) reply.header('Idempotency-Key', key);
}

async function send(reply: FastifyReply, requestId: string, { status, body, headers }: Reply): Promise<void> {
  await reply
    .code(status)
    .headers({ ...headers, 'Request-Id': requestId })
    .type('application/json')
    .send(body);
}
