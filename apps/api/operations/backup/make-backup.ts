import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import { keepFiles } from '../../platform/file-lock-store.ts';
import { BackupRefused, FILE_KINDS, KEY_FILE, MANIFEST, tableFile, type Manifest } from './manifest.ts';
import {
  copyOut,
  findJobTable,
  listMigrations,
  listSequences,
  listTables,
  type Table,
} from './tables-store.ts';

export type Places = {
  databaseUrl: string;
  blobs: Record<(typeof FILE_KINDS)[number], BlobStore>;
};

type Options = {
  dir: string;
  now: Date;
  keyIds: string[];
  /** The value of DOCUMENTS_KEY, to lie beside what it opens; null keeps it out. */
  key: string | null;
};

/** Passes bytes on, and tells their SHA-256 at the end. */
export function hashing(): { through: Transform; sha256: () => string } {
  const hash = createHash('sha256');
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, sha256: () => hash.digest('hex') };
}

async function saveTable(client: pg.Client, dir: string, table: Table): Promise<Manifest['tables'][number]> {
  const rows = client.query(copyTo(copyOut(client, table)));
  const { through, sha256 } = hashing();
  const file = createWriteStream(join(dir, tableFile(table.name)), { mode: 0o600, flush: true });
  await pipeline(rows, through, createGzip({ level: 4 }), file);
  return { name: table.name, columns: table.columns, rows: rows.rowCount, sha256: sha256() };
}

/** All tables as they were at one moment, whatever is written meanwhile. */
async function saveDatabase(
  client: pg.Client,
  dir: string,
): Promise<Omit<Manifest, 'format' | 'madeAt' | 'keyIds' | 'files'>> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const migrations = await listMigrations(client);
  const jobs = await findJobTable(client);
  const tables: Manifest['tables'] = [];
  for (const table of [...(await listTables(client)), ...(jobs === null ? [] : [jobs])]) {
    tables.push(await saveTable(client, dir, table));
  }
  const sequences = await listSequences(client);
  await client.query('COMMIT');
  return { migrations, jobsVersion: jobs?.version ?? null, tables, sequences };
}

/** Every file that the tables can refer to is there by now, and none has been deleted since. */
async function saveFiles(blobs: BlobStore, dir: string): Promise<number> {
  await mkdir(dir, { mode: 0o700 });
  let count = 0;
  for await (const name of blobs.names()) {
    const bytes = await blobs.read(name);
    if (bytes === null) continue;
    await writeFile(join(dir, name), bytes, { mode: 0o600 });
    count += 1;
  }
  return count;
}

async function makeFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  if ((await readdir(dir)).length > 0) throw new BackupRefused(`${dir} is not empty.`);
  await mkdir(join(dir, 'tables'), { mode: 0o700 });
}

/**
 * Writes database, documents, pictures and their key into a new folder while the site serves. The tables are those of one
 * moment, and every file they name is with them: until the end nobody deletes one.
 */
export async function makeBackup({ databaseUrl, blobs }: Places, options: Options): Promise<Manifest> {
  const { dir, now, key, keyIds } = options;
  await makeFolder(dir);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'nolo-backup' });
  await client.connect();
  try {
    await keepFiles(client);
    const saved = await saveDatabase(client, join(dir, 'tables'));
    const files = { documents: 0, images: 0 };
    for (const kind of FILE_KINDS) files[kind] = await saveFiles(blobs[kind], join(dir, kind));
    if (key !== null) await writeFile(join(dir, KEY_FILE), `${key}\n`, { mode: 0o600 });
    const made: Manifest = { format: 1, madeAt: now.toISOString(), keyIds, ...saved, files };
    await writeFile(join(dir, MANIFEST), `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flush: true });
    return made;
  } finally {
    await client.end();
  }
}
