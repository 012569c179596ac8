import lighthouse from 'lighthouse';
import { freePort } from '@nolo/tests/setup/free-port.ts';
import type { Stack } from '@nolo/tests/e2e/support/stack.ts';
import { benchPages, benchThemePages, type BenchPage } from './bench-pages.ts';
import { launchChromium } from './first-visit.ts';
import type { BenchRow } from './bench-row.ts';
import { at, keep, startKeptServer } from './page-cache-server.ts';

const RUNS = 5;
/** Chromium's trace now and then misses the navigation: Lighthouse asks for another run. */
const TRIES = 4;
const NO_TRACE = 'NO_NAVSTART';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Seconds, mobile (docs/benchmarks.md). */
const LCP_TARGET = 1.5;
const LCP_TARGET_OF_THE_LIST = 1.8;
/** Milliseconds of blocked main thread. */
export const TBT_TARGET = 100;

type Run = { scores: number[]; lcp: number; cls: number; tbt: number };

async function runOnce(address: string): Promise<Run> {
  for (let tries = 1; ; tries += 1) {
    const run = await tryOnce(address);
    if (run !== null) return run;
    if (tries === TRIES) throw new Error(`Lighthouse has no trace of ${address}, ${TRIES} times`);
  }
}

/** In a browser of its own, Lighthouse's default: a mid-range telephone on slow 4G, simulated. Null without a trace. */
async function tryOnce(address: string): Promise<Run | null> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const onlyCategories = [...CATEGORIES];
    const result = await lighthouse(address, { port, output: 'json', logLevel: 'error', onlyCategories });
    if (result?.lhr.runtimeError?.code === NO_TRACE) return null;
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse failed on ${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    const { categories, audits } = result.lhr;
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      scores: CATEGORIES.map((one) => Math.round((categories[one]?.score ?? 0) * 100)),
      lcp: value('largest-contentful-paint') / 1000,
      cls: value('cumulative-layout-shift'),
      tbt: value('total-blocking-time'),
    };
  } finally {
    await browser.close();
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function lcpTarget(name: BenchPage['name']): number {
  return name === 'car list' ? LCP_TARGET_OF_THE_LIST : LCP_TARGET;
}

function rowsOf(name: BenchPage['name'], runs: Run[]): BenchRow[] {
  const scores = CATEGORIES.map((_, index) => median(runs.map((run) => run.scores[index] ?? 0)));
  const [lcp, cls, tbt] = (['lcp', 'cls', 'tbt'] as const).map((what) =>
    median(runs.map((run) => run[what])),
  );
  const target = lcpTarget(name);
  return [
    {
      name: `${name}: Lighthouse mobile, performance / accessibility / best practices / SEO`,
      figure: scores.join(' / '),
      target: '100 / 100 / 100 / 100',
      met: scores.every((score) => score === 100),
    },
    {
      name: `${name}: largest contentful paint, mobile`,
      figure: `${lcp?.toFixed(2)} s`,
      target: `<= ${target} s`,
      met: (lcp ?? Number.NaN) <= target,
    },
    {
      name: `${name}: layout shift, total blocking time`,
      figure: `${cls?.toFixed(3)}, ${tbt?.toFixed(0)} ms`,
      target: `< ${TBT_TARGET} ms`,
      met: (tbt ?? Number.NaN) < TBT_TARGET,
    },
  ];
}

/** The marketplace's pages of each kind, and home in the designs of its tenants: all, or those that `BENCH_PAGES` names. */
export async function measuredPages(stack: Stack): Promise<BenchPage[]> {
  const themed = await benchThemePages(stack);
  const pages = [...(await benchPages(stack)), ...themed.filter(({ name }) => name.endsWith(', home'))];
  const wanted = process.env['BENCH_PAGES']?.split(';');
  return wanted ? pages.filter(({ name }) => wanted.includes(name)) : pages;
}

/**
 * Median of five runs per page; a first one, not counted, warms the server and its pictures. Before each somebody else
 * asks for the page, which production keeps for ten seconds. `BENCH_PAGES` names pages.
 */
export async function benchLighthouse(stack: Stack): Promise<BenchRow[]> {
  const server = await startKeptServer(stack);
  try {
    const rows: BenchRow[] = [];
    for (const page of await measuredPages(stack)) {
      const address = at(server, page.address);
      const runs: Run[] = [];
      for (let count = 0; count <= RUNS; count += 1) {
        process.stderr.write(
          `  Lighthouse, ${page.name}, ${count === 0 ? 'warming up' : `run ${count}`} …\n`,
        );
        await keep(address);
        runs.push(await runOnce(address));
      }
      rows.push(...rowsOf(page.name, runs.slice(1)));
    }
    return rows;
  } finally {
    await server.stop();
  }
}
