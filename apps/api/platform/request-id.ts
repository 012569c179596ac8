import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { internalRequestHeader } from './internal-request-header.ts';

export const REQUEST_ID_HEADER = 'x-request-id';
/** What a proxy may call a request: it goes into the log as it is. */
const FORM = /^[\w.-]{8,64}$/;

const current = new AsyncLocalStorage<string>();

/** The id of the request that caused what is being done, through calls and jobs; undefined for what nobody asked for. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

export function withRequestId<T>(id: string | undefined, work: () => T): T {
  return id === undefined ? work() : current.run(id, work);
}

/** Whether a request may say what it is part of: a proxy's, and a page's own call. */
export function isTrustedSource({ headers }: Pick<IncomingMessage, 'headers'>, isProxied: boolean): boolean {
  return isProxied || Object.entries(internalRequestHeader).every(([name, value]) => headers[name] === value);
}

/** The proxy's name for a request, where there is one; a page's own calls have the page's. Otherwise a new one. */
export function requestIdFrom(isProxied: boolean) {
  return (request: Pick<IncomingMessage, 'headers'>): string => {
    const given = request.headers[REQUEST_ID_HEADER];
    const isBelieved = isTrustedSource(request, isProxied) && typeof given === 'string' && FORM.test(given);
    return isBelieved ? given : randomUUID();
  };
}

/** Every reply names its request, and whatever a handler starts knows it. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
  app.addHook('preHandler', (request, _reply, done) => current.run(request.id, done));
}
