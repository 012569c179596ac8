import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import { pino } from 'pino';
import type { Config } from './config.ts';
import { pseudonymOf } from './security-events.ts';

/** More of a message says nothing more, and would take long to look through. */
const MESSAGE_LENGTH = 2_000;

/** Of a message that is cut: it may be the beginning of an address. */
const LAST_WORD = /\S*$/;

/** Mail servers and others quote whom they refuse. */
const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** What anything may have thrown: an Error, one of the payment provider's, or no error at all. */
type Thrown = {
  name?: unknown;
  message?: unknown;
  stack?: unknown;
  code?: unknown;
  requestId?: unknown;
  statusCode?: unknown;
};

/** A database's message quotes the values it refused. */
function messageOf({ name, message }: Thrown): string | undefined {
  if (typeof message !== 'string') return undefined;
  return name === 'error' ? 'database error' : shortened(message).replace(ADDRESS, '<address>');
}

function shortened(message: string): string {
  if (message.length <= MESSAGE_LENGTH) return message;
  return message.slice(0, MESSAGE_LENGTH).replace(LAST_WORD, '…');
}

/** The places alone: what stands before them is the message, on as many lines as it has. */
function placesOf({ stack }: Thrown): string | undefined {
  if (typeof stack !== 'string') return undefined;
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}

/** `requestId` and `statusCode` are what the payment provider's support asks for. */
function describeOne(thrown: unknown): object {
  if (typeof thrown !== 'object' || thrown === null) return { type: typeof thrown };
  const error: Thrown = thrown;
  return {
    type: typeof error.name === 'string' ? error.name : 'unknown',
    code: error.code,
    requestId: error.requestId,
    status: error.statusCode,
    message: messageOf(error),
    stack: placesOf(error),
  };
}

/** With what caused it, and no further: causes may go round in a circle. What can be thrown may throw when it is read. */
function describeError(thrown: unknown): object {
  try {
    const cause = thrown instanceof Error ? thrown.cause : undefined;
    return { ...describeOne(thrown), ...(cause === undefined ? {} : { cause: describeOne(cause) }) };
  } catch {
    return { type: 'unreadable' };
  }
}

/** Whose documents are asked for stands in the address: the account's id, of which the log has only the mark. */
const WHOSE_DOCUMENTS = /(?<=\/documents\/)[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * Logs say what was asked and how it ended: no headers, no bodies, no query strings (which may carry names or
 * tokens), no addresses of persons.
 */
export const serializers = {
  req: (request: { method?: string; url?: string }) => ({
    method: request.method,
    path: request.url?.split('?')[0]?.replace(WHOSE_DOCUMENTS, (id) => pseudonymOf(id.toLowerCase())),
  }),
  res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  err: (thrown: unknown) => describeError(thrown) as never,
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
