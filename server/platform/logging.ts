import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

/**
 * Logs say what was asked and how it ended: no headers, no bodies, no query strings (which may carry names or
 * tokens), no addresses of persons.
 */
export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  if (config.LOG_LEVEL === 'silent') return false;
  return {
    level: config.LOG_LEVEL,
    serializers: {
      req: (request: { method?: string; url?: string }) => ({
        method: request.method,
        path: request.url?.split('?')[0],
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: string }) =>
        ({
          type: error.name,
          code: error.code,
          // A database's message quotes the values it refused.
          message: error.name === 'error' ? 'database error' : error.message,
          stack: error.stack?.split('\n').slice(1).join('\n'),
        }) as never,
    },
  };
}
