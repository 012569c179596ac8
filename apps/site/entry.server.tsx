import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  data,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router';
import { languageOfPath, type Language } from '@nolo/i18n/language.ts';
import type { ApiRequest, ApiResponse } from '@nolo/contract/client.ts';
import { createApiClient } from './api/api-client.ts';
import {
  apiContext,
  mainOriginContext,
  nonceContext,
  nowContext,
  reportContext,
  subDomainContext,
} from './api/request-context.ts';
import { DocumentContext } from './app/document-context.ts';
import { documentLanguage, languageHints } from './app/language-address.ts';
import { deferHydration } from './app/defer-hydration.ts';
import { DocumentLanguageContext } from './i18n/document-language.ts';
import { serverTexts, textsFor } from './i18n/server-texts.server.ts';
import { TextSourceContext } from '@nolo/i18n/text-source.ts';
import { isPageHandle } from './app/page-handle.ts';

export const streamTimeout = 5_000;

/** Called by `apps/api/ssr` for each request; the context keys live in this bundle alone. */
export function createRequestContext(given: {
  url: URL;
  subDomain: string;
  mainOrigin: string;
  nonce: string;
  now: Date;
  transport: (request: ApiRequest & { language: string }) => Promise<ApiResponse>;
  report: (error: unknown) => void;
}): RouterContextProvider {
  const language = languageOfPath(given.url.pathname);
  const context = new RouterContextProvider();
  context.set(nonceContext, given.nonce);
  context.set(nowContext, given.now);
  context.set(subDomainContext, given.subDomain);
  context.set(mainOriginContext, given.mainOrigin);
  context.set(reportContext, given.report);
  context.set(
    apiContext,
    createApiClient(async (request) => {
      const reply = await given.transport({ ...request, language });
      // Too many requests, or something behind us is down: the page answers the same, and is no error to log.
      if (reply.status === 429 || reply.status === 503) throw data(null, { status: reply.status });
      return reply;
    }),
  );
  return context;
}

/** Texts in use: what every page has, and what the matched routes declare. */
function textsOf(context: EntryContext, language: Language) {
  const handles = context.staticHandlerContext.matches.map(
    ({ route }) => context.routeModules[route.id]?.handle,
  );
  const declared = handles.filter(isPageHandle).flatMap((handle) => handle.namespaces ?? []);
  return { language, namespaces: textsFor(language, new Set(['common' as const, ...declared])) };
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  const language = documentLanguage(new URL(request.url).pathname, languageHints(request.headers));
  const page = (
    <DocumentContext value={{ nonce, texts: textsOf(routerContext, language) }}>
      <DocumentLanguageContext value={language}>
        <TextSourceContext value={serverTexts}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </TextSourceContext>
      </DocumentLanguageContext>
    </DocumentContext>
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));
  const report = loadContext.get(reportContext);
  return renderPage(page, { nonce, signal: request.signal, report }).then(
    (html) => new Response(deferHydration(html, nonce), { status, headers }),
  );
}

type Rendering = { nonce: string; signal: AbortSignal; report: (error: unknown) => void };

/** The whole page: its loaders have answered before, so that nothing of it comes much later than the rest. */
function renderPage(page: React.ReactNode, { nonce, signal, report }: Rendering): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // What is ready is written where it stands: nothing of a page waits for a script to be put in its place.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        clearTimeout(timeout);
        resolve(text(pipe(new PassThrough())));
      },
      onShellError: reject,
      // A visitor who left is none.
      onError: (error) => {
        if (!signal.aborted) report(error);
      },
    });
    const timeout = setTimeout(() => abort(), streamTimeout + 1_000);
    signal.addEventListener('abort', () => abort());
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportContext)(error);
};
