import type { BenchRow } from './bench-row.ts';
import { reservationRow } from './reservation-writes.ts';
import { callRows } from './search-calls.ts';
import { coreTimeRows } from './search-core-time.ts';
import { LARGE, openBenchDatabases, SMALL } from './search-database.ts';
import { planRows } from './search-plan.ts';
import { writeRows } from './search-writes.ts';

/** quality.md 'Search'. What is measured as processor time comes first: it needs no quiet machine. */
export async function benchSearch(): Promise<BenchRow[]> {
  const databases = await openBenchDatabases();
  const { small, large, dataDir } = databases;
  try {
    const [few, many] = [
      { url: small, cars: SMALL },
      { url: large, cars: LARGE },
    ];
    return [
      ...(await planRows(large)),
      ...(await coreTimeRows(few)),
      ...(await coreTimeRows(many)),
      ...(await writeRows(large)),
      await reservationRow(),
      ...(await callRows(large, dataDir)),
    ];
  } finally {
    await databases.stop();
  }
}
