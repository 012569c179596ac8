import type { FastifyReply, FastifyRequest } from 'fastify';
import { subDomainOf } from '../../domain/website/sub-domain.ts';
import { isLanguage } from '../../locales/language.ts';
import { originOf } from '../platform/request-website.ts';

/** The Fetch API request that React Router understands. It is aborted when the visitor leaves. */
export function pageRequest(request: FastifyRequest, reply: FastifyReply, publicOrigin: string): Request {
  const gone = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableEnded) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  return new Request(pageUrl(request, publicOrigin), {
    method: request.method,
    headers,
    signal: gone.signal,
  });
}

/** Longer ones are nobody's bookmark. */
const MAX_KEPT_LENGTH = 1_000;

/**
 * The address of a page that is the same for everybody, else null. The server never sees the token, and an address
 * that says its language does not depend on cookie or headers.
 */
export function sharedAddress(request: FastifyRequest, publicOrigin: string): URL | null {
  if (request.url.length > MAX_KEPT_LENGTH) return null;
  const url = pageUrl(request, publicOrigin);
  return isLanguage(url.pathname.split('/')[1]) ? url : null;
}

/**
 * The page's address as the configuration knows it, never as the Host header claims: canonical addresses and previews
 * are built from it. `//evil/..` in a request line stays a path.
 */
function pageUrl(request: FastifyRequest, publicOrigin: string): URL {
  const url = new URL(originOf(publicOrigin, { sub_domain: subDomainOf(request.host) }));
  const [path = '/', ...query] = request.url.split('?');
  url.pathname = path.replace(/^\/{2,}/, '/');
  url.search = query.join('?');
  return url;
}
