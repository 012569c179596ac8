import type { FastifyBaseLogger } from 'fastify';
import { fromKysely, PgBoss, type Job, type JobResult } from 'pg-boss';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import type { PaperExpiry } from '@nolo/domain/cars/vehicle-papers.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { CircuitBreakerPool } from '@nolo/db/circuit-breaker-pool.ts';
import type { Clock } from './clock.ts';
import { currentRequestId, withRequestId } from './request-id.ts';
import type { ReviewEvent } from './security-events.ts';
import { currentTraceparent, inSpan, type Tracing } from './tracing/span.ts';

/** Every kind of background work with what it carries. */
export type JobData = {
  /** A `MailJob` (apps/api/notifications/emails/mail-definitions.ts), which the platform does not know. */
  'send-mail': { template: string; payload: object };
  'expire-booking': { bookingId: string };
  'send-refund': { refundId: string };
  'send-payout': { payoutId: string };
  'reverse-transfer': { reversalId: string };
  'close-checkout': { paymentId: string };
  'end-replacement': { bookingId: string };
  'end-not-handed-over': { bookingId: string };
  'expire-change': { amendmentId: string };
  'forget-payment-customer': { customerId: string };
  'forget-stray-customers': { accountId: string; askedAt: string };
  'sync-provider-object': { kind: 'refund' | 'dispute' | 'fraud_warning'; id: string };
  'sweep-documents': { storageKeys: string[] };
  'remind-pickup': { bookingId: string };
  'remind-expiry': { carId: number; what: PaperExpiry; until: LocalDate; days: number };
  'verify-document': { verificationId: string };
  'look-up-vat-number': { bookingId: string };
  'look-up-applicant': { applicationId: string };
  'close-company': { companyId: number };
  'send-police-report': { reportId: string };
  'send-invoice': { invoiceId: string };
  'note-review': ReviewEvent;
  'read-calendar-feed': { feedId: string };
};
export type JobName = keyof JobData;

export type Jobs = {
  /**
   * Enqueued with the change that causes it: both happen, or neither. `startAfter`, a moment of the server's clock or a
   * number of seconds, delays it. Of two with the same `id` there is one, as long as the first is kept.
   */
  send<N extends JobName>(
    connection: Connection,
    name: N,
    data: JobData[N],
    options?: { startAfter?: Date | number; id?: string; deleteAfterSeconds?: number },
  ): Promise<void>;
};

export type JobHandlers = { [N in JobName]: (data: JobData[N], id: string) => Promise<void> };
export type JobRunner = Jobs & {
  /** Whether the queue has answered in the last seconds. */
  areRead(): boolean;
  work(handlers: JobHandlers): Promise<void>;
  stop(): Promise<void>;
};

/** Tried again with growing pauses for about a day; every handler can run twice without harm. */
const QUEUE = {
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 7200,
  // Longer than the provider's slowest answers with their retries: following a payment asks it several times.
  expireInSeconds: 180,
  // A killed server's jobs are known by their silence.
  heartbeatSeconds: 15,
  // Nothing is sent twice for the same cause meanwhile, and support can see what was sent.
  deleteAfterSeconds: 30 * 86_400,
};
const SUPERVISE_SECONDS = 10;
/** Less than the time between two looks, of which each is then taken: a minute when absent, whatever the other says. */
const MONITOR_SECONDS = SUPERVISE_SECONDS - 1;
/** The queues are read twice a second. */
const READ_WITHIN_MS = 10_000;
/** A job is fetched and ended by itself: a slow one holds up no other, and a killed process does again only what it was doing. */
const ONE = { batchSize: 1, perJobResults: true } as const;
const QUICK = { ...ONE, pollingIntervalSeconds: 0.5 };
/** What waits for somebody outside is done five at a time, and without a pause while many wait. */
const PATIENT = { ...ONE, pollingIntervalSeconds: 1, localConcurrency: 5, burstWhenReadyExceeds: 5 };
const PATIENT_NAMES: ReadonlySet<JobName> = new Set([
  'send-mail',
  'send-refund',
  'send-payout',
  'reverse-transfer',
  'close-checkout',
  'sync-provider-object',
  'sweep-documents',
  'verify-document',
  'look-up-vat-number',
  'send-police-report',
  'send-invoice',
  'read-calendar-feed',
]);
const NAMES: JobName[] = [
  'send-mail',
  'expire-booking',
  'send-refund',
  'send-payout',
  'reverse-transfer',
  'close-checkout',
  'end-replacement',
  'end-not-handed-over',
  'expire-change',
  'sync-provider-object',
  'forget-payment-customer',
  'forget-stray-customers',
  'sweep-documents',
  'remind-pickup',
  'remind-expiry',
  'verify-document',
  'look-up-vat-number',
  'look-up-applicant',
  'close-company',
  'send-police-report',
  'send-invoice',
  'note-review',
  'read-calendar-feed',
];

