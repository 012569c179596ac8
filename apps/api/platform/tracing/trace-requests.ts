import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isTrustedSource } from '../request-id.ts';
import { currentTraceparent, within, type Span, type Tracing } from './span.ts';

const TRACEPARENT_HEADER = 'traceparent';
/** Asked every few seconds by whoever watches over the site. */
const UNTRACED = new Set(['/healthz', '/readyz', '/metrics']);
const FAILED = 500;

/** For a call that is part of what is being done. */
export function traceHeaders(): Record<string, string> {
  const traceparent = currentTraceparent();
  return traceparent === undefined ? {} : { [TRACEPARENT_HEADER]: traceparent };
}

function beginOf(tracing: Tracing, request: FastifyRequest, isProxied: boolean): Span {
  const given = request.headers[TRACEPARENT_HEADER];
  const isBelieved = typeof given === 'string' && isTrustedSource(request, isProxied);
  const route = request.routeOptions.url;
  return tracing.begin(
    {
      name: `${request.method} ${route ?? 'no route'}`,
      kind: 'server',
      // The route, never the address: that may hold the token of a mailed link.
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'nolo.request_id': request.id,
      },
    },
    isBelieved ? given : undefined,
  );
}

/** Nothing follows for a client that goes away before the reply: `onResponse` is for replies that were sent. */
function whenAborted({ raw }: FastifyReply, act: () => void): void {
  raw.once('close', () => {
    if (!raw.writableFinished) act();
  });
}

class ClientGone extends Error {
  override readonly name = 'ClientGone';
}

/** A span for every request, below the proxy's where there is one and below the page's for a page's own calls. */
export function traceRequests(app: FastifyInstance, tracing: Tracing, isProxied: boolean): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  const errors = new WeakMap<FastifyRequest, Error>();
  app.addHook('onRequest', (request, reply, done) => {
    if (UNTRACED.has(request.routeOptions.url ?? '')) return done();
    const span = beginOf(tracing, request, isProxied);
    spans.set(request, span);
    whenAborted(reply, () => {
      if (!spans.delete(request)) return;
      span.fail(new ClientGone());
      span.end();
    });
    within(span, done);
  });
  // Reading a body leaves what the first hook entered.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    return span === undefined ? done() : within(span, done);
  });
  app.addHook('onError', async (request, _reply, error) => void errors.set(request, error));
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    spans.delete(request);
    span?.set({ 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= FAILED) span?.fail(errors.get(request));
    span?.end();
  });
}
