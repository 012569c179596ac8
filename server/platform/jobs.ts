import type { FastifyBaseLogger } from 'fastify';
import { PgBoss, fromKysely } from 'pg-boss';
import type { Connection } from './database.ts';

/** Every kind of background work with what it carries. */
export type JobData = {
  'send-mail': { mailId: string };
  'expire-booking': { bookingId: string };
  'send-refund': { refundId: string };
  'close-payment-page': { sessionId: string };
  'sweep-documents': { storageKeys: string[] };
};
export type JobName = keyof JobData;

export type Jobs = {
  /** Enqueued with the change that causes it: both happen, or neither. `startAfter` delays it. */
  send<N extends JobName>(
    connection: Connection,
    name: N,
    data: JobData[N],
    options?: { startAfter?: Date },
  ): Promise<void>;
};

export type JobHandlers = { [N in JobName]: (data: JobData[N]) => Promise<void> };
export type JobRunner = Jobs & { work(handlers: JobHandlers): Promise<void>; stop(): Promise<void> };

/** Tried again with growing pauses for about a day; every handler can run twice without harm. */
const QUEUE = {
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 7200,
  expireInSeconds: 120,
};
const NAMES: JobName[] = [
  'send-mail',
  'expire-booking',
  'send-refund',
  'close-payment-page',
  'sweep-documents',
];

export async function startJobs(databaseUrl: string, log: FastifyBaseLogger): Promise<JobRunner> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'jobs',
    max: 4,
    application_name: 'nolo-jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await boss.start();
  for (const name of NAMES) await boss.createQueue(name, QUEUE);
  return {
    async send(connection, name, data, options = {}) {
      await boss.send(name, data, { ...options, db: fromKysely(connection) });
    },
    async work(handlers) {
      for (const name of NAMES) {
        await boss.work(name, { pollingIntervalSeconds: 0.5, batchSize: 5 }, async (jobs) => {
          for (const job of jobs)
            await (handlers[name] as (data: object) => Promise<void>)(job.data as object);
        });
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
