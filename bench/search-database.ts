import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { ensureDatabase, startEmbeddedPostgres } from '@nolo/db/embedded/start-embedded-postgres.ts';
import { migrate } from '@nolo/db/migrate.ts';
import { seedBulk } from '@nolo/api/demo/bulk/seed-bulk.ts';

export const SMALL = 100_000;
export const LARGE = 1_000_000;
const HOLDS_PER_CAR = 5;
const MEMORY = { shared_buffers: '3GB', max_wal_size: '8GB' };

export type BenchDatabases = {
  small: string;
  large: string;
  stop(): Promise<void>;
};

/**
 * 100,000 and 1,000,000 cars with 5 holds each, on the embedded PostgreSQL with its normal, durable settings.
 * Kept in `.data/bench` for the next run; the first one takes some minutes.
 */
export async function openBenchDatabases(): Promise<BenchDatabases> {
  const dataDir = resolve(process.env['BENCH_DIR'] ?? join('.data', 'bench'));
  await mkdir(dataDir, { recursive: true });
  const postgres = await startEmbeddedPostgres({ dir: join(dataDir, 'postgres'), settings: MEMORY });
  const open = async (cars: number): Promise<string> => {
    const name = `search_${cars}`;
    await ensureDatabase(postgres, name);
    return filled(postgres.urlOf(name), cars, dataDir);
  };
  try {
    const small = await open(SMALL);
    const large = await open(LARGE);
    return { small, large, stop: () => postgres.stop() };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function filled(url: string, cars: number, dataDir: string): Promise<string> {
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
