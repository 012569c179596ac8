import { LRUCache } from 'lru-cache';
import type { Database } from '@nolo/db/database.ts';

type Options<Asked, Answer> = {
  /** How old an answer may be. */
  forMs: number;
  /** As many answers are kept; those asked for longest ago go first. */
  most: number;
  keyOf: (asked: Asked) => string | number;
  read: (database: Database, asked: Asked) => Promise<Answer>;
};

/**
 * Remembers what `read` gives, per process and database. Who asks while it is being read waits for the same answer;
 * a failed read is not remembered.
 */
export function remember<Asked, Answer>(options: Options<Asked, Answer>) {
  const { forMs, most, keyOf, read } = options;
  const caches = new WeakMap<Database, LRUCache<string | number, Promise<Answer>>>();
  return (database: Database, asked: Asked): Promise<Answer> => {
    const cache = caches.get(database) ?? new LRUCache({ max: most, ttl: forMs });
    caches.set(database, cache);
    const key = keyOf(asked);
    const known = cache.get(key);
    if (known !== undefined) return known;
    const reading = read(database, asked);
    cache.set(key, reading);
    reading.catch(() => cache.delete(key));
    return reading;
  };
}
