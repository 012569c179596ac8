import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import { reconcile } from './reconcile.ts';
import { withAdvisoryLock } from './reconciler-store.ts';

/** What was left undone is found within five minutes. */
const PERIOD_MS = 60_000;

/** Runs every minute, in one process at a time; `stop` waits for the reconciler under way. */
export function startReconciler(deps: Deps, log: FastifyBaseLogger): { stop(): Promise<void> } {
  let underWay = Promise.resolve();
  let isBusy = false;
  const round = async () => {
    isBusy = true;
    await withAdvisoryLock(deps.database, () => reconcile(deps, log)).catch((error: unknown) =>
      log.error({ err: error }, 'reconciler'),
    );
    isBusy = false;
  };
  const timer = setInterval(() => {
    if (!isBusy) underWay = round();
  }, PERIOD_MS);
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
