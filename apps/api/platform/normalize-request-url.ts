import type { IncomingMessage } from 'node:http';

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/is;

/**
 * Path and query of what is asked for. A target that names a host besides counts more than the Host header
 * (RFC 9112, 3.2.2): whatever stands in front of this server may have gone by either.
 */
export function normalizeRequestUrl(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const url = request.url ?? '/';
  const [, host, path = ''] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined) return url;
  request.headers.host = host;
  return path.startsWith('/') ? path : `/${path}`;
}
