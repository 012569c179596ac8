import { hkdfSync } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { KEY_BYTES, readKeyring, type Key } from '../platform/sealing/keyring.ts';
import { createSharedStore } from '../platform/shared-store.ts';
import { buildMark } from './build-mark.ts';
import type { KeptPage } from './kept-page.ts';
import { PageCache } from './page-cache.ts';
import { SharedPages } from './shared-pages.ts';

const PAGE_CACHE_BYTES = 64_000_000;

/** Public pages, first in this process, then among all that have one Valkey. */
export async function keepPages(deps: Deps, buildDirectory: string) {
  return { cache: pageCache(deps), shared: await sharedPages(deps, buildDirectory) };
}

function pageCache({ config, changes }: Deps): PageCache<KeptPage> {
  const keepMs = config.PAGE_CACHE_SECONDS * 1000;
  const cache = new PageCache<KeptPage>({ keepMs, maxBytes: PAGE_CACHE_BYTES });
  changes.catalogue.onChange(() => cache.clear());
  changes.holds.onChange(() => cache.clear((page) => page.saysWhatIsFree));
  return cache;
}

async function sharedPages(
  { config, valkey, changes }: Deps,
  buildDirectory: string,
): Promise<SharedPages | null> {
  const keepMs = config.PAGE_CACHE_SECONDS * 1000;
  if (valkey === null || keepMs === 0) return null;
  return new SharedPages({
    store: createSharedStore(valkey),
    key: pageKey(config.DOCUMENTS_KEY, await buildMark(config, buildDirectory)),
    keepMs,
    marks() {
      const [catalogue, holds] = [changes.catalogue.mark(), changes.holds.mark()];
      return catalogue === null || holds === null ? null : { catalogue, holds };
    },
  });
}

/** No key does two things, and no two builds have one. */
function pageKey(documentsKey: string, build: string): Key {
  const { id, secret } = readKeyring(documentsKey).current;
  return { id, secret: Buffer.from(hkdfSync('sha256', secret, build, 'pages', KEY_BYTES)) };
}
