import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream, type RenderToPipeableStreamOptions } from 'react-dom/server';
import {
  data,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router';
import { languageOfPath, type Language } from '../locales/language.ts';
import { createApiClient, type ApiRequest, type ApiResponse } from './api/api-client.ts';
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
import { DocumentLanguageContext } from './i18n/document-language.ts';
import { serverTexts, textsFor } from './i18n/server-texts.server.ts';
import { TextSourceContext } from './i18n/text-source.ts';
import { isPageHandle } from './app/page-handle.ts';

export const streamTimeout = 5_000;

/** Called by `server/ssr` for each request; the context keys live in this bundle alone. */
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
  // Crawlers get the whole page at once; people get its first part as soon as it is there.
  const isRobot = isbot(request.headers.get('user-agent') ?? '');
  return streamPage(page, {
    nonce,
    status,
    headers,
    isRobot,
    signal: request.signal,
    report: loadContext.get(reportContext),
  });
}

type PageStream = {
  nonce: string;
  status: number;
  headers: Headers;
  isRobot: boolean;
  signal: AbortSignal;
  report: (error: unknown) => void;
};

function streamPage(page: React.ReactNode, given: PageStream): Promise<Response> {
  return new Promise((resolve, reject) => {
    let started = false;
    const start = () => {
      started = true;
      const body = new PassThrough();
      body.on('close', () => clearTimeout(timeout));
      resolve(new Response(createReadableStreamFromReadable(body), given));
      pipe(body);
    };
    const options: RenderToPipeableStreamOptions = {
      nonce: given.nonce,
      // What is ready is written where it stands: nothing of a page waits for a script to be put in its place.
      progressiveChunkSize: Infinity,
      [given.isRobot ? 'onAllReady' : 'onShellReady']: start,
      onShellError: reject,
      onError: (error) => {
        // Errors before the start reject above and are reported there; a visitor who left is none.
        if (started && !given.signal.aborted) given.report(error);
      },
    };
    const { pipe, abort } = renderToPipeableStream(page, options);
    const timeout = setTimeout(() => abort(), streamTimeout + 1_000);
    given.signal.addEventListener('abort', () => abort());
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportContext)(error);
};
