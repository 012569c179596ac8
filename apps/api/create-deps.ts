import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createDatabase } from '@nolo/db/database.ts';
import { hasMigrations } from '@nolo/db/migrate.ts';
import type { CircuitBreakerPool } from '@nolo/db/circuit-breaker-pool.ts';
import { breachedPasswordsOf } from './accounts/breached-passwords.ts';
import { vatRegistryOf } from './bookings/vat/vat-registry.ts';
import { httpsCalendarSource } from './calendar/fetch-calendar.ts';
import type { Deps, Health } from './deps.ts';
import { geocoderOf } from './search/places/geocoder.ts';
import { invoiceExchangeOf } from './invoices/exchange/open-exchange.ts';
import { policeRegisterOf } from './police-report/register/open-register.ts';
import { createStripeGateway } from './payments/stripe-gateway.ts';
import { clockFrom, followClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { watchDatabase, type DatabaseWatch } from './platform/database-watch.ts';
import { createFolderBlobs, deleteStaleParts } from './platform/blobs/folder-blobs.ts';
import { makeDocumentsFolder, openBlobs } from './platform/blobs/open-blobs.ts';
import { createDocumentStore } from './platform/document-store.ts';
import { createImageStore } from './platform/image-store.ts';
import { createPreparedStatements } from './platform/prepared-statements.ts';
import { startJobs, type JobRunner } from './platform/jobs.ts';
import { readKeyring } from './platform/sealing/keyring.ts';
import { createVault } from './platform/sealing/vault.ts';
import { connectValkey } from './platform/limit-per-address.ts';
import { openTracing } from './platform/tracing/open-tracing.ts';
import type { Tracing } from './platform/tracing/span.ts';
import { noteStatement } from './platform/tracing/trace-statements.ts';
import { mailboxTransport, smtpTransport } from './platform/mail-transport.ts';
import { startReconciler } from './operations/reconciler/start-reconciler.ts';
import { jobHandlers } from './job-handlers.ts';

export type Running = {
  deps: Deps;
  work(): Promise<void>;
  reconcile(): { stop(): Promise<void> };
  stop(): Promise<void>;
};

/** While the database is silent, nobody waits for it. */
function guard(pools: readonly CircuitBreakerPool[], url: string, log: FastifyBaseLogger): DatabaseWatch {
  return watchDatabase(url, {
    answeredAt: () => Math.max(...pools.map((pool) => pool.answeredAt())),
    silent() {
      log.error('the database does not answer: requests are refused');
      for (const pool of pools) pool.refuse();
    },
    answering() {
      log.warn('the database answers again');
      for (const pool of pools) pool.serve();
    },
  });
}

/** True from the first time on: a schema goes forward alone. */
function once(ask: () => Promise<boolean>): () => Promise<boolean> {
  let isTrue = false;
  return async () => (isTrue ||= await ask().catch(() => false));
}

type Pools = Record<'pages' | 'jobs' | 'prepared', CircuitBreakerPool>;

function healthOf(watch: DatabaseWatch, jobs: JobRunner, pools: Pools): Health {
  return {
    isDatabaseAnswering: () => watch.isAnswering(),
    isMigrated: once(() => hasMigrations(pools.pages)),
    areJobsRead: () => jobs.areRead(),
    pools: () => ({
      pages: pools.pages.figures(),
      jobs: pools.jobs.figures(),
      prepared: pools.prepared.figures(),
    }),
  };
}

function openDatabases(config: Config, tracing: Tracing | null) {
  const noted = tracing === null ? undefined : noteStatement;
  return {
    pages: createDatabase(config.DATABASE_URL, config.DATABASE_POOL, 'nolo', noted),
    // Jobs that wait for something take no connection from those who wait for a page.
    background: createDatabase(config.DATABASE_URL, config.DATABASE_JOB_POOL, 'nolo-jobs', noted),
    prepared: createPreparedStatements(config.DATABASE_URL, config.DATABASE_POOL),
  };
}

function mailTransport({ SMTP_URL, MAIL_FROM, DATA_DIR }: Config) {
  if (SMTP_URL) return smtpTransport(SMTP_URL, MAIL_FROM);
  return mailboxTransport(join(resolve(DATA_DIR), 'mailbox'), MAIL_FROM);
}

async function databaseTime(pool: CircuitBreakerPool): Promise<Date> {
  const { rows } = await pool.query('SELECT clock_timestamp() AS now');
  const [{ now }] = rows;
  return now;
}

/** Where files are written whole or not at all. */
const FOLDERS = ['documents', 'images', 'image-cache', 'mailbox', 'invoices'];

async function sweepParts(dataDir: string, log: FastifyBaseLogger): Promise<void> {
  for (const folder of FOLDERS) {
    await deleteStaleParts(join(resolve(dataDir), folder)).catch((error: unknown) =>
      log.warn({ err: error, folder }, 'half-written files are left'),
    );
  }
}

/** Connects everything the configuration names. `work` starts the background jobs in this process. */
export async function createDeps(
  config: Config,
  log: FastifyBaseLogger,
  fixedClock?: Clock,
): Promise<Running> {
  const keyring = readKeyring(config.DOCUMENTS_KEY);
  // /readyz reports one that cannot be made.
  await makeDocumentsFolder(config).catch(() => undefined);
  await sweepParts(config.DATA_DIR, log);
  const blobs = await openBlobs(config);
  const valkey = config.VALKEY_URL === undefined ? null : await connectValkey(config.VALKEY_URL, log);
  const tracing = await openTracing(config, log);
  const databases = openDatabases(config, tracing);
  const { pages, background, prepared } = databases;
  const pools = { pages: pages.pool, jobs: background.pool, prepared: prepared.pool };
  const watch = guard(Object.values(pools), config.DATABASE_URL, log);
  const followed = await followClock(() => databaseTime(background.pool));
  const clock = fixedClock ?? (config.NOLO_CLOCK === undefined ? followed : clockFrom(config.NOLO_CLOCK));
  const jobs = await startJobs(background.pool, log, { clock, tracing });
  const deps: Deps = {
    config,
    clock,
    database: pages.database,
    valkey,
    health: healthOf(watch, jobs, pools),
    prepared: prepared.statements,
    jobs,
    documents: createDocumentStore(blobs.documents, keyring),
    vault: createVault(keyring),
    images: createImageStore(blobs.images, createFolderBlobs(join(resolve(config.DATA_DIR), 'image-cache'))),
    payments: createStripeGateway(config),
    calendars: httpsCalendarSource(),
    breachedPasswords: breachedPasswordsOf(config, log),
    vatRegistry: vatRegistryOf(config),
    police: policeRegisterOf(config),
    invoices: invoiceExchangeOf(config, log),
    geocoder: geocoderOf(config, log),
    tracing,
  };
  return running({ deps, databases, watch, jobs, followed }, log);
}

type Started = {
  deps: Deps;
  databases: ReturnType<typeof openDatabases>;
  watch: DatabaseWatch;
  jobs: JobRunner;
  followed: { stop(): void };
};

function running({ deps, databases, watch, jobs, followed }: Started, log: FastifyBaseLogger): Running {
  const { pages, background, prepared } = databases;
  const ofBackground = { ...deps, database: background.database };
  return {
    deps,
    reconcile: () => startReconciler(ofBackground, log),
    work: () => jobs.work(jobHandlers(ofBackground, mailTransport(deps.config), log)),
    async stop() {
      followed.stop();
      await jobs.stop();
      await watch.stop();
      await pages.database.destroy();
      await background.database.destroy();
      await prepared.pool.end();
      deps.valkey?.disconnect();
      await deps.tracing?.stop();
    },
  };
}
