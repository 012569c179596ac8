import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { isInProcess } from './internal-request-header.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where requests are counted for all processes together; null: each process counts its own. */
    counters: Redis | null;
  }
}

/** What every limit of a scope has in common; `name` keeps its counts apart from other scopes'. */
export function countedIn(scope: FastifyInstance, name: string): RateLimitPluginOptions {
  const shared = scope.counters === null ? {} : { redis: scope.counters, skipOnError: true };
  return { ...shared, nameSpace: `nolo-limit-${name}-`, allowList: isInProcess };
}

/** All routes of this scope together: so many requests a minute from one address, then 429. */
export async function limitPerAddress(scope: FastifyInstance, name: string, max: number): Promise<void> {
  await scope.register(rateLimit, { ...countedIn(scope, name), global: true, max, timeWindow: '1 minute' });
}

/**
 * A guest waits for a count no longer than this; then the count is left out. A server that takes connections and says
 * nothing is away like one that takes none: its line is cut, and until it answers again nobody waits at all.
 */
const LIMITS = {
  connectTimeout: 1_000,
  commandTimeout: 1_000,
  socketTimeout: 1_000,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
};

/**
 * Valkey (or Redis), where several processes count together. While it is away requests are answered uncounted: guesses at
 * passwords and coupons are counted in the database, and do not depend on it.
 */
export async function connectValkey(url: string, log: FastifyBaseLogger): Promise<Redis> {
  const valkey = new Redis(url.replace(/^valkey/, 'redis'), { ...LIMITS, lazyConnect: true });
  let isAway = false;
  valkey.on('error', (error: Error) => {
    if (!isAway) log.error({ err: error }, 'Valkey does not answer: limits per address are not counted');
    isAway = true;
  });
  valkey.on('ready', () => {
    if (isAway) log.warn('Valkey answers again');
    isAway = false;
  });
  await valkey.connect().catch(() => undefined); // it goes on trying
  return valkey;
}
