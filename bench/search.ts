import type { BenchRow } from './bench-row.ts';
import { reservationRow } from './reservation-writes.ts';
import { coreTimeRows, growthRow } from './search-core-time.ts';
import { LARGE, openBenchDatabases, SMALL } from './search-database.ts';
import { planRows } from './search-plan.ts';
import { writeRows } from './search-writes.ts';

/** docs/benchmarks.md 'Search'. All of it is processor time, which needs no quiet machine. */
export async function benchSearch(): Promise<BenchRow[]> {
  const databases = await openBenchDatabases();
  const { small, large } = databases;
  try {
    const [few, many] = [
      { url: small, cars: SMALL },
      { url: large, cars: LARGE },
    ];
    return [
      ...(await planRows(large)),
      ...(await coreTimeRows(few)),
      ...(await coreTimeRows(many)),
      ...(await growthRow(few, many)),
      ...(await writeRows(large)),
      await reservationRow(),
    ];
  } finally {
    await databases.stop();
  }
}
