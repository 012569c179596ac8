import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { ensureDatabase, startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { seedBulk } from '../db/seed/bulk/seed-bulk.ts';

export const SMALL = 10_000;
export const LARGE = 1_000_000;
const HOLDS_PER_CAR = 5;

export type BenchDatabases = { small: string; large: string; dataDir: string; stop(): Promise<void> };

/**
 * 10,000 and 1,000,000 cars with 5 holds each, on the embedded PostgreSQL with its normal, durable settings.
 * Kept in `.data/bench` for the next run; the first one takes some minutes.
 */
export async function openBenchDatabases(): Promise<BenchDatabases> {
  const dataDir = resolve(process.env['BENCH_DIR'] ?? join('.data', 'bench'));
  await mkdir(dataDir, { recursive: true });
  const postgres = await startEmbeddedPostgres({ dir: join(dataDir, 'postgres') });
  try {
    const [small, large] = [
      await filled(postgres.urlOf('search_small'), SMALL, dataDir, () =>
        ensureDatabase(postgres, 'search_small'),
      ),
      await filled(postgres.urlOf('search_large'), LARGE, dataDir, () =>
        ensureDatabase(postgres, 'search_large'),
      ),
    ];
    return { small, large, dataDir, stop: () => postgres.stop() };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function filled(
  url: string,
  cars: number,
  dataDir: string,
  ensure: () => Promise<void>,
): Promise<string> {
  await ensure();
  await migrate(url);
  const report = (step: string) => process.stderr.write(`  ${cars} cars: ${step} …\n`);
  const options = { databaseUrl: url, imagesDir: join(dataDir, 'images'), cars, holdsPerCar: HOLDS_PER_CAR };
  await seedBulk({ ...options, now: new Date(), report });
  await ensureWebsite(url);
  return url;
}

async function ensureWebsite(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`INSERT INTO website (sub_domain, name, theme_color, theme_count)
      VALUES ('www', 'Nolo', '#2196f3', 4) ON CONFLICT (sub_domain) DO NOTHING`);
  } finally {
    await client.end();
  }
}
