import type { Stack } from '@nolo/tests/e2e/support/stack.ts';
import { median, plainRow, type BenchRow } from './bench-row.ts';
import type { BenchPage } from './bench-pages.ts';
import { at, keep, startKeptServer } from './page-cache-server.ts';
import { lcpTarget, measuredPages, TBT_TARGET } from './lighthouse.ts';
import { pageStart, type PageStart } from './page-start.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
/** Chromium's trace now and then misses the navigation. */
const TRIES = 4;

async function measure(address: string): Promise<PageStart> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    await keep(address);
    const start = await pageStart(address);
    if (start) return start;
  }
  throw new Error(`Lighthouse has no trace of ${address}, ${TRIES} times`);
}

type Figure = (start: PageStart) => number;

/** Medians, those of the other checkout beside them. */
function figureOf(starts: PageStart[][], digits: number, figure: Figure): string {
  const [now = '', there] = starts.map((runs) => median(runs.map(figure)).toFixed(digits));
  return there === undefined ? now : `${now} (there ${there})`;
}

const longest: Figure = ({ long }) => Math.max(0, ...long.map(({ processor }) => processor));

function rowsOf({ name }: BenchPage, starts: PageStart[][]): BenchRow[] {
  const runs = starts[0] ?? [];
  const say = (digits: number, figure: Figure) => figureOf(starts, digits, figure);
  const middle = runs.toSorted((a, b) => a.processor - b.processor)[Math.floor(runs.length / 2)];
  return [
    {
      name: `${name}: blocking time, on a telephone half as fast`,
      figure: `${say(0, ({ tbt }) => tbt)} ms, ${say(0, ({ slower }) => slower.tbt)} ms`,
      target: `< ${TBT_TARGET} ms`,
      met: median(runs.map(({ tbt }) => tbt)) < TBT_TARGET,
    },
    {
      name: `${name}: largest contentful paint, on a telephone half as fast`,
      figure: `${say(2, ({ lcp }) => lcp)} s, ${say(2, ({ slower }) => slower.lcp)} s`,
      target: `<= ${lcpTarget(name)} s`,
      met: median(runs.map(({ lcp }) => lcp)) <= lcpTarget(name),
    },
    plainRow(
      `${name}: processor time of the start, longest task over 12 ms`,
      `${say(0, ({ processor }) => processor)} ms, ${say(1, longest)} ms`,
    ),
    ...(middle?.long ?? []).map(({ at: when, processor, work }) =>
      plainRow(`${name}: task after ${when.toFixed(0)} ms`, `${processor.toFixed(1)} ms: ${work}`),
    ),
  ];
}

/**
 * What a page's thread does while it starts, in processor time, which other work on the machine does not change.
 * `BENCH_PAGES` names pages; with `BENCH_BESIDE`, another checkout is measured by turns with this one.
 */
export async function benchStartTasks(stack: Stack): Promise<BenchRow[]> {
  const beside = process.env['BENCH_BESIDE'];
  const servers = [await startKeptServer(stack)];
  try {
    if (beside !== undefined) servers.push(await startKeptServer(stack, beside));
    const rows: BenchRow[] = [];
    for (const page of await measuredPages(stack)) {
      const starts: PageStart[][] = servers.map(() => []);
      for (let run = 0; run <= RUNS; run += 1) {
        process.stderr.write(`  ${page.name}, ${run === 0 ? 'warming up' : `run ${run}`}:`);
        for (const [index, server] of servers.entries()) {
          const start = await measure(at(server, page.address));
          process.stderr.write(` ${start.tbt.toFixed(0)} ms, ${start.lcp.toFixed(2)} s;`);
          if (run > 0) starts[index]?.push(start);
        }
        process.stderr.write('\n');
      }
      rows.push(...rowsOf(page, starts));
    }
    return rows;
  } finally {
    for (const server of servers) await server.stop();
  }
}
