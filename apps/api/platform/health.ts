import type { PoolFigures } from '@nolo/db/circuit-breaker-pool.ts';

/** How the parts that everything stands on are, as this process sees them; asking costs nothing. */
export type Health = {
  isDatabaseAnswering(): boolean;
  /** Whether the queue has been read in the last seconds. */
  areJobsRead(): boolean;
  pools(): { pages: PoolFigures; prepared: PoolFigures; jobs: PoolFigures };
};
