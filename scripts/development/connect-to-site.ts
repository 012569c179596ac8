import { openBlobs } from '@nolo/api/platform/blobs/open-blobs.ts';
import { readStorageConfig } from '@nolo/api/platform/blobs/storage-config.ts';
import { clockFrom } from '@nolo/api/platform/clock.ts';
import { createDatabase } from '@nolo/db/database.ts';
import { createDocumentStore } from '@nolo/api/platform/document-store.ts';
import { readKeyring } from '@nolo/api/platform/sealing/keyring.ts';
import { createVault } from '@nolo/api/platform/sealing/vault.ts';
import { dataDir, readSettings } from './settings.ts';

/** What a command needs said, for its own usage text. */
export const SITE_VARIABLES =
  'Needs DATABASE_URL, DOCUMENTS_KEY and DATA_DIR as the server has them; beside "npm start" it finds them itself.';

/** Where the site keeps its data, for a command that runs beside it. `null`: not configured, and no site runs here. */
export async function connectToSite() {
  const { DATABASE_URL, DOCUMENTS_KEY } = process.env;
  const settings = DATABASE_URL !== undefined && DOCUMENTS_KEY !== undefined ? null : await readSettings();
  const url = DATABASE_URL ?? settings?.databaseUrl;
  const keys = DOCUMENTS_KEY ?? settings?.documentsKey;
  if (url === undefined || keys === undefined) return null;
  const keyring = readKeyring(keys);
  const blobs = await openBlobs(readStorageConfig({ ...process.env, DATA_DIR: dataDir() }));
  const { database, pool } = createDatabase(url, 2, 'nolo-command');
  const documents = createDocumentStore(blobs.documents, keyring);
  return {
    clock: clockFrom(process.env['NOLO_CLOCK']),
    database,
    pool,
    documents,
    keyring,
    vault: createVault(keyring),
  };
}

export type Site = NonNullable<Awaited<ReturnType<typeof connectToSite>>>;
