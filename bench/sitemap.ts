import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { ensureDatabase, startEmbeddedPostgres } from '@nolo/db/embedded/start-embedded-postgres.ts';
import { migrate } from '@nolo/db/migrate.ts';
import { seedBulk } from '@nolo/api/demo/bulk/seed-bulk.ts';
import { SITEMAP_MAX_ADDRESSES } from '@nolo/domain/website/sitemap.ts';
import { buildPages } from '@nolo/scripts/development/build-pages.ts';
import { freePort } from '@nolo/tests/setup/free-port.ts';
import { startServerProcess } from '@nolo/tests/setup/server-process.ts';
import type { BenchRow } from './bench-row.ts';

/** The most a file may weigh, unpacked (sitemaps.org). */
const MAX_BYTES = 50 * 1024 * 1024;
const MEGA = 1_000_000;

async function database(url: string, cars: number, dataDir: string): Promise<void> {
  await migrate(url);
  const report = (step: string) => process.stderr.write(`  ${cars} cars: ${step} …\n`);
  const imagesDir = join(dataDir, 'images');
  await seedBulk({ databaseUrl: url, imagesDir, cars, holdsPerCar: 0, now: new Date(), report });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`INSERT INTO website (sub_domain, name, theme_color, theme_count)
    VALUES ('www', 'Nolo', '#2196f3', 4) ON CONFLICT (sub_domain) DO NOTHING`);
  await client.end();
}

/** The most memory a process has had so far, in bytes. */
async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

/** Bytes and addresses of a file, read as it comes. */
async function weigh(address: string): Promise<{ bytes: number; addresses: number }> {
  const reply = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  let [bytes, addresses, rest] = [0, 0, ''];
  const decoder = new TextDecoder();
  for await (const part of reply.body ?? []) {
    bytes += part.length;
    const text = rest + decoder.decode(part, { stream: true });
    addresses += text.split('<loc>').length - 1;
    rest = text.slice(-4);
  }
  return { bytes, addresses };
}

/** The whole sitemap of `SITEMAP_BENCH_CARS` cars (100,000) asked for over HTTP, as a search engine does. */
export async function benchSitemap(): Promise<BenchRow[]> {
  const cars = Number(process.env['SITEMAP_BENCH_CARS'] ?? 100_000);
  const dataDir = resolve(process.env['BENCH_DIR'] ?? join('.data', 'bench'));
  buildPages();
  const postgres = await startEmbeddedPostgres({ dir: join(dataDir, 'postgres') });
  try {
    const name = `sitemap_${cars}`;
    await ensureDatabase(postgres, name);
    await database(postgres.urlOf(name), cars, dataDir);
    return await measure(postgres.urlOf(name), dataDir, cars);
  } finally {
    await postgres.stop();
  }
}

async function measure(databaseUrl: string, dataDir: string, cars: number): Promise<BenchRow[]> {
  const payments = {
    stripeKey: 'sk_test_unused',
    webhookSecret: 'whsec_unused',
    sandboxOrigin: 'http://127.0.0.1:1',
  };
  const environment = { NODE_ENV: 'production', NOLO_ENV: 'development' };
  const port = await freePort();
  const server = await startServerProcess({ databaseUrl, dataDir, port, environment, ...payments });
  try {
    const origin = `http://localhost:${port}`;
    await weigh(`${origin}/robots.txt`);
    const before = await peakMemory(server.pid);
    const fetched = await fetchAll(`${origin}/sitemap.xml`);
    const grown = (await peakMemory(server.pid)) - before;
    return rowsOf(cars, fetched, grown);
  } finally {
    await server.stop();
  }
}

type Fetched = { indexMs: number; seconds: number; files: { bytes: number; addresses: number }[] };

/** The index, then every file it names. */
async function fetchAll(indexUrl: string): Promise<Fetched> {
  const started = performance.now();
  const index = await (await fetch(indexUrl)).text();
  const indexMs = performance.now() - started;
  const files: Fetched['files'] = [];
  for (const [, address = ''] of index.matchAll(/<loc>([^<]+)</g)) files.push(await weigh(address));
  return { indexMs, seconds: (performance.now() - started) / 1000, files };
}

function rowsOf(cars: number, { indexMs, seconds, files }: Fetched, grown: number): BenchRow[] {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const addresses = files.reduce((sum, file) => sum + file.addresses, 0);
  const largest = Math.max(0, ...files.map((file) => file.bytes));
  const most = Math.max(0, ...files.map((file) => file.addresses));
  const size = `${files.length} files, ${addresses} addresses, ${Math.round(bytes / MEGA)} MB`;
  return [
    row(`sitemap of ${cars} cars: all of it over HTTP`, `${seconds.toFixed(1)} s; ${size}`),
    row('its index alone', `${Math.round(indexMs)} ms`),
    {
      ...row('its largest file', `${most} addresses, ${(largest / MEGA).toFixed(1)} MB`),
      target: '<= 50,000, 52 MB',
      met: most <= SITEMAP_MAX_ADDRESSES && largest <= MAX_BYTES,
    },
    row("the server's memory while it is sent: growth of the peak", `${Math.round(grown / MEGA)} MB`),
  ];
}

const row = (name: string, figure: string): BenchRow => ({ name, figure, target: '-', met: true });
