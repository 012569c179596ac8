import { loadavg } from 'node:os';
import { machine } from '@nolo/bench/machine.ts';
import type { BenchRow } from '@nolo/bench/bench-row.ts';
import { startStack, type Stack } from '@nolo/tests/e2e/support/stack.ts';
import { buildPages } from './development/build-pages.ts';

/** Each loaded when it is asked for: Lighthouse alone takes a second. */
const ON_THE_SITE: Record<string, (stack: Stack) => Promise<BenchRow[]>> = {
  pages: async (stack) => (await import('@nolo/bench/page-weight.ts')).benchPageWeight(stack),
  lighthouse: async (stack) => (await import('@nolo/bench/lighthouse.ts')).benchLighthouse(stack),
  tasks: async (stack) => (await import('@nolo/bench/start-tasks.ts')).benchStartTasks(stack),
  kept: async (stack) => (await import('@nolo/bench/page-cache.ts')).benchKeptPages(stack),
  booking: async (stack) => (await import('@nolo/bench/booking.ts')).benchBooking(stack),
};
/** Without the site, or with a database of their own. */
const BY_THEMSELVES: Record<string, () => Promise<BenchRow[]>> = {
  search: async () => (await import('@nolo/bench/search.ts')).benchSearch(),
  load: async () => (await import('@nolo/bench/load/bench-load.ts')).benchLoad(),
  sitemap: async () => (await import('@nolo/bench/sitemap.ts')).benchSitemap(),
};
const ALL = [...Object.keys(ON_THE_SITE), ...Object.keys(BY_THEMSELVES)];

function print(rows: BenchRow[]): void {
  for (const { name, figure, target, met } of rows) {
    process.stdout.write(
      `| ${name} | ${figure} | ${target} | ${target === '-' ? '-' : met ? 'yes' : 'no'} |\n`,
    );
  }
}

/** A benchmark that breaks does not keep the others from running; it makes the whole end with an error. */
async function measure(name: string, bench: () => Promise<BenchRow[]>): Promise<void> {
  try {
    print(await bench());
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${name} failed: ${error instanceof Error ? error.stack : String(error)}\n`);
  }
}

async function measureSite(names: string[]): Promise<void> {
  const running = await startStack();
  try {
    for (const name of names) {
      const bench = ON_THE_SITE[name];
      if (bench) await measure(name, () => bench(running.stack));
    }
  } finally {
    await running.stop();
  }
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !ALL.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. There are ${ALL.join(', ')}; none means all.\n`);
  process.exit(2);
}
const chosen = asked.length > 0 ? asked : ALL;
buildPages();
for (const line of machine()) process.stdout.write(`${line}\n`);
process.stdout.write(`Load before the start: ${loadavg()[0]?.toFixed(1)}\n\n`);
process.stdout.write('| what | figure | target | met |\n| --- | --- | --- | --- |\n');
const onTheSite = chosen.filter((name) => name in ON_THE_SITE);
if (onTheSite.length > 0) await measureSite(onTheSite);
for (const [name, bench] of Object.entries(BY_THEMSELVES)) {
  if (chosen.includes(name)) await measure(name, bench);
}
process.exit();
