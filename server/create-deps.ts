import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from './deps.ts';
import { createStripeGateway } from './payments/stripe-gateway.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { createDatabase } from './platform/database.ts';
import { createDocumentStore } from './platform/document-store.ts';
import { createImageStore } from './platform/image-store.ts';
import { startJobs } from './platform/jobs.ts';
import { mailboxTransport, smtpTransport } from './platform/mail-transport.ts';
import { jobHandlers } from './job-handlers.ts';

export type Running = { deps: Deps; work(): Promise<void>; stop(): Promise<void> };

/** Connects everything the configuration names. `work` starts the background jobs in this process. */
export async function createDeps(
  config: Config,
  log: FastifyBaseLogger,
  clock: Clock = systemClock,
): Promise<Running> {
  const dataDir = resolve(config.DATA_DIR);
  const { database } = createDatabase(config.DATABASE_URL, config.DATABASE_POOL);
  const jobs = await startJobs(config.DATABASE_URL, log);
  const mail = config.SMTP_URL
    ? smtpTransport(config.SMTP_URL, config.MAIL_FROM)
    : mailboxTransport(join(dataDir, 'mailbox'), config.MAIL_FROM);
  const deps: Deps = {
    config,
    clock,
    database,
    jobs,
    documents: createDocumentStore({
      dir: join(dataDir, 'documents'),
      key: Buffer.from(config.DOCUMENTS_KEY, 'base64'),
    }),
    images: createImageStore(join(dataDir, 'images'), join(dataDir, 'image-cache')),
    payments: createStripeGateway(config),
  };
  return {
    deps,
    work: () => jobs.work(jobHandlers(deps, mail)),
    async stop() {
      await jobs.stop();
      await database.destroy();
    },
  };
}
