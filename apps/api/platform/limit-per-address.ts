import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
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
