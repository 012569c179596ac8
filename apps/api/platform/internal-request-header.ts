import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const NAME = 'x-nolo-in-process';
const value = randomBytes(32).toString('base64url');

/** Header that only this process can send: a page's own API calls, which cost the visitor no second budget. */
export const internalRequestHeader: Readonly<Record<string, string>> = { [NAME]: value };

export function isInProcess(request: FastifyRequest): boolean {
  return request.headers[NAME] === value;
}
