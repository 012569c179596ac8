import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '@nolo/payments-sandbox/start-sandbox.ts';
import { createDatabase, type Database } from '@nolo/db/database.ts';
import { freePort } from '../setup/free-port.ts';
import { startServerProcess, type ServerProcess } from '../setup/server-process.ts';
import { testNow } from '../setup/test-day.ts';
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts';

export type Stage = {
  database: Database;
  sandboxOrigin: string;
  /** Of its servers. */
  dataDir: string;
  /** Starts the server on the port the sandbox's webhooks go to (`first`), or on another one. */
  startServer(which?: 'first' | 'other'): Promise<ServerProcess>;
  mails(): Promise<string[]>;
  close(): Promise<void>;
};

type Given = {
  /** Another than a copy of the template. */
  database?: TestDatabase;
  /** Of each server. */
  environment?: Record<string, string>;
  /** Gets the servers' log, line by line. */
  onLog?: (line: string) => void;
};

/** One database and one payments sandbox for several server processes that may come and go. */
export async function createStage(given: Given = {}): Promise<Stage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nolo-stage-'));
  const { url, drop } = given.database ?? (await createTestDatabase());
  const port = await freePort();
  const stripeKey = `sk_test_${randomBytes(16).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;
  const documentsKey = randomBytes(32).toString('base64');
  const sandbox = await startSandbox({
    port: 0,
    dir: join(dataDir, 'payments'),
    secretKey: stripeKey,
    webhookSecret,
    webhookUrl: `http://127.0.0.1:${port}/api/v1/payments/webhook`,
    now: testNow,
  });
  const { database } = createDatabase(url, 4);
  const running: ServerProcess[] = [];
  return {
    database,
    sandboxOrigin: sandbox.origin,
    dataDir,
    async startServer(which = 'first') {
      const server = await startServerProcess({
        databaseUrl: url,
        dataDir,
        stripeKey,
        webhookSecret,
        documentsKey,
        sandboxOrigin: sandbox.origin,
        port: which === 'first' ? port : await freePort(),
        ...(given.environment ? { environment: given.environment } : {}),
        onLog: given.onLog,
      });
      running.push(server);
      return server;
    },
    async mails() {
      const mailbox = join(dataDir, 'mailbox');
      const names = (await readdir(mailbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
      return Promise.all(names.map((name) => readFile(join(mailbox, name), 'utf8')));
    },
    async close() {
      await Promise.all(running.map((server) => server.stop()));
      await sandbox.stop();
      await database.destroy();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
