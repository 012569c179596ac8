import { access, constants } from 'node:fs/promises';
import type { Deps } from '../deps.ts';

export type Readiness = { database: boolean; jobs: boolean; storage: boolean; provider: boolean };

const PROVIDER = 'https://api.stripe.com';
const PROVIDER_WITHIN_MS = 3_000;
/** The provider is asked this often at most, however often we are. */
const PROVIDER_EVERY_MS = 30_000;

async function canWrite(dir: string): Promise<boolean> {
  return access(dir, constants.W_OK).then(
    () => true,
    () => false,
  );
}

/** Any answer will do: it is there. */
async function answers(address: string): Promise<boolean> {
  return fetch(address, { signal: AbortSignal.timeout(PROVIDER_WITHIN_MS) }).then(
    async (reply) => {
      await reply.body?.cancel();
      return true;
    },
    () => false,
  );
}

/** Asks what this process needs for its work, without disturbing it. */
export function createReadiness({ config, health }: Deps): () => Promise<Readiness> {
  let provider = { askedAt: -PROVIDER_EVERY_MS, isThere: Promise.resolve(false) };
  return async () => {
    const now = performance.now();
    if (now - provider.askedAt >= PROVIDER_EVERY_MS) {
      provider = { askedAt: now, isThere: answers(config.STRIPE_API_BASE ?? PROVIDER) };
    }
    return {
      database: health.isDatabaseAnswering(),
      jobs: health.areJobsRead(),
      storage: await canWrite(config.DATA_DIR),
      provider: await provider.isThere,
    };
  };
}

/** Without the provider nothing can be paid, but everything else works: no reason to send visitors elsewhere. */
export function isReady({ database, jobs, storage }: Readiness): boolean {
  return database && jobs && storage;
}
