import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, startEmbeddedPostgres } from '@nolo/db/embedded/start-embedded-postgres.ts';
import { migrate } from '@nolo/db/migrate.ts';
import { columnTypes, typeHomes } from './column-types.ts';

const OUTPUT = join(import.meta.dirname, '..', 'packages', 'db', 'database-types.ts');

/** The generator imports only types that stand alone as a column's type. */
async function addImports(): Promise<void> {
  const imports = Object.entries(typeHomes).map(([name, home]) => `import type { ${name} } from '${home}';`);
  const generated = await readFile(OUTPUT, 'utf8');
  await writeFile(
    OUTPUT,
    generated.replace(/^import type \{ ColumnType \}.*$/m, `$&\n${imports.join('\n')}`),
  );
}

/** The SQL is the source: migrates an empty database and writes down the types of its tables. */
const dir = await mkdtemp(join(tmpdir(), 'nolo-types-'));
const postgres = await startEmbeddedPostgres({ dir: join(dir, 'postgres'), throwaway: true });
await ensureDatabase(postgres, 'nolo');
await migrate(postgres.urlOf('nolo'));
const options = ['--dialect', 'postgres', '--url', postgres.urlOf('nolo'), '--out-file', OUTPUT];
const done = spawnSync(
  'kysely-codegen',
  [
    ...options,
    '--date-parser',
    'string',
    '--exclude-pattern',
    'migration',
    '--overrides',
    JSON.stringify({ columns: columnTypes }),
  ],
  { stdio: 'inherit' },
);
await addImports();
spawnSync('prettier', ['--write', '--log-level', 'warn', OUTPUT], { stdio: 'inherit' });
await postgres.stop();
await rm(dir, { recursive: true, force: true });
process.exit(done.status ?? 1);
