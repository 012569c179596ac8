import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { inlineScriptHashes } from './inline-scripts.ts';
import { inProcessTransport, type PageCall, type PageTransport } from './in-process-transport.ts';
import { KeptPage } from './kept-page.ts';
import type { Made } from './page-cache.ts';
import { byNonce, contentSecurityPolicy } from './security-headers.ts';

/** What `web/entry.server.tsx` exports beside React Router's own names. */
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

type PagesBuild = ServerBuild & { entry: { module: PagesEntry } };

export type RenderPage = {
  /** For this visitor, streamed while it is written. */
  own(page: Request, visitor: FastifyRequest, subDomain: string): Promise<{ page: Response; policy: string }>;
  /** For everybody: nothing of the visitor but the address counts. `first` is whose call it is made in. */
  shared(address: URL, first: FastifyRequest, subDomain: string): Promise<Made<KeptPage>>;
};

type Rendering = { subDomain: string; nonce: string; heard?: (call: PageCall) => void };

const OK = 200;
/** The calls whose replies depend on what others have booked: home, list, map, car, price. */
const READS_HOLDS = /\/(home|cars|car|amount)(\/|\?|$)/;

type Given = { buildDirectory: string; foreign: readonly string[]; mainOrigin: string; clock: Clock };

/** React Router's handler, with what our entry needs around it. */
export async function createRenderPage(
  app: FastifyInstance,
  { buildDirectory, foreign, ...told }: Given,
): Promise<RenderPage> {
  const build: PagesBuild = await import(pathToFileURL(join(buildDirectory, 'server/index.js')).href);
  const render = rendererOf(app, build, told);
  return {
    async own(page, visitor, subDomain) {
      const nonce = newNonce();
      const response = await render(page, visitor, { subDomain, nonce });
      return { page: response, policy: contentSecurityPolicy(byNonce(nonce), foreign) };
    },
    async shared(address, first, subDomain) {
      const nonce = newNonce();
      let saysWhatIsFree = false;
      const heard = ({ url }: PageCall) => (saysWhatIsFree ||= READS_HOLDS.test(url));
      const response = await render(new Request(address), first, { subDomain, nonce, heard });
      const text = await response.text();
      const policy = policyOfKept(text, nonce, foreign);
      const { status } = response;
      const headers = Object.fromEntries(response.headers);
      const page = new KeptPage({ status, headers, policy, text: Buffer.from(text), saysWhatIsFree });
      return { page, isKept: status === OK && !('set-cookie' in headers) };
    },
  };
}

function rendererOf(
  app: FastifyInstance,
  build: PagesBuild,
  { mainOrigin, clock }: Pick<Given, 'mainOrigin' | 'clock'>,
) {
  const handle = createRequestHandler(build, process.env['NODE_ENV'] ?? 'production');
  return (
    page: Request,
    request: FastifyRequest,
    { subDomain, nonce, heard = () => undefined }: Rendering,
  ): Promise<Response> => {
    const transport = inProcessTransport(app, request);
    const context = build.entry.module.createRequestContext({
      url: new URL(page.url),
      subDomain,
      mainOrigin,
      nonce,
      now: clock.now(),
      transport(call) {
        heard(call);
        return transport(call);
      },
      report: (error) => request.log.error({ err: error }, 'a page failed'),
    });
    return handle(page, context);
  };
}

/**
 * Scripts by hash: whoever reads the nonce in a kept page gains no script with it. Libraries in the browser write
 * style elements, whose text nobody knows before; they have the nonce.
 */
function policyOfKept(html: string, nonce: string, foreign: readonly string[]): string {
  const { styles } = byNonce(nonce);
  return contentSecurityPolicy({ scripts: inlineScriptHashes(html, nonce), styles }, foreign);
}

function newNonce(): string {
  return randomBytes(16).toString('base64');
}
