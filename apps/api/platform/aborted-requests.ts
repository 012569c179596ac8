import type { FastifyInstance } from 'fastify';

/**
 * A client that closed its connection before its request was looked at has no address any more, by which it could be
 * counted, and reads no answer. To be registered before whatever asks for `request.ip`: Node keeps the address once it
 * was asked for.
 */
export function dropAbortedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.socket.remoteAddress === undefined) reply.hijack();
    done();
  });
}
