import { listCarCards } from '@nolo/api/cars/car-card-store.ts';
import { createDatabase } from '@nolo/db/database.ts';
import { createPreparedStatements } from '@nolo/api/platform/prepared-statements.ts';
import { groupHitsInDatabase, searchCarsInDatabase } from '@nolo/api/search/search-store.ts';
import { median, plainRow, type BenchRow } from './bench-row.ts';
import { processorTime } from './processor-time.ts';
import { SMALL } from './search-database.ts';
import { COUNTRY_ZOOM, criteriaOf, nameOf, searchRequests, type SearchRequest } from './search-requests.ts';

/** Searches whose median is the figure, after as many that warm caches and plans. */
const ROUNDS = 9;
const WARM = 3;

type Measured = {
  /** Processor milliseconds of the database for one search and its cards, planning included; the median. */
  search: (request: SearchRequest) => Promise<number>;
  /** The same for the map's groups. */
  map: (request: SearchRequest) => Promise<number>;
};

/** Searches as the server does, on two connections whose processes are watched; parallel workers would not be counted. */
async function withConnections<T>(url: string, use: (measured: Measured) => Promise<T>): Promise<T> {
  const alone = `${url}?options=${encodeURIComponent('-c max_parallel_workers_per_gather=0')}`;
  const { database, pool } = createDatabase(alone, 1);
  const { statements: prepared, pool: preparedPool } = createPreparedStatements(url, 1);
  const pidOf = async (connections: typeof pool): Promise<number> => {
    const { rows } = await connections.query('SELECT pg_backend_pid() AS pid');
    return Number(rows[0]?.pid);
  };
  const time = async (work: () => Promise<unknown>): Promise<number> => {
    const used: number[] = [];
    for (let round = -WARM; round < ROUNDS; round += 1) {
      // Asked anew: a pool closes what was not used for a while.
      const pids = [await pidOf(pool), await pidOf(preparedPool)];
      const before = pids.map(processorTime);
      await work();
      const spent = pids.reduce((sum, pid, at) => sum + processorTime(pid) - (before[at] ?? 0), 0);
      if (round >= 0) used.push(spent);
    }
    return median(used);
  };
  try {
    return await use({
      async search(request) {
        const criteria = await criteriaOf(database, request);
        return time(async () => {
          const { rows } = await searchCarsInDatabase({ database, prepared }, criteria);
          await listCarCards(
            database,
            rows.map(({ id }) => id),
            null,
          );
        });
      },
      async map(request) {
        const criteria = await criteriaOf(database, request);
        return time(() => groupHitsInDatabase(database, criteria, COUNTRY_ZOOM));
      },
    });
  } finally {
    await database.destroy();
    await preparedPool.end();
  }
}

const inMs = (ms: number) => `${ms.toFixed(1)} ms`;

/** Most that a search may cost the database, in ms; null: nothing is promised. */
function targetOf({ area, sort }: SearchRequest, cars: number): number | null {
  if (area === 'one place') return cars === SMALL ? 5 : 6;
  if (area === 'Rome') return null;
  if (cars === SMALL) return 50;
  return sort === 'cheap' || sort === 'expensive' ? 200 : 15;
}

const MAP_TARGET = 100;

function targetRow(name: string, ms: number, target: number | null): BenchRow {
  if (target === null) return plainRow(name, inMs(ms));
  return { name, figure: inMs(ms), target: `<= ${target} ms`, met: ms <= target };
}

/** Processor time of the database for each search of the table in docs/benchmarks.md, and for the map. */
export async function coreTimeRows({ url, cars }: { url: string; cars: number }): Promise<BenchRow[]> {
  const name = (what: string) => `core time, ${cars.toLocaleString('en')} cars: ${what}`;
  return withConnections(url, async ({ search, map }) => {
    const rows: BenchRow[] = [];
    for (const request of searchRequests)
      rows.push(targetRow(name(nameOf(request)), await search(request), targetOf(request, cars)));
    const ms = await map({ area: 'all of Italy', sort: 'imp', days: 3 });
    rows.push(targetRow(name('groups of the map, all of Italy'), ms, cars === SMALL ? MAP_TARGET : null));
    return rows;
  });
}

/** Core time of the same search, with the same hits, among more cars. */
export async function growthRow(
  few: { url: string; cars: number },
  many: { url: string; cars: number },
): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const request of searchRequests.filter(({ area }) => area === 'one place')) {
    const ofFew = () => withConnections(few.url, ({ search }) => search(request));
    const ofMany = () => withConnections(many.url, ({ search }) => search(request));
    const rounds: (readonly [number, number])[] = [];
    for (let round = 0; round < 3; round += 1) rounds.push([await ofFew(), await ofMany()] as const);
    const growth = median(rounds.map(([before, after]) => after / before));
    const [before, after] = [0, 1].map((at) => median(rounds.map((round) => round[at] ?? 0)));
    rows.push({
      name: `core time from ${few.cars.toLocaleString('en')} to ${many.cars.toLocaleString('en')} cars: ${nameOf(request)}`,
      figure: `${growth.toFixed(2)} times (${inMs(before ?? 0)}, ${inMs(after ?? 0)})`,
      target: '<= 1.5 times',
      met: growth <= 1.5,
    });
  }
  return rows;
}
