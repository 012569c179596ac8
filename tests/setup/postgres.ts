import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensureDatabase, startEmbeddedPostgres } from '@nolo/db/embedded/start-embedded-postgres.ts';
import { migrate } from '@nolo/db/migrate.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server's template database `nolo_template`, migrated and empty. */
    templateUrl: string;
  }
}

/** Every request needs a website; `localhost` means `www` (docs/specification/tenants.md 1). */
export async function addMainWebsite(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "INSERT INTO website (sub_domain, name, theme_color, theme_count) VALUES ('www', 'Nolo', '#2196f3', 4)",
  );
  await client.end();
}

/** Vitest's global set-up: one PostgreSQL for the run, one migrated template; each file copies it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), 'nolo-test-'));
  const postgres = await startEmbeddedPostgres({ dir: join(dir, 'postgres'), throwaway: true });
  await ensureDatabase(postgres, 'nolo_template');
  await migrate(postgres.urlOf('nolo_template'));
  await addMainWebsite(postgres.urlOf('nolo_template'));
  project.provide('templateUrl', postgres.urlOf('nolo_template'));
  return async () => {
    await postgres.stop();
    await rm(dir, { recursive: true, force: true });
  };
}
