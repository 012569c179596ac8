import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAYMENT_RETURN } from '@nolo/contract/addresses.ts';
import { isLanguage } from '@nolo/i18n/language.ts';

/** The site that a request is for, as settings and configuration know it. */
export type PageSite = {
  /** Never as the Host header claims: canonical addresses and previews are built from it. */
  origin: string;
  subDomain: string;
  /** There is such a website. */
  isKnown: boolean;
  /** The request came to another host: its pages are at `origin`. */
  isElsewhere: boolean;
};

/** The Fetch API request that React Router understands. It is aborted when the visitor leaves. */
export function pageRequest(request: FastifyRequest, reply: FastifyReply, { origin }: PageSite): Request {
  const gone = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableEnded) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  return new Request(pageUrl(request, origin), {
    method: request.method,
    headers,
    signal: gone.signal,
  });
}

/** Where a request's page is, if it came to another host of its website; null: here. */
export function movedTo(request: FastifyRequest, { origin, isElsewhere }: PageSite): URL | null {
  if (!isElsewhere) return null;
  const url = pageUrl(request, origin);
  return staysHere(url.pathname) ? null : url;
}

/**
 * Whoever was on a page of this host when the website got its domain goes on: what that page still loads (`.data`), and
 * the way back from a payment that was begun there, where alone they are logged in.
 */
const staysHere = (path: string) => path.endsWith('.data') || path.endsWith(`/${PAYMENT_RETURN}`);

/** Longer ones are nobody's bookmark. */
const MAX_KEPT_LENGTH = 1_000;

/**
 * The address of a page that is the same for everybody, else null. The server never sees the token, and an address
 * that says its language does not depend on cookie or headers. A host that is no website's may be spelled so that it
 * reads like one that is (`ross%69.nolo.rent`): its Page Not Found is nobody else's.
 */
export function sharedAddress(
  request: Pick<FastifyRequest, 'url'>,
  { origin, isKnown }: Pick<PageSite, 'origin' | 'isKnown'>,
): URL | null {
  if (!isKnown || request.url.length > MAX_KEPT_LENGTH) return null;
  const url = pageUrl(request, origin);
  return isLanguage(url.pathname.split('/')[1]) ? url : null;
}

/** The page's address. `//evil/..` in a request line stays a path. */
function pageUrl(request: Pick<FastifyRequest, 'url'>, origin: string): URL {
  const url = new URL(origin);
  const [path = '/', ...query] = request.url.split('?');
  url.pathname = path.replace(/^\/{2,}/, '/');
  url.search = query.join('?');
  return url;
}
