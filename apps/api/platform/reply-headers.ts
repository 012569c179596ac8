import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPlatformHost } from '@nolo/domain/website/host-name.ts';

/** Nothing the API says is kept, guessed at, framed or told to others. A route may replace what it must. */
export const apiHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

export function setApiHeaders(reply: FastifyReply): void {
  reply.headers(apiHeaders);
}

/** Browsers ignore it over plain HTTP. */
const A_YEAR = 'max-age=31536000';

/** Binds all names below the operator's own host; below a tenant's domain there are hosts that are not ours to bind. */
function strictTransport(publicOrigin: string, host: string): string {
  return isPlatformHost(host, new URL(publicOrigin).hostname) ? `${A_YEAR}; includeSubDomains` : A_YEAR;
}

/** Every reply bears it: calls, pages, pictures, files and failures. */
export function strictTransportOf({ PUBLIC_ORIGIN }: { PUBLIC_ORIGIN: string }) {
  return (request: FastifyRequest, reply: FastifyReply): void =>
    void reply.header('strict-transport-security', strictTransport(PUBLIC_ORIGIN, request.host));
}
