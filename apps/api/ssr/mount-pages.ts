import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { limitPerAddress } from '../platform/limit-per-address.ts';
import { createPageCache } from './page-cache.ts';
import { movedTo, pageRequest, sharedAddress, type PageSite } from './page-request.ts';
import { createRenderPage, type PagesSource } from './render-page.ts';
import { encodingFor, type RenderedPage } from './rendered-page.ts';
import { securityHeaders } from './security-headers.ts';
import { serveSinglePages } from './serve-single-pages.ts';

export type PagesOptions = PagesSource & {
  /** Origins that pages may ask: a configured map provider's and trackers'. */
  foreign: readonly string[];
  /** A visitor's Host header names a tenant and never becomes an address. */
  siteOf: (host: string) => Promise<PageSite>;
  /** Of the main site, where an address without a website leads. */
  mainOrigin: string;
  clock: Clock;
  /** How long a page that is the same for everybody is kept. */
  cacheSeconds: number;
  rateLimitFactor: number;
};

/** Ten pages a second for a minute; a household or an office behind one address stays far below. */
const PAGE_LIMIT = 600;

/** Answers every address that nothing else has claimed with a page. */
export async function mountPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const render = createRenderPage(app, options);
  const cached = createPageCache(options.cacheSeconds);
  if (options.appsDirectory !== null) {
    await serveFiles(app, join(options.appsDirectory, 'site', 'build', 'client'));
    await serveSinglePages(app, { ...options, appsDirectory: options.appsDirectory });
  }
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
        const page =
          address === null
            ? await render(pageRequest(request, reply, site), request, site.subDomain)
            : await cached(`${site.subDomain} ${address.href}`, () =>
                render(new Request(address), request, site.subDomain),
              );
        return send(page, address === null ? OWN : SHARED, request, reply);
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

/** For a cache in front of many processes; browsers ask each time. */
const SHARED = {
  'cache-control': 'no-cache',
  'cdn-cache-control': 'max-age=10, stale-while-revalidate=60',
  vary: 'Accept-Encoding',
};
/** An address without a language leads each visitor to their own. */
const OWN = { 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Accept-Language, Cookie' };

async function send(
  page: RenderedPage,
  caching: Record<string, string>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = await page.body(encoding);
  // No error is kept by anybody.
  reply
    .status(page.status)
    .headers(securityHeaders)
    .headers(page.status === 200 ? caching : OWN);
  reply.headers(page.headers).header('content-security-policy', page.policy);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}
