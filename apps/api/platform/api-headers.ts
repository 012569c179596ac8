import type { FastifyReply } from 'fastify';

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
