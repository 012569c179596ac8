import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

type Known = { methods: Set<string>; pattern: RegExp };

/** `/api/v1/car/:slug/:id` as what an address looks like. */
function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', '\\.')));
  return new RegExp(`^${parts.join('/')}$`);
}

/**
 * Answers what no route of the API takes, for every method, in the API's own words: 405 with `Allow` at an address
 * that takes other methods, 404 elsewhere. Without it, the pages would answer a GET. Call it before the routes.
 */
export function refuseUnknownAddresses(api: FastifyInstance): void {
  const known = new Map<string, Known>();
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    const allowed = [...known.values()].find(({ pattern }) => pattern.test(path));
    // An id that no route reads, too long for one: the address is there for nobody.
    if (allowed === undefined || allowed.methods.has(request.method)) {
      throw new AppError('request.unknown_address');
    }
    reply.header('allow', [...allowed.methods].sort().join(', '));
    throw new AppError('request.method_not_allowed');
  };
  api.addHook('onRoute', ({ url, method, handler }) => {
    if (handler === refuse || url.includes('*')) return;
    const entry = known.get(url) ?? { methods: new Set(), pattern: patternOf(url) };
    for (const one of [method].flat()) entry.methods.add(one);
    known.set(url, entry);
  });
  for (const url of ['/', '/*']) {
    // Refused before a body is read: what it holds does not matter.
    api.all(url, { schema: { hide: true }, onRequest: refuse }, refuse);
  }
}
