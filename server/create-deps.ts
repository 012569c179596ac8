import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { vatRegistryOf } from './bookings/vat/vat-registry.ts';
import type { Deps } from './deps.ts';
import { createStripeGateway } from './payments/stripe-gateway.ts';
import { CHANNELS, createChanges } from './platform/changes.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { createDatabase } from './platform/database.ts';
import { watchDatabase, type DatabaseWatch } from './platform/database-watch.ts';
import { createFolderBlobs } from './platform/blobs/folder-blobs.ts';
import { openBlobs } from './platform/blobs/open-blobs.ts';
import { createDocumentStore } from './platform/document-store.ts';
import type { GuardedPool } from './platform/guarded-pool.ts';
import { createImageStore } from './platform/image-store.ts';
import { createPreparedStatements } from './platform/prepared-statements.ts';
import { startJobs, type JobRunner } from './platform/jobs.ts';
import type { Health } from './platform/health.ts';
import { readKeyring } from './platform/sealing/keyring.ts';
import { createVault } from './platform/sealing/vault.ts';
import { forgetRemembered } from './platform/remember.ts';
import { connectValkey } from './platform/valkey.ts';
import { openTracing } from './platform/tracing/open-tracing.ts';
import { noteStatement } from './platform/tracing/trace-statements.ts';
import { mailboxTransport, smtpTransport } from './platform/mail-transport.ts';
import { startSweep } from './sweep/start-sweep.ts';
import { jobHandlers } from './job-handlers.ts';

export type Running = {
  deps: Deps;
  work(): Promise<void>;
  sweep(): { stop(): Promise<void> };
  stop(): Promise<void>;
};

/** While the database is silent, nobody waits for it. */
function guard(
  pools: readonly GuardedPool[],
  url: string,
  changes: Deps['changes'],
  log: FastifyBaseLogger,
): DatabaseWatch {
  return watchDatabase(url, {
    notified: new Map([
      [CHANNELS.catalogue, changes.catalogue.tell],
      [CHANNELS.holds, changes.holds.tell],
    ]),
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

type Pools = Record<'pages' | 'jobs' | 'prepared', GuardedPool>;

function healthOf(watch: DatabaseWatch, jobs: JobRunner, pools: Pools): Health {
  return {
    isDatabaseAnswering: () => watch.isAnswering(),
    areJobsRead: () => jobs.areRead(),
    pools: () => ({
      pages: pools.pages.figures(),
      jobs: pools.jobs.figures(),
      prepared: pools.prepared.figures(),
    }),
  };
}

/** Connects everything the configuration names. `work` starts the background jobs in this process. */
export async function createDeps(
  config: Config,
  log: FastifyBaseLogger,
  clock: Clock = systemClock,
): Promise<Running> {
  const dataDir = resolve(config.DATA_DIR);
  const keyring = readKeyring(config.DOCUMENTS_KEY);
  const blobs = await openBlobs(config);
  const counters = config.VALKEY_URL === undefined ? null : await connectValkey(config.VALKEY_URL, log);
  const tracing = await openTracing(config, log);
  const noted = tracing === null ? undefined : noteStatement;
  const pages = createDatabase(config.DATABASE_URL, config.DATABASE_POOL, 'nolo', noted);
  // Jobs that wait for something take no connection from those who wait for a page.
  const background = createDatabase(config.DATABASE_URL, config.DATABASE_JOB_POOL, 'nolo-jobs', noted);
  const changes = { catalogue: createChanges(), holds: createChanges() };
  // Before those who make something from it hear of the change.
  changes.catalogue.onChange(() => forgetRemembered(pages.database));
  const prepared = createPreparedStatements(config.DATABASE_URL, config.DATABASE_POOL);
  const pools = [pages.pool, background.pool, prepared.pool];
  const watch = guard(pools, config.DATABASE_URL, changes, log);
  const jobs = await startJobs(background.pool, log, tracing);
  const mail = config.SMTP_URL
    ? smtpTransport(config.SMTP_URL, config.MAIL_FROM)
    : mailboxTransport(join(dataDir, 'mailbox'), config.MAIL_FROM);
  const deps: Deps = {
    config,
    clock,
    database: pages.database,
    changes,
    counters,
    health: healthOf(watch, jobs, { pages: pages.pool, jobs: background.pool, prepared: prepared.pool }),
    prepared: prepared.statements,
    jobs,
    documents: createDocumentStore(blobs.documents, keyring),
    vault: createVault(keyring),
    images: createImageStore(blobs.images, createFolderBlobs(join(dataDir, 'image-cache'))),
    payments: createStripeGateway(config),
    vatRegistry: vatRegistryOf(config),
    tracing,
  };
  return {
    deps,
    sweep: () => startSweep({ ...deps, database: background.database }, log),
    work: () => jobs.work(jobHandlers({ ...deps, database: background.database }, mail)),
    async stop() {
      await jobs.stop();
      await watch.stop();
      await pages.database.destroy();
      await background.database.destroy();
      await prepared.pool.end();
      counters?.disconnect();
      await tracing?.stop();
    },
  };
}
