import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { compileCache } from './compile-cache.ts';
import { testNow } from './test-day.ts';
import { endProcess, hasEnded } from './end-process.ts';
import { within } from './within.ts';

const SERVER = join(import.meta.dirname, '..', '..', 'apps', 'api', 'main.ts');

/** For one that hangs while it starts; a busy machine needs half a minute. */
const START_WITHIN_MS = 180_000;

export type ServerSettings = {
  databaseUrl: string;
  dataDir: string;
  stripeKey: string;
  webhookSecret: string;
  sandboxOrigin: string;
  documentsKey?: string;
  port: number;
  /** More variables, or others in place of those below. */
  environment?: Record<string, string>;
  /** Gets the log, line by line, instead of this process's own output. */
  onLog?: ((line: string) => void) | undefined;
};

export type ServerProcess = {
  origin: string;
  pid: number;
  /** Whether it has ended, by itself or otherwise. */
  hasEnded(): boolean;
  /** SIGKILL: nothing is finished, nothing is said. */
  kill(): Promise<void>;
  /** SIGTERM; tells the exit code. */
  stop(): Promise<number | null>;
};

/** The real server as an operating-system process of its own. */
export async function startServerProcess(settings: ServerSettings): Promise<ServerProcess> {
  const server = fork(SERVER, {
    env: {
      PATH: process.env['PATH'],
      ...compileCache(),
      NODE_ENV: 'test',
      NOLO_CLOCK: testNow().toISOString(),
      LOG_LEVEL: 'error',
      PORT: String(settings.port),
      HOST: '127.0.0.1',
      DATA_DIR: settings.dataDir,
      DATABASE_URL: settings.databaseUrl,
      STRIPE_SECRET_KEY: settings.stripeKey,
      STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
      STRIPE_API_BASE: settings.sandboxOrigin,
      DOCUMENTS_KEY: settings.documentsKey ?? randomBytes(32).toString('base64'),
      RATE_LIMIT_FACTOR: '1000',
      // One visit in ten would load more than the others.
      WEB_VITALS_PERCENT: '0',
      // What a test has just written is on the next page, whoever wrote it.
      PAGE_CACHE_SECONDS: '0',
      ...settings.environment,
    },
    stdio: ['ignore', settings.onLog ? 'pipe' : 'inherit', 'inherit', 'ipc'],
  });
  if (server.stdout && settings.onLog) createInterface(server.stdout).on('line', settings.onLog);
  const outcome = Promise.race([
    once(server, 'message').then(() => true),
    once(server, 'exit').then(() => false),
  ]);
  const hasStarted = await within(START_WITHIN_MS, 'the server to start', outcome).catch(() => false);
  if (!hasStarted) {
    await endProcess(server, 'SIGKILL');
    throw new Error('The server process did not start.');
  }
  return {
    origin: `http://127.0.0.1:${settings.port}`,
    pid: server.pid ?? 0,
    hasEnded: () => hasEnded(server),
    kill: async () => void (await endProcess(server, 'SIGKILL')),
    stop: () => endProcess(server, 'SIGTERM'),
  };
}
