import { join } from 'node:path';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { limitPerAddress } from '../platform/limit-per-address.ts';
import { compressPage, encodingFor } from './compress-page.ts';
import type { KeptPage } from './kept-page.ts';
import type { PageCache } from './page-cache.ts';
import { movedTo, pageRequest, sharedAddress, type PageSite } from './page-request.ts';
import { createRenderPage } from './render-page.ts';
import { securityHeaders } from './security-headers.ts';
import type { SharedPages } from './shared-pages.ts';

export type PagesOptions = {
  /** Holds `client/` and `server/`. */
  buildDirectory: string;
  /** Origins that pages may ask: a configured map provider's and trackers'. */
  foreign: readonly string[];
  /** A visitor's Host header names a tenant and never becomes an address. */
  siteOf: (host: string) => Promise<PageSite>;
  /** Of the main site, where an address without a website leads. */
  mainOrigin: string;
  clock: Clock;
  cache: PageCache<KeptPage>;
  /** With other processes; null: each makes its own. */
  shared: SharedPages | null;
  rateLimitFactor: number;
};

/** Ten pages a second for a minute; a household or an office behind one address stays far below. */
const PAGE_LIMIT = 600;

/** Answers every address that nothing else has claimed with a page. */
export async function mountPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const render = await createRenderPage(app, options);
  await serveFiles(app, join(options.buildDirectory, 'client'));
  await app.register(async (pages) => {
    await limitPerAddress(pages, 'pages', PAGE_LIMIT * options.rateLimitFactor);
    pages.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      logLevel: 'warn',
      handler: async (request, reply) => {
        const site = await options.siteOf(request.host);
        const moved = movedTo(request, site);
        if (moved) return redirect(moved, reply);
        const address = sharedAddress(request, site);
        if (address === null) {
          const own = await render.own(pageRequest(request, reply, site), request, site.subDomain);
          return stream(own.page, own.policy, request, reply);
        }
        const make = () => render.shared(address, request, site.subDomain);
        const kept = await options.cache.get(
          address.href,
          () => options.shared?.get(address.href, make) ?? make(),
        );
        return send(kept, request, reply);
      },
    });
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

/** For good, but asked again each time: a domain may be taken away from a website. */
function redirect(to: URL, reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-cache').redirect(to.href, 308);
}

type Head = { status: number; headers: Iterable<[string, string]>; policy: string };

function writeHead(reply: FastifyReply, { status, headers, policy }: Head): void {
  reply.status(status).headers(securityHeaders);
  reply.header('cache-control', 'private, no-cache');
  for (const [name, value] of headers) reply.header(name, value);
  reply.header('content-security-policy', policy);
  reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie');
}

async function send(page: KeptPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = await page.body(encoding);
  const { status, policy, headers } = page;
  writeHead(reply, { status, policy, headers: Object.entries(headers) });
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}

function stream(page: Response, policy: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  writeHead(reply, { status: page.status, headers: page.headers, policy });
  if (!page.body) return reply.send();
  const body = Readable.fromWeb(page.body as Parameters<typeof Readable.fromWeb>[0]);
  // A visitor who leaves is no error of ours.
  body.on('error', (error) => request.log.debug({ err: error }, 'page stream ended early'));
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!encoding) return reply.send(body);
  return reply.header('content-encoding', encoding).send(compressPage(body, encoding));
}
