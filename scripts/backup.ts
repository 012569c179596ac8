import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fieldOf } from '@nolo/domain/records.ts';
import { makeBackup } from '@nolo/api/operations/backup/make-backup.ts';
import { BackupRefused, KEY_FILE } from '@nolo/api/operations/backup/manifest.ts';
import { openBlobs } from '@nolo/api/platform/blobs/open-blobs.ts';
import { readStorageConfig } from '@nolo/api/platform/blobs/storage-config.ts';
import { readKeyring } from '@nolo/api/platform/sealing/keyring.ts';
import { databaseTarget } from './development/database-target.ts';
import { dataDir, readSettings } from './development/settings.ts';

const USAGE = `npm run backup -- DIR                  database, documents, pictures and their key, into a new folder
npm run backup -- DIR --without-key    the key is kept elsewhere: without it the documents are lost

While the site serves. Needs DATABASE_URL, DOCUMENTS_KEY and DATA_DIR as the server has them; beside "npm start", or in
its place, it finds them itself. Whoever has the folder has everything: put it where only few can read it.
`;

async function main(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'without-key': { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new BackupRefused(USAGE);
  const dir = resolve(folder);
  const key = process.env['DOCUMENTS_KEY'] ?? (await readSettings()).documentsKey;
  const target = await databaseTarget();
  try {
    const blobs = await openBlobs(readStorageConfig({ ...process.env, DATA_DIR: dataDir() }));
    const { tables, files } = await makeBackup(
      { databaseUrl: target.url, blobs },
      {
        dir,
        now: new Date(),
        keyIds: readKeyring(key).all.map(({ id }) => id),
        key: values['without-key'] ? null : key,
      },
    );
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const about = values['without-key'] ? `The key is not in it.` : `The key is in ${KEY_FILE}.`;
    return `${dir}: ${rows} rows of ${tables.length} tables, ${files.documents} documents, ${files.images} pictures. ${about}`;
  } finally {
    await target.stop();
  }
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  process.stderr.write(
    `${error instanceof BackupRefused ? error.message : String(fieldOf(error, 'stack'))}\n`,
  );
  process.exitCode = 1;
}
