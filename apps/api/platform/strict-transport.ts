import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPlatformHost } from '@nolo/domain/website/host-name.ts';

/** Browsers ignore it over plain HTTP. */
const A_YEAR = 'max-age=31536000';

/** Binds all names below the operator's own host; below a tenant's domain there are hosts that are not ours to bind. */
export function strictTransport(publicOrigin: string, host: string): string {
  return isPlatformHost(host, new URL(publicOrigin).hostname) ? `${A_YEAR}; includeSubDomains` : A_YEAR;
}

/** Every reply bears it: calls, pages, pictures, files and failures. */
export function strictTransportOf({ PUBLIC_ORIGIN }: { PUBLIC_ORIGIN: string }) {
  return (request: FastifyRequest, reply: FastifyReply): void =>
    void reply.header('strict-transport-security', strictTransport(PUBLIC_ORIGIN, request.host));
}
