import type { Deps } from '../deps.ts';

export type Parts = { database: boolean; jobs: boolean; storage: boolean; provider: boolean };

const PROVIDER = 'https://api.stripe.com';
const PROVIDER_WITHIN_MS = 3_000;
/** What is outside this machine is asked so often at most, however often we are. */
const OUTSIDE_EVERY_MS = 30_000;

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

/** The last answer, until it is time to ask again. */
function seldom(ask: () => Promise<boolean>): () => Promise<boolean> {
  let last = { askedAt: -OUTSIDE_EVERY_MS, answer: Promise.resolve(false) };
  return () => {
    const now = performance.now();
    if (now - last.askedAt >= OUTSIDE_EVERY_MS) last = { askedAt: now, answer: ask() };
    return last.answer;
  };
}

/** Asks what this process needs for its work, without disturbing it. */
export function createReadiness({
  config,
  documents,
  health,
}: Deps): () => Promise<{ parts: Parts; isReady: boolean }> {
  const isProviderThere = seldom(() => answers(config.STRIPE_API_BASE ?? PROVIDER));
  const isShared = config.S3_BUCKET !== undefined;
  const isStorageThere = isShared ? seldom(() => documents.isThere()) : () => documents.isThere();
  return async () => {
    const database = health.isDatabaseAnswering();
    const jobs = health.areJobsRead();
    const [storage, provider] = await Promise.all([isStorageThere(), isProviderThere()]);
    // Without the provider nothing can be paid, without the bucket no document shown, by no process; everything else
    // works: no reason to send visitors elsewhere. A disk is this process's own.
    const isReady = database && jobs && (storage || isShared);
    return { parts: { database, jobs, storage, provider }, isReady };
  };
}
