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

/** What follows the host in an address on the web may be a secret of somebody else's: a calendar's at a broker. */
const BEHIND_HOST = /(?<=https?:\/\/[^\s<>"'/?#]*)[/?#][^\s<>"']*/g;

/**
 * How our tokens look (`tokens.ts`): 43 signs of base64url, each perhaps written as `%41`. Names of cars in addresses have no
 * capitals and digests of pictures only letters up to f, so that both stay.
 */
const TOKEN = /(?:[\w-]|%[0-9a-f]{2}){43,}/gi;
const NO_TOKEN = /^[a-z0-9_-]*$/;

/** What stands in the place of a secret. */
const HIDDEN = '<secret>';

const withoutTokens = (text: string): string =>
  text.replace(TOKEN, (found) => (NO_TOKEN.test(found) ? found : HIDDEN));

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
  if (name === 'error') return 'database error';
  return withoutTokens(shortened(message).replace(ADDRESS, '<address>').replace(BEHIND_HOST, '/…'));
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

/** Parameters of the routes' paths that open something by themselves, to whoever reads them. */
const SECRET_PARAMETERS: readonly string[] = ['token', 'sessionId'];

/** Where the id of an account stands in the address, of which the log has only the mark. */
const WHOSE = /(?<=\/(?:documents|people)\/)[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * The path of what was asked for, without its query. A route's secret parameters are hidden, and whatever looks like a token, also
 * where no route knows the address: a link that was cut or passed on wrongly is still somebody's. Traces, measures and the lines
 * of security events have the route's pattern alone.
 */
function loggedPath({ url, routeOptions }: LoggedRequest): string | undefined {
  const parts = url?.split('?')[0]?.split('/');
  const pattern = routeOptions?.url?.split('/') ?? [];
  const isRouted = pattern.length === parts?.length;
  return parts
    ?.map((part, index) => {
      const parameter = isRouted && pattern[index]?.startsWith(':') ? pattern[index].slice(1) : '';
      return SECRET_PARAMETERS.includes(parameter) ? HIDDEN : withoutTokens(part);
    })
    .join('/')
    .replace(WHOSE, (id) => pseudonymOf(id.toLowerCase()));
}

type LoggedRequest = { method?: string; url?: string; routeOptions?: { url?: string | undefined } };

/**
 * Logs say what was asked and how it ended: no headers, no bodies, no query strings (which may carry names or
 * tokens), no secrets in paths, no addresses of persons.
 */
export const serializers = {
  req: (request: LoggedRequest) => ({ method: request.method, path: loggedPath(request) }),
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
