import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, startEmbeddedPostgres } from '@nolo/db/embedded/start-embedded-postgres.ts';
import { migrate } from '@nolo/db/migrate.ts';
import { seed } from '@nolo/api/demo/seed.ts';
import { startSandbox } from '@nolo/payments-sandbox/start-sandbox.ts';
import { fillPaymentsSandbox } from '@nolo/scripts/development/fill-payments-sandbox.ts';
import { createFolderBlobs } from '@nolo/api/platform/blobs/folder-blobs.ts';
import { createDocumentStore } from '@nolo/api/platform/document-store.ts';
import { readKeyring } from '@nolo/api/platform/sealing/keyring.ts';
import { createVault } from '@nolo/api/platform/sealing/vault.ts';
import { freePort } from '../../setup/free-port.ts';
import { testNow } from '../../setup/test-day.ts';
import { startServerProcess } from '../../setup/server-process.ts';
import { startVies } from '../../setup/vies.ts';
import { startBreachedPasswords } from './breached-passwords.ts';

/** Where everything that a test may want to look at or talk to is found. */
export type Stack = {
  /** Of the marketplace, `http://localhost:…`; tenants are at `http://rossi.localhost:…`. */
  origin: string;
  port: number;
  /** Holds `mailbox/`, `images/` and `documents/`. */
  dataDir: string;
  databaseUrl: string;
  sandboxOrigin: string;
  /** What the sandbox and the server know each other by. */
  stripeKey: string;
  webhookSecret: string;
  documentsKey: string;
};

/**
 * The whole product with demo data, all of it its own: database, payments sandbox, server, folder; all at the time of
 * `test-day.ts`.
 */
export async function startStack(): Promise<{ stack: Stack; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nolo-e2e-'));
  const undo: (() => Promise<void>)[] = [() => rm(dataDir, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    const postgres = await startEmbeddedPostgres({ dir: join(dataDir, 'postgres'), throwaway: true });
    undo.push(() => postgres.stop());
    const databaseUrl = await demoDatabase(postgres, dataDir);
    const port = await freePort();
    const [stripeKey, webhookSecret] = [`sk_test_${secret()}`, `whsec_${secret()}`];
    const sandbox = await startSandbox({
      port: 0,
      dir: join(dataDir, 'payments'),
      secretKey: stripeKey,
      webhookSecret,
      webhookUrl: `http://127.0.0.1:${port}/api/v1/payments/webhook`,
      now: testNow,
    });
    undo.push(() => sandbox.stop());
    const sandboxOrigin = sandbox.origin;
    await fillPaymentsSandbox(databaseUrl, { origin: sandboxOrigin, secretKey: stripeKey });
    const breached = await startBreachedPasswords();
    undo.push(() => breached.stop());
    const vies = await startVies();
    undo.push(() => vies.stop());
    const documentsKey = DOCUMENTS_KEY;
    const server = await startServerProcess({
      databaseUrl,
      dataDir,
      stripeKey,
      webhookSecret,
      sandboxOrigin,
      documentsKey,
      port,
      // As `npm start` does: React and the libraries run as in production, the sandbox is allowed.
      environment: {
        NODE_ENV: 'production',
        NOLO_ENV: 'development',
        BREACHED_PASSWORDS_URL: breached.url,
        VIES_URL: vies.origin,
      },
    });
    undo.push(async () => void (await server.stop()));
    return {
      stack: {
        origin: `http://localhost:${port}`,
        port,
        dataDir,
        databaseUrl,
        sandboxOrigin,
        documentsKey,
        stripeKey,
        webhookSecret,
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const DOCUMENTS_KEY = randomBytes(32).toString('base64');
const secret = () => randomBytes(24).toString('hex');

async function demoDatabase(
  postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>,
  dataDir: string,
): Promise<string> {
  await ensureDatabase(postgres, 'nolo');
  const databaseUrl = postgres.urlOf('nolo');
  await migrate(databaseUrl);
  const keyring = readKeyring(DOCUMENTS_KEY);
  const documents = createDocumentStore(createFolderBlobs(join(dataDir, 'documents')), keyring);
  await seed({
    databaseUrl,
    imagesDir: join(dataDir, 'images'),
    documents,
    vault: createVault(keyring),
    now: testNow(),
  });
  return databaseUrl;
}
