import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** Some kilobytes of JSON, on the worst of telephones. */
export const BODY_MS = 10_000;

/** Six photographs over a slow line. */
export const UPLOAD_MS = 120_000;

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** Uploads take longer: the server's own `requestTimeout` is theirs. */
function isUpload({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('multipart/') ?? false;
}

/** Whoever reads the body hears of its lateness as of any other failure. A stream in between would cost more than the rest. */
function endLate(body: IncomingMessage): void {
  const timer = setTimeout(() => body.emit('error', new AppError('request.timeout')), BODY_MS);
  const settle = () => clearTimeout(timer);
  // Of a request that was refused nobody reads the body: without a listener its lateness would end the process.
  body.once('end', settle).once('close', settle).on('error', settle);
}

/** A body that trickles in keeps a connection and what waits for it; whoever sends it is answered 408. */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, _body, done) => {
    if (hasBody(request) && !isUpload(request)) endLate(request.raw);
    done();
  });
}
