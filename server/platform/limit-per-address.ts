import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { isInProcess } from './in-process-mark.ts';

/** All routes of this scope together: so many requests a minute from one address, then 429. */
export async function limitPerAddress(scope: FastifyInstance, max: number): Promise<void> {
  await scope.register(rateLimit, { global: true, max, timeWindow: '1 minute', allowList: isInProcess });
}
