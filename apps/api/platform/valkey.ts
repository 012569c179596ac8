import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

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
