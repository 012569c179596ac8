import type { BenchRow } from './bench-row.ts';
import { reservationRow } from './reservation-writes.ts';
import { callRows } from './search-calls.ts';
import { coreTimeRows, growthRow } from './search-core-time.ts';
import { LARGE, openBenchDatabases, SMALL } from './search-database.ts';
import { planRows } from './search-plan.ts';
import { writeRows } from './search-writes.ts';

/** docs/benchmarks.md 'Search'. What is measured as processor time comes first: it needs no quiet machine. */
export async function benchSearch(): Promise<BenchRow[]> {
  const databases = await openBenchDatabases();
  const { small, large, huge, dataDir } = databases;
  try {
    const [few, many] = [
      { url: small, cars: SMALL },
      { url: large, cars: LARGE },
    ];
    return [
      ...(await planRows(large)),
      ...(await coreTimeRows(large)),
      ...(await growthRow(few, many)),
      ...(huge === null ? [] : await growthRow(many, huge)),
      ...(await writeRows(large)),
      await reservationRow(),
      ...(await callRows(large, dataDir)),
    ];
  } finally {
    await databases.stop();
  }
}
