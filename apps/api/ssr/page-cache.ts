import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './rendered-page.ts';

const MAX_BYTES = 64_000_000;
const OK = 200;

type Make = () => Promise<RenderedPage>;
export type PageCache = (key: string, make: Make) => Promise<RenderedPage>;

/**
 * Pages that are the same for everybody, for some seconds; 0 keeps none. However many ask for one that is not there, it
 * is made once; an error or a redirect is made anew for the next who asks.
 */
export function createPageCache(keepSeconds: number): PageCache {
  const cache = new LRUCache<string, RenderedPage, Make>({
    ttl: keepSeconds * 1000,
    maxSize: MAX_BYTES,
    // With room for the compressed ones.
    sizeCalculation: ({ text }) => Math.ceil(text.length * 1.5) + 1,
    fetchMethod: (_key, _stale, { context: make }) => make(),
  });
  return async (key, make) => {
    if (keepSeconds === 0) return make();
    const page = await cache.forceFetch(key, { context: make });
    if (page.status !== OK) cache.delete(key);
    return page;
  };
}
