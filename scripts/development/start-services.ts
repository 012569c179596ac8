import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ensureDatabase,
  recreateDatabase,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@nolo/db/embedded/start-embedded-postgres.ts';
import { migrate, OtherSchemaVersion } from '@nolo/db/migrate.ts';
import { DEMO_POLICE } from '@nolo/api/demo/demo.ts';
import { seed } from '@nolo/api/demo/seed.ts';
import { PLACES_FILE } from '@nolo/api/police-report/places/police-places.ts';
import { startSandbox } from '@nolo/payments-sandbox/start-sandbox.ts';
import { startPoliceSandbox } from '@nolo/police-sandbox/start-police-sandbox.ts';
import { createFolderBlobs } from '@nolo/api/platform/blobs/folder-blobs.ts';
import { createDocumentStore } from '@nolo/api/platform/document-store.ts';
import { readKeyring } from '@nolo/api/platform/sealing/keyring.ts';
import { createVault } from '@nolo/api/platform/sealing/vault.ts';
import { fillPaymentsSandbox } from './fill-payments-sandbox.ts';
import { dataDir, readSettings, saveSettings } from './settings.ts';

export type Services = {
  /** Environment for the server, for whatever was not configured from outside. */
  environment: Record<string, string>;
  stop(): Promise<void>;
};

const DATABASE = 'nolo';
const SANDBOX_PORT_OFFSET = 1;
const POLICE_PORT_OFFSET = 2;

async function database(): Promise<{ url: string; stop: () => Promise<void> }> {
  const configured = process.env['DATABASE_URL'];
  if (configured) {
    await migrate(configured);
    return { url: configured, stop: async () => undefined };
  }
  const postgres = await startEmbeddedPostgres({ dir: join(dataDir(), 'postgres') });
  try {
    await ensureDatabase(postgres, DATABASE);
    await migrateDemo(postgres);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return { url: postgres.urlOf(DATABASE), stop: () => postgres.stop() };
}

/** A demo database of another version is made anew, and with it what refers to its rows. */
async function migrateDemo(postgres: EmbeddedPostgres): Promise<void> {
  const url = postgres.urlOf(DATABASE);
  try {
    await migrate(url);
  } catch (error) {
    if (!(error instanceof OtherSchemaVersion)) throw error;
    process.stdout.write('The demo database is of another version of Nolo: it is made anew.\n');
    await recreateDatabase(postgres, DATABASE);
    for (const folder of ['payments', 'documents']) {
      await rm(join(dataDir(), folder), { recursive: true, force: true });
    }
    await migrate(url);
  }
}

async function payments(
  port: number,
  databaseUrl: string,
): Promise<{ environment: Record<string, string>; stop(): Promise<void> }> {
  if (process.env['STRIPE_SECRET_KEY']) return { environment: {}, stop: async () => undefined };
  const settings = await readSettings();
  const sandbox = await startSandbox({
    // Beside the site's port, so that an open payment page survives a restart.
    port: port + SANDBOX_PORT_OFFSET,
    dir: join(dataDir(), 'payments'),
    secretKey: settings.paymentsSecretKey,
    webhookSecret: settings.paymentsWebhookSecret,
    webhookUrl: `http://127.0.0.1:${port}/api/v1/payments/webhook`,
  });
  await fillPaymentsSandbox(databaseUrl, { origin: sandbox.origin, secretKey: settings.paymentsSecretKey });
  const environment = {
    STRIPE_SECRET_KEY: settings.paymentsSecretKey,
    STRIPE_WEBHOOK_SECRET: settings.paymentsWebhookSecret,
    STRIPE_API_BASE: sandbox.origin,
  };
  return { environment, stop: () => sandbox.stop() };
}

/** The police's register, for the demo's company that has credentials there. */
async function police(port: number): Promise<{ environment: Record<string, string>; stop(): Promise<void> }> {
  if (process.env['CARGOS_URL']) return { environment: {}, stop: async () => undefined };
  const { username, password, apiKey } = DEMO_POLICE;
  const sandbox = await startPoliceSandbox({
    port: port + POLICE_PORT_OFFSET,
    user: { username, password, apiKey },
    placesTable: await readFile(PLACES_FILE, 'utf8'),
  });
  return { environment: { CARGOS_URL: sandbox.url }, stop: () => sandbox.stop() };
}

/** Everything the site needs beside itself: database with demo data, sandboxes of payments and of the police's register, secrets. */
export async function startServices(port: number): Promise<Services> {
  const settings = await readSettings();
  const started = await database();
  try {
    await saveSettings({ ...settings, databaseUrl: started.url });
    const documentsKey = process.env['DOCUMENTS_KEY'] ?? settings.documentsKey;
    await fill(started.url, documentsKey);
    const provider = await payments(port, started.url);
    const register = await police(port);
    return {
      environment: {
        // React and the libraries run as they do in production; the sandbox and the demo data are allowed.
        NODE_ENV: 'production',
        NOLO_ENV: 'development',
        DATABASE_URL: started.url,
        DOCUMENTS_KEY: documentsKey,
        DATA_DIR: dataDir(),
        PORT: String(port),
        // The demo's owner and staff have no telephone.
        SECOND_FACTOR: 'off',
        ...provider.environment,
        ...register.environment,
      },
      async stop() {
        await register.stop();
        await provider.stop();
        await started.stop();
      },
    };
  } catch (error) {
    await started.stop(); // nobody else knows of it yet
    throw error;
  }
}

async function fill(databaseUrl: string, documentsKey: string): Promise<void> {
  const keyring = readKeyring(documentsKey);
  await seed({
    databaseUrl,
    imagesDir: join(dataDir(), 'images'),
    documents: createDocumentStore(createFolderBlobs(join(dataDir(), 'documents')), keyring),
    vault: createVault(keyring),
    now: new Date(),
  });
}
