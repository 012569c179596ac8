import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpForm } from '../calls/account-calls.ts';
import { startMailServer, type MailServer } from '../setup/silent-mail-server.ts';
import type { ServerProcess } from '../setup/server-process.ts';
import { until } from '../setup/until.ts';
import { createStage, type Stage } from './stage.ts';

const SIGN_UPS = 15;
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

/** Transactions of the server that somebody left open while waiting for something else. */
async function idleTransactions(): Promise<number> {
  const { count } = await stage.database
    .selectFrom('pg_stat_activity' as never)
    .select((count) => count.fn.countAll<string>().as('count'))
    .where('application_name' as never, 'like', 'nolo%' as never)
    .where('state' as never, '=', 'idle in transaction' as never)
    .executeTakeFirstOrThrow();
  return Number(count);
}

it('a mail server that goes quiet stops nobody; once it speaks, everybody has one mail', async () => {
  mail.beSilent();
  const statuses = await Promise.all(Array.from({ length: SIGN_UPS }, (_, number) => signUp(number)));
  expect(statuses).toEqual(Array.from({ length: SIGN_UPS }, () => 201));
  await until('mails to be tried', async () => mail.connections() >= 5);

  expect(await idleTransactions()).toBe(0);
  const began = performance.now();
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${server.origin}/api/v1/car_type`)),
  );
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  expect(performance.now() - began).toBeLessThan(5_000);

  mail.speak();
  await until('every mail', async () => mail.recipients().length >= SIGN_UPS, 90_000);
  const unsent = await stage.database.selectFrom('mail').select('id').where('sent_at', 'is', null).execute();
  expect(unsent).toEqual([]);
  expect(new Set(mail.recipients()).size).toBe(SIGN_UPS);
  expect(mail.recipients()).toHaveLength(SIGN_UPS);
}, 150_000);
