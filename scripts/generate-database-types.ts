import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';

const OUTPUT = join(import.meta.dirname, '..', 'server', 'platform', 'database-types.ts');

/** The SQL is the source: migrates an empty database and writes down the types of its tables. */
const dir = await mkdtemp(join(tmpdir(), 'nolo-types-'));
const postgres = await startEmbeddedPostgres({ dir: join(dir, 'postgres'), throwaway: true });
await ensureDatabase(postgres, 'nolo');
await migrate(postgres.urlOf('nolo'));
const options = ['--dialect', 'postgres', '--url', postgres.urlOf('nolo'), '--out-file', OUTPUT];
const done = spawnSync(
  'kysely-codegen',
  [...options, '--date-parser', 'string', '--exclude-pattern', 'migration'],
  { stdio: 'inherit' },
);
await postgres.stop();
await rm(dir, { recursive: true, force: true });
process.exit(done.status ?? 1);
