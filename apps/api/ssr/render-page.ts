import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { inlineScriptHashes } from './inline-scripts.ts';
import { inProcessTransport, type PageTransport } from './in-process-transport.ts';
import { RenderedPage } from './rendered-page.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** What `apps/site/entry.server.tsx` exports beside React Router's own names. */
type PagesEntry = {
  createRequestContext(given: {
    url: URL;
    subDomain: string;
    mainOrigin: string;
    nonce: string;
    now: Date;
    transport: PageTransport;
    report: (error: unknown) => void;
  }): RouterContextProvider;
};

export type PagesBuild = ServerBuild & { entry: { module: PagesEntry } };

/** Where pages come from: what was built, or the modules of a development server, which serves the files itself. */
export type PagesSource = { load: () => Promise<PagesBuild>; appsDirectory: string | null };

/** What `npm run build` has left in `apps`. */
export function builtPages(appsDirectory: string): PagesSource {
  const build: Promise<PagesBuild> = import(
    pathToFileURL(join(appsDirectory, 'site', 'build', 'server', 'index.js')).href
  );
  return { load: () => build, appsDirectory };
}

/** Of the visitor nothing counts but where the page's calls come from. */
export type RenderPage = (page: Request, visitor: FastifyRequest, subDomain: string) => Promise<RenderedPage>;

type Given = { load: PagesSource['load']; foreign: readonly string[]; mainOrigin: string; clock: Clock };

/** React Router's handler, with what our entry needs around it. */
export function createRenderPage(
  app: FastifyInstance,
  { load, foreign, mainOrigin, clock }: Given,
): RenderPage {
  const handle = createRequestHandler(load, process.env['NODE_ENV'] ?? 'production');
  return async (page, visitor, subDomain) => {
    const build = await load();
    const nonce = randomBytes(16).toString('base64');
    const context = build.entry.module.createRequestContext({
      url: new URL(page.url),
      subDomain,
      mainOrigin,
      nonce,
      now: clock.now(),
      transport: inProcessTransport(app, visitor),
      report: (error) => visitor.log.error({ err: error }, 'a page failed'),
    });
    const response = await handle(page, context);
    const text = await response.text();
    return new RenderedPage({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      policy: policyOf(text, nonce, foreign),
      text: Buffer.from(text),
    });
  };
}

/**
 * Scripts by hash: whoever reads the nonce in a kept page gains no script with it. Libraries in the browser write
 * style elements, whose text nobody knows before; they have the nonce.
 */
function policyOf(html: string, nonce: string, foreign: readonly string[]): string {
  return contentSecurityPolicy(
    { scripts: inlineScriptHashes(html, nonce), styles: [`'nonce-${nonce}'`] },
    foreign,
  );
}
