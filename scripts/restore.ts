import { resolve } from 'node:path';
import { fieldOf } from '@nolo/domain/records.ts';
import { BackupRefused } from '@nolo/api/operations/backup/manifest.ts';
import { readKeyFile, readManifest, restoreBackup } from '@nolo/api/operations/backup/restore-backup.ts';
import { openBlobs } from '@nolo/api/platform/blobs/open-blobs.ts';
import { readStorageConfig } from '@nolo/api/platform/blobs/storage-config.ts';
import { readKeyring } from '@nolo/api/platform/sealing/keyring.ts';
import { databaseTarget } from './development/database-target.ts';
import { dataDir, readSettings, saveSettings } from './development/settings.ts';

const USAGE = `npm run restore -- DIR    what "npm run backup -- DIR" wrote, to an empty database and a new DATA_DIR

Needs DATABASE_URL, DOCUMENTS_KEY and DATA_DIR as the server will have them; without DATABASE_URL it restores to the
embedded database in DATA_DIR, and with no DOCUMENTS_KEY it takes over the backup's for "npm start".
`;

/** The site must have every key that the backup was sealed with. */
async function settleKey(dir: string): Promise<void> {
  const { keyIds } = await readManifest(dir);
  const own = process.env['DOCUMENTS_KEY'];
  if (own !== undefined) {
    const known = readKeyring(own).all.map(({ id }) => id);
    const missing = keyIds.filter((id) => !known.includes(id));
    if (missing.length > 0) {
      throw new BackupRefused(`DOCUMENTS_KEY lacks ${missing.join(', ')}, with which the backup was made.`);
    }
    return;
  }
  const kept = await readKeyFile(dir);
  if (kept === null) throw new BackupRefused('The backup was made without its key: set DOCUMENTS_KEY.');
  await saveSettings({ ...(await readSettings()), documentsKey: kept });
}

async function main([folder]: string[]): Promise<string> {
  if (folder === undefined) throw new BackupRefused(USAGE);
  const dir = resolve(folder);
  await settleKey(dir);
  const target = await databaseTarget();
  try {
    const blobs = await openBlobs(readStorageConfig({ ...process.env, DATA_DIR: dataDir() }));
    const { tables, files, madeAt } = await restoreBackup({ databaseUrl: target.url, blobs }, dir);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `Restored the backup of ${madeAt}: ${rows} rows, ${files.documents} documents, ${files.images} pictures.`;
  } finally {
    await target.stop();
  }
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(
    `${error instanceof BackupRefused ? error.message : String(fieldOf(error, 'stack'))}\n`,
  );
  process.exitCode = 1;
}
