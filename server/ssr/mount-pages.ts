import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { compressPage, encodingFor } from './compress-page.ts';
import { inProcessTransport, type PageTransport } from './in-process-transport.ts';
import { pageRequest } from './page-request.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

/** What `web/entry.server.tsx` exports beside React Router's own names. */
type PagesEntry = {
  createRequestContext(given: {
    url: URL;
    nonce: string;
    transport: PageTransport;
    report: (error: unknown) => void;
  }): RouterContextProvider;
};

export type PagesOptions = {
  /** Holds `client/` and `server/`. */
  buildDirectory: string;
  /** Where a configured map provider's style and tiles come from. */
  mapOrigin: string | null;
  /** The main website's address; a visitor's Host header names a tenant and never becomes an address. */
  publicOrigin: string;
};

/** Answers every address that nothing else has claimed with a page. */
export async function mountPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const build = (await import(
    pathToFileURL(join(options.buildDirectory, 'server/index.js')).href
  )) as ServerBuild;
  const entry = build.entry.module as ServerBuild['entry']['module'] & PagesEntry;
  const handle = createRequestHandler(build, process.env['NODE_ENV'] ?? 'production');

  await serveFiles(app, join(options.buildDirectory, 'client'));
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    logLevel: 'warn',
    handler: async (request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      const page = pageRequest(request, reply, options.publicOrigin);
      const context = entry.createRequestContext({
        url: new URL(page.url),
        nonce,
        transport: inProcessTransport(app, request),
        report: (error) => request.log.error({ err: error }, 'a page failed'),
      });
      const policy = contentSecurityPolicy(nonce, options.mapOrigin);
      return send(await handle(page, context), policy, request, reply);
    },
  });
}

async function serveFiles(app: FastifyInstance, clientDirectory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(clientDirectory, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
    index: false,
    setHeaders: (reply) => void reply.header('x-content-type-options', 'nosniff'),
  });
}

function send(page: Response, policy: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.status(page.status).headers(securityHeaders);
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.header('content-security-policy', policy);
  reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie');
  if (!page.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache');
  if (!page.body) return reply.send();
  const body = Readable.fromWeb(page.body as Parameters<typeof Readable.fromWeb>[0]);
  // A visitor who leaves is no error of ours.
  body.on('error', (error) => request.log.debug({ err: error }, 'page stream ended early'));
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!encoding) return reply.send(body);
  return reply.header('content-encoding', encoding).send(compressPage(body, encoding));
}
