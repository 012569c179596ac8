import type { FastifyReply, FastifyRequest } from 'fastify';

/** The Fetch API request that React Router understands. It is aborted when the visitor leaves. */
export function pageRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableEnded) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  return new Request(pageUrl(request), { method: request.method, headers, signal: gone.signal });
}

/** `//evil/..` in a request line must stay a path and must not become a host. */
function pageUrl(request: FastifyRequest): URL {
  const origin = `${request.protocol}://${request.host}`;
  const url = new URL(URL.canParse(origin) ? origin : 'http://localhost');
  const [path = '/', ...query] = request.url.split('?');
  url.pathname = path.replace(/^\/{2,}/, '/');
  url.search = query.join('?');
  return url;
}
