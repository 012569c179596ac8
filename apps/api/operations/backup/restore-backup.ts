import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { pino } from 'pino';
import { migrate } from '@nolo/db/migrate.ts';
import { systemClock } from '../../platform/clock.ts';
import { createDatabase } from '@nolo/db/database.ts';
import { startJobs } from '../../platform/jobs.ts';
import { hashing, type Places } from './make-backup.ts';
import {
  BackupRefused,
  FILE_KINDS,
  KEY_FILE,
  manifest,
  MANIFEST,
  tableFile,
  type Manifest,
} from './manifest.ts';
import {
  copyIn,
  emptyTables,
  findJobTable,
  refuseUsedDatabase,
  setSequence,
  setTriggers,
} from './tables-store.ts';

export async function readManifest(dir: string): Promise<Manifest> {
  const text = await readFile(join(dir, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new BackupRefused(`${dir} is no finished backup: it has no ${MANIFEST}.`);
  return manifest.parse(JSON.parse(text));
}

/** The key that lies in the backup; null when it was kept elsewhere. */
export async function readKeyFile(dir: string): Promise<string | null> {
  const text = await readFile(join(dir, KEY_FILE), 'utf8').catch(() => null);
  return text?.trim() ?? null;
}

async function refuseLostFiles(dir: string, { files }: Manifest): Promise<void> {
  for (const kind of FILE_KINDS) {
    const found = (await readdir(join(dir, kind))).length;
    if (found !== files[kind])
      throw new BackupRefused(`${dir}/${kind} has ${found} files instead of ${files[kind]}.`);
  }
}

async function loadTable(client: pg.Client, dir: string, table: Manifest['tables'][number]): Promise<void> {
  const file = join(dir, 'tables', tableFile(table.name));
  const rows = client.query(copyFrom(copyIn(client, table)));
  const { through, sha256 } = hashing();
  await pipeline(createReadStream(file), createGunzip(), through, rows);
  if (sha256() !== table.sha256 || rows.rowCount !== table.rows) {
    throw new BackupRefused(`${file} is not as it was written.`);
  }
}

/** The job queue makes its own tables; a queue of another version would not understand the rows. */
async function prepareJobs(databaseUrl: string, client: pg.Client, { jobsVersion }: Manifest): Promise<void> {
  if (jobsVersion === null) return;
  const { database, pool } = createDatabase(databaseUrl, 2, 'nolo-restore');
  const jobs = await startJobs(pool, pino({ level: 'silent' }), { clock: systemClock });
  await jobs.stop();
  await database.destroy();
  const made = await findJobTable(client);
  if (made?.version !== jobsVersion) {
    throw new BackupRefused(
      `The backup's jobs have version ${jobsVersion}, this software's ${made?.version}: restore with the version that made it.`,
    );
  }
}

/** All or nothing. */
async function loadDatabase(client: pg.Client, dir: string, { tables, sequences }: Manifest): Promise<void> {
  const own = tables.map(({ name }) => name).filter((name) => name.startsWith('public.'));
  await client.query('BEGIN');
  try {
    await setTriggers(client, own, false);
    await emptyTables(client, own);
    for (const table of tables) await loadTable(client, dir, table);
    for (const sequence of sequences) await setSequence(client, sequence);
    await setTriggers(client, own, true);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Restores a backup to an empty database: files first, so that no row ever names one that is not there. */
export async function restoreBackup({ databaseUrl, blobs }: Places, dir: string): Promise<Manifest> {
  const made = await readManifest(dir);
  await refuseLostFiles(dir, made);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'nolo-restore' });
  await client.connect();
  try {
    await refuseUsedDatabase(client);
    for (const kind of FILE_KINDS) {
      for (const name of await readdir(join(dir, kind))) {
        await blobs[kind].write(name, await readFile(join(dir, kind, name)));
      }
    }
    const applied = await migrate(databaseUrl, made.migrations);
    if (applied.length < made.migrations.length) {
      throw new BackupRefused('The backup is of a newer version of this software.');
    }
    await prepareJobs(databaseUrl, client, made);
    await loadDatabase(client, dir, made);
    await migrate(databaseUrl);
    await client.query('VACUUM (ANALYZE)');
    return made;
  } finally {
    await client.end();
  }
}
