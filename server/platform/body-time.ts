import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** Some kilobytes of JSON, on the worst of telephones. */
export const BODY_MS = 10_000;

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** Uploads take longer: the server's own `requestTimeout` is theirs. */
function isUpload({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('multipart/') ?? false;
}

/** The same bytes, or 408 `request.timeout` when they do not come in time. */
function inTime(body: NodeJS.ReadableStream): Readable {
  const timely = new PassThrough();
  const timer = setTimeout(() => {
    body.unpipe(timely);
    timely.destroy(new AppError('request.timeout'));
  }, BODY_MS);
  // Of a request that was refused nobody reads the body: without a listener its lateness would end the process.
  timely.on('error', () => undefined);
  const settle = () => clearTimeout(timer);
  body.once('end', settle).once('close', settle);
  body.once('error', (error) => timely.destroy(error));
  return body.pipe(timely);
}

/** A body that trickles in keeps a connection and what waits for it; whoever sends it is answered 408. */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, _reply, body) => {
    if (!hasBody(request) || isUpload(request)) return body;
    return inTime(body);
  });
}
