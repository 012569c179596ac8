import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import { pino } from 'pino';
import type { Config } from './config.ts';

/** Mail servers and others quote whom they refuse. */
const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** A database's message quotes the values it refused. */
function messageOf(error: Error): string {
  return error.name === 'error' ? 'database error' : error.message.replace(ADDRESS, '<address>');
}

/** The places alone: what stands before them is the message, on as many lines as it has. */
function placesOf(error: Error): string | undefined {
  return error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}

/**
 * Logs say what was asked and how it ended: no headers, no bodies, no query strings (which may carry names or
 * tokens), no addresses of persons.
 */
const serializers = {
  req: (request: { method?: string; url?: string }) => ({
    method: request.method,
    path: request.url?.split('?')[0],
  }),
  res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  err: (error: Error & { code?: string }) =>
    ({
      type: error.name,
      code: error.code,
      message: messageOf(error),
      stack: placesOf(error),
    }) as never,
};

/** The requests' log. */
export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  if (config.LOG_LEVEL === 'silent') return false;
  return { level: config.LOG_LEVEL, serializers };
}

/** The log of what runs beside the requests: jobs. */
export function createLogger(config: Config): FastifyBaseLogger {
  return pino({ level: config.LOG_LEVEL, serializers });
}