/** What a job carries beside its data: the id and the trace of the request that caused it, maybe through other jobs. */
type Carried = { requestId?: string | undefined; traceparent?: string | undefined };

/** One that fails is tried again. */
async function run(
  job: Job,
  handle: (data: object, id: string) => Promise<void>,
  { log, tracing }: { log: FastifyBaseLogger; tracing: Tracing | null },
): Promise<JobResult> {
  const { requestId, traceparent, ...data }: Carried = job.data;
  const work = () => withRequestId(requestId, () => handle(data, job.id));
  const attributes = { 'nolo.request_id': requestId };
  const span = tracing?.begin({ name: `job ${job.name}`, kind: 'consumer', attributes }, traceparent);
  try {
    await (span === undefined ? work() : inSpan(span, work));
    log.debug({ job: job.name, jobId: job.id, reqId: requestId }, 'job done');
    return { id: job.id, status: 'completed' };
  } catch (error) {
    log.warn({ err: error, job: job.name, jobId: job.id, reqId: requestId }, 'job will be tried again');
    return { id: job.id, status: 'failed' };
  }
}

type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

async function startQueues(log: FastifyBaseLogger, executeSql: ExecuteSql): Promise<PgBoss> {
  const boss = new PgBoss({
    schema: 'jobs',
    db: { executeSql },
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: MONITOR_SECONDS,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue: tried again'));
  await boss.start();
  for (const name of NAMES) {
    await boss.createQueue(name, QUEUE);
    await boss.updateQueue(name, QUEUE); // one that an older version has made
  }
  return boss;
}

/** The queue goes by the database's clock, which need not show the same as the server's: it is told how long to wait. */
function secondsUntil(moment: Date | number, clock: Clock): number {
  return moment instanceof Date ? (moment.getTime() - clock.now().getTime()) / 1000 : moment;
}

export async function startJobs(
  pool: CircuitBreakerPool,
  log: FastifyBaseLogger,
  { clock, tracing = null }: { clock: Clock; tracing?: Tracing | null },
): Promise<JobRunner> {
  let readAt = 0;
  const boss = await startQueues(log, async (text, values) => {
    const result = await pool.query(text, values);
    readAt = performance.now();
    return result;
  });
  return {
    async send(connection, name, data, { startAfter = 0, ...options } = {}) {
      const carried: Carried = {
        ...data,
        requestId: currentRequestId(),
        traceparent: currentTraceparent(),
      };
      await boss.send(name, carried, {
        ...options,
        startAfter: secondsUntil(startAfter, clock),
        db: fromKysely(connection),
      });
    },
    async work(handlers) {
      for (const name of NAMES) {
        const handle = handlers[name] as (data: object, id: string) => Promise<void>;
        const options = PATIENT_NAMES.has(name) ? PATIENT : QUICK;
        await boss.work<object, unknown, typeof options>(name, options, (jobs) =>
          Promise.all(jobs.map((job) => run(job, handle, { log, tracing }))),
        );
      }
    },
    areRead: () => performance.now() - readAt < READ_WITHIN_MS,
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
