import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { startSandbox } from '@nolo/payments-sandbox/start-sandbox.ts';
import { buildApp } from '@nolo/api/app.ts';
import { createDeps } from '@nolo/api/create-deps.ts';
import type { Deps } from '@nolo/api/deps.ts';
import type { Clock } from '@nolo/api/platform/clock.ts';
import { readConfig } from '@nolo/api/platform/read-config.ts';
import { isInTransaction } from '@nolo/db/database.ts';
import { testNow } from './test-day.ts';
import { freePort } from './free-port.ts';
import { createTestDatabase } from './test-database.ts';

export type TestClock = Clock & { set(moment: Date): void; advance(minutes: number): void };

/** A clock that stands still until a test moves it. */
export function testClock(start: Date): TestClock {
  let moment = start.getTime();
  return {
    now: () => new Date(moment),
    set: (to) => (moment = to.getTime()),
    advance: (minutes) => (moment += minutes * 60_000),
  };
}

/** The time of tests, or of a clock of their own: from where that stands, it goes on for what runs beside the server. */
function runningFrom(clock: Clock | undefined): () => Date {
  if (clock === undefined) return testNow;
  const aheadMs = clock.now().getTime() - Date.now();
  return () => new Date(Date.now() + aheadMs);
}

/** The same server, some minutes later. */
export function later(deps: Deps, minutes: number): Deps {
  return { ...deps, clock: testClock(new Date(deps.clock.now().getTime() + minutes * 60_000)) };
}

/** What asks something outside the database. */
const OUTSIDE = [
  'documents',
  'images',
  'payments',
  'calendars',
  'breachedPasswords',
  'vatRegistry',
  'police',
  'invoices',
  'geocoder',
] as const satisfies (keyof Deps)[];

/** The same, but inside a transaction it throws: there nothing waits for a service that may be silent. */
function outsideTransactions<T extends object>(part: T, name: string): T {
  return new Proxy(part, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof value === 'object' && value !== null)
        return outsideTransactions(value, `${name}.${String(key)}`);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        if (isInTransaction()) throw new Error(`${name}.${String(key)} is asked inside a transaction`);
        return Reflect.apply(value, target, given);
      };
    },
  });
}

function refusedInTransactions(deps: Deps): Partial<Deps> {
  const parts = OUTSIDE.map((name) => [name, deps[name]] as const);
  return Object.fromEntries(parts.map(([name, part]) => [name, part && outsideTransactions(part, name)]));
}

export type TestApp = {
  app: FastifyInstance;
  deps: Deps;
  sandboxOrigin: string;
  dataDir: string;
  /** Mails delivered so far, as raw text, in no order. */
  mails(): Promise<string[]>;
  close(): Promise<void>;
};

/**
 * The real application on a database of its own and the payments sandbox, listening on a free port so that the
 * sandbox's webhooks reach it. `clock` lets a test decide what time it is, else it is that of
 * `test-day.ts`; `work` false leaves jobs waiting.
 */
export async function createTestApp(
  options: {
    clock?: Clock;
    work?: boolean;
    rateLimitFactor?: number;
    environment?: Record<string, string>;
    /** How long an upload may take. */
    uploadMs?: number;
  } = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nolo-app-'));
  const database = await createTestDatabase();
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;
  const secretKey = `sk_test_${randomBytes(16).toString('hex')}`;
  const port = await freePort();
  const sandbox = await startSandbox({
    port: 0,
    dir: join(dataDir, 'payments'),
    secretKey,
    webhookSecret,
    webhookUrl: `http://127.0.0.1:${port}/api/v1/payments/webhook`,
    now: runningFrom(options.clock),
  });
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: sandbox.origin,
    DOCUMENTS_KEY: randomBytes(32).toString('base64'),
    RATE_LIMIT_FACTOR: String(options.rateLimitFactor ?? 1000),
    ...options.environment,
  });
  const running = await createDeps(config, pino({ level: 'silent' }), options.clock ?? { now: testNow });
  Object.assign(running.deps, refusedInTransactions(running.deps));
  const app = await buildApp(
    running.deps,
    null,
    options.uploadMs === undefined ? {} : { uploadMs: options.uploadMs },
  );
  if (options.work !== false) await running.work();
  await app.listen({ port, host: '127.0.0.1' });
  const mailbox = join(dataDir, 'mailbox');
  return {
    app,
    deps: running.deps,
    sandboxOrigin: sandbox.origin,
    dataDir,
    async mails() {
      const names = (await readdir(mailbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
      return Promise.all(names.map((name) => readFile(join(mailbox, name), 'utf8')));
    },
    async close() {
      await app.close();
      await running.stop();
      await sandbox.stop();
      await database.drop();
      await rm(dataDir, {
        recursive: true,
        force: true,
      });
    },
  };
}
