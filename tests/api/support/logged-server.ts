import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '@nolo/payments-sandbox/start-sandbox.ts';
import { createDatabase } from '@nolo/db/database.ts';
import { freePort } from '../../setup/free-port.ts';
import { testNow } from '../../setup/test-day.ts';
import { createTestDatabase } from '../../setup/test-database.ts';

const SERVER = join(import.meta.dirname, '..', '..', '..', 'apps', 'api', 'main.ts');

/** The real server as a process of its own that says everything it can, with what it has said so far. */
export async function startLoggedServer(variables: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'nolo-logged-'));
  const { url, drop } = await createTestDatabase();
  const { database } = createDatabase(url, 4);
  const port = await freePort();
  const secretKey = `sk_test_${randomBytes(16).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;
  const sandbox = await startSandbox({
    port: 0,
    dir: join(dataDir, 'payments'),
    secretKey,
    webhookSecret,
    webhookUrl: `http://127.0.0.1:${port}/api/v1/payments/webhook`,
    now: testNow,
  });
  const documentsKey = randomBytes(32).toString('base64');
  const server = fork(SERVER, {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      NOLO_CLOCK: testNow().toISOString(),
      LOG_LEVEL: 'debug',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: sandbox.origin,
      DOCUMENTS_KEY: documentsKey,
      RATE_LIMIT_FACTOR: '1000',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const isUp = await Promise.race([
    once(server, 'message').then(() => true),
    once(server, 'exit').then(() => false),
  ]);
  if (!isUp) throw new Error(`The server did not start: ${said}`);
  return {
    origin: `http://127.0.0.1:${port}`,
    database,
    sandboxOrigin: sandbox.origin,
    /** What a command on this machine needs to know of the site. */
    siteVariables: { DATABASE_URL: url, DATA_DIR: dataDir, DOCUMENTS_KEY: documentsKey },
    secrets: [secretKey, webhookSecret, documentsKey],
    log: () => said,
    async mails() {
      const mailbox = join(dataDir, 'mailbox');
      const names = (await readdir(mailbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
      return Promise.all(names.map((name) => readFile(join(mailbox, name), 'utf8')));
    },
    async close() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      await sandbox.stop();
      await database.destroy();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type LoggedServer = Awaited<ReturnType<typeof startLoggedServer>>;
