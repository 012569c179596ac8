import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpForm } from '../calls/account-calls.ts';
import { startMailServer, type MailServer } from '../setup/silent-mail-server.ts';
import { mailJobs } from '../setup/queued-mails.ts';
import type { ServerProcess } from '../setup/server-process.ts';
import { until } from '../setup/until.ts';
import { createStage, type Stage } from './stage.ts';

const SIGN_UPS = 30;
const AT_ONCE = 15;
let mail: MailServer;
let stage: Stage;
let server: ServerProcess;

beforeAll(async () => {
  mail = await startMailServer();
  stage = await createStage({ environment: { SMTP_URL: mail.url } });
  server = await stage.startServer();
});
afterAll(async () => {
  await stage.close();
  await mail.close();
});

async function signUp(number: number): Promise<number> {
  const reply = await fetch(`${server.origin}/api/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signUpForm(`renter-${number}@nolo.test`)),
  });
  return reply.status;
}

/** Transactions that are open while whoever began them does something else; other tests' are on the same PostgreSQL. */
async function idleTransactions(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE state = 'idle in transaction' AND datname = current_database()`.execute(stage.database);
  return rows[0]?.count ?? 0;
}

/** Whether a delivery has been waiting for the mail server during a look at the database that found no open transaction. */
async function waitsWithoutTransaction(): Promise<boolean> {
  const waiting = mail.waiting();
  const idle = await idleTransactions();
  const stillWaiting = mail.waiting().filter((connection) => waiting.includes(connection));
  return stillWaiting.length > 0 && idle === 0;
}

const unfinishedMails = async () =>
  (await mailJobs(stage.database)).filter(({ state }) => state !== 'completed');

it('a mail server that goes quiet stops nobody; once it speaks, everybody has one mail', async () => {
  mail.beSilent();
  const statuses: number[] = [];
  // More at once than may wait for the strength of their passwords are refused (`refuse-weak-password.ts`).
  while (statuses.length < SIGN_UPS) {
    const some = Array.from({ length: AT_ONCE }, (_, number) => signUp(statuses.length + number));
    statuses.push(...(await Promise.all(some)));
  }
  expect(statuses).toEqual(Array.from({ length: SIGN_UPS }, () => 201));
  await until('mails to be tried', async () => mail.connections() >= 5);

  // Between two statements one may be open. A delivery that keeps one for itself keeps it as long as it waits.
  await until('a delivery to wait without a transaction', waitsWithoutTransaction);
  // Nobody waits for the mail server, which has not said a word yet: who waited for a connection would be refused.
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${server.origin}/api/v1/car_type`)),
  );
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  expect(mail.recipients()).toEqual([]);

  mail.speak();
  await until('every mail', async () => mail.recipients().length >= SIGN_UPS, 90_000);
  // A job is done after the mail server has taken its mail.
  await until('every job to be done', async () => (await unfinishedMails()).length === 0);
  expect(new Set(mail.recipients()).size).toBe(SIGN_UPS);
  expect(mail.recipients()).toHaveLength(SIGN_UPS);
});

/** By name, the connections that wait for somebody's lock; other tests' are on the same PostgreSQL. */
async function waitingForLocks(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT application_name AS name FROM pg_stat_activity
    WHERE wait_event_type = 'Lock' AND datname = current_database()`.execute(stage.database);
  return rows.map(({ name }) => name);
}

it('jobs that wait for the database wait on connections of their own', async () => {
  await stage.database.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE replacement IN ACCESS EXCLUSIVE MODE`.execute(transaction);
    await sql`INSERT INTO jobs.job (name, data)
      SELECT 'send-mail', jsonb_build_object('template', 'replacement-proposed',
        'payload', jsonb_build_object('replacementId', gen_random_uuid())) FROM generate_series(1, 20)`.execute(
      stage.database,
    );
    const names = await until('jobs to wait', async () => {
      const found = await waitingForLocks();
      return found.length > 0 && found;
    });
    expect(names).toEqual(['nolo-jobs']);
    expect((await fetch(`${server.origin}/api/v1/car_type`)).status).toBe(200);
  });
});
