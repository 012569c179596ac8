import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import { sweep } from './sweep.ts';
import { aloneAmongAll } from './sweep-store.ts';

/** What was left undone is found within five minutes. */
const PERIOD_MS = 60_000;

/** Sweeps every minute, in one process at a time; `stop` waits for the sweep under way. */
export function startSweep(deps: Deps, log: FastifyBaseLogger): { stop(): Promise<void> } {
  let underWay = Promise.resolve();
  let isBusy = false;
  const round = async () => {
    isBusy = true;
    await aloneAmongAll(deps.database, () => sweep(deps, log)).catch((error: unknown) =>
      log.error({ err: error }, 'sweep'),
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
