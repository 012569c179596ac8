import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Method } from '@nolo/contract/endpoint.ts';
import { internalRequestHeader } from '../platform/internal-request-header.ts';
import { REQUEST_ID_HEADER } from '../platform/request-id.ts';
import { traceHeaders } from '../platform/tracing/trace-requests.ts';

/** One API call of a page; `apps/site/entry.server.tsx` makes them. */
export type PageCall = { method: Method; url: string; body: object | undefined; language: string };
export type PageCallReply = { status: number; body: unknown };
export type PageTransport = (call: PageCall) => Promise<PageCallReply>;

/**
 * Carries a page's API calls to the application itself: validated like any other call, but without a network hop
 * and without counting against the visitor's limit of calls (the page itself counts). Host decides the tenant.
 */
export function inProcessTransport(app: FastifyInstance, page: FastifyRequest): PageTransport {
  return async (call) => {
    const response = await app.inject({
      method: call.method,
      url: call.url,
      headers: {
        ...internalRequestHeader,
        [REQUEST_ID_HEADER]: page.id,
        ...traceHeaders(),
        host: page.host || 'localhost',
        'accept-language': call.language,
      },
      remoteAddress: page.ip,
      ...(call.body === undefined ? {} : { payload: call.body }),
    });
    return { status: response.statusCode, body: response.json() };
  };
}
