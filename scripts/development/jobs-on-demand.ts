import { pino } from 'pino';
import { startJobs, type JobRunner } from '@nolo/api/platform/jobs.ts';
import type { Site } from './connect-to-site.ts';

/** What a command leaves to the running servers (mails, lines of their log); one that leaves nothing needs no queue. */
export function jobsOnDemand({
  pool,
  clock,
}: Pick<Site, 'clock' | 'pool'>): Pick<JobRunner, 'send' | 'stop'> {
  let started: Promise<JobRunner> | null = null;
  return {
    async send(...job) {
      started ??= startJobs(pool, pino({ level: 'silent' }), { clock });
      await (await started).send(...job);
    },
    async stop() {
      await (await started)?.stop();
    },
  };
}
