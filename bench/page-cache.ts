import type { Stack } from '@nolo/tests/e2e/support/stack.ts';
import { autocannon } from './autocannon.ts';
import type { BenchRow } from './bench-row.ts';
import { startKeptServer } from './page-cache-server.ts';

const SECONDS = 6;
const CONNECTIONS = 8;
const CALLS_BESIDE = 20;
const AIM = 20;
const PAGES = { home: '/en', 'list of a city': '/it/car-list?city=roma' };

const cannon = (url: string, more: readonly string[]) =>
  autocannon(['-d', String(SECONDS), '-H', 'accept-encoding=br', ...more], url);

/** Each address once, so that every page is made anew, as it was for each guest before pages were kept. */
async function madeAnew(origin: string, path: string): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let count = 0;
  const loops = Array.from({ length: CONNECTIONS }, async (_, loop) => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const mark = path.includes('?') ? '&' : '?';
      const reply = await fetch(`${origin}${path}${mark}anew=${loop}-${turn}`);
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
      count += 1;
    }
  });
  await Promise.all(loops);
  return count / SECONDS;
}

/** How much keeping public pages is worth, both measured in this run, and what calls beside it wait. */
export async function benchKeptPages(stack: Stack): Promise<BenchRow[]> {
  const server = await startKeptServer(stack);
  const rows: BenchRow[] = [];
  try {
    for (const [name, path] of Object.entries(PAGES)) {
      const before = await madeAnew(server.origin, path);
      const beside = cannon(`${server.origin}/api/v1/car_type`, ['-c', '2', '-R', String(CALLS_BESIDE)]);
      const kept = await cannon(server.origin + path, ['-c', String(CONNECTIONS)]);
      const { latency } = await beside;
      const times = kept.requests.average / before;
      rows.push({
        name: `${name}: pages a second, kept against made anew for each`,
        figure: `${times.toFixed(0)} times (${kept.requests.average.toFixed(0)} against ${before.toFixed(0)})`,
        target: `>= ${AIM} times`,
        met: times >= AIM,
      });
      rows.push({
        name: `${name}: API call beside it, p99`,
        figure: `${latency.p99} ms`,
        target: '< 100 ms',
        met: latency.p99 < 100,
      });
    }
  } finally {
    await server.stop();
  }
  return rows;
}
