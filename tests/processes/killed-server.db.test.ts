import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { signUpForm } from '../calls/account-calls.ts';
import { createCar } from '../factories/car.ts';
import { createRenter } from '../factories/renter.ts';
import { bearer, reservationBody } from '../factories/reservation.ts';
import { mailJobId } from '@nolo/api/notifications/emails/enqueue-mail.ts';
import { mailJobs } from '../setup/queued-mails.ts';
import { sandboxControl } from '../setup/sandbox-control.ts';
import type { ServerProcess } from '../setup/server-process.ts';
import { startMailServer } from '../setup/silent-mail-server.ts';
import { until } from '../setup/until.ts';
import { createStage, type Stage } from './stage.ts';

/** A killed server's jobs are known within half a minute by their missing heartbeat; three times as long for a busy machine. */
const MISSED_MS = 120_000;

let stage: Stage;

beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());

async function reserve(server: ServerProcess) {
  const renter = await createRenter(stage.database);
  const car = await createCar(stage.database);
  const reply = await fetch(`${server.origin}/api/v1/customer/reservation/car/${car.id}`, {
    method: 'POST',
    headers: { ...bearer(renter), 'content-type': 'application/json' },
    body: JSON.stringify(reservationBody()),
  });
  const body = (await reply.json()) as { data: { url: string; reservation_id: string } };
  expect(reply.status).toBe(201);
  return body.data;
}

const booking = (id: string) =>
  stage.database.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Whom mails about the booking have reached. */
const told = async (id: string) => {
  const { number } = await booking(id);
  const mails = (await stage.mails()).filter((mail) => mail.includes(number));
  return mails
    .map((mail) => /^To: (renter|info)/m.exec(mail)?.[1] ?? mail)
    .toSorted((one, other) => one.localeCompare(other));
};

async function paidBookings(id: string): Promise<number> {
  const { car_id } = await booking(id);
  const rows = await stage.database
    .selectFrom('booking')
    .select('id')
    .where('car_id', '=', car_id)
    .where('status', '=', 'PAID')
    .execute();
  return rows.length;
}

describe('the server is killed (SIGKILL)', () => {
  it('between reservation and webhook: after the restart, one paid booking, one mail each to renter and company', async () => {
    const server = await stage.startServer();
    const { url, reservation_id: id } = await reserve(server);
    await server.kill();
    await payWith(url, '4242424242424242'); // the webhook finds nobody, and is tried again
    const again = await stage.startServer();
    await sandboxControl(stage.sandboxOrigin, 'webhooks/retry-now');
    await until('PAID', async () => (await booking(id)).status === 'PAID');
    await until('the mails', async () => (await told(id)).length > 1);
    expect(await paidBookings(id)).toBe(1);
    expect(await told(id)).toEqual(['info', 'renter']);
    await again.stop();
  });

  it('between webhook and mail: after the restart, one paid booking, one mail each to renter and company', async () => {
    const server = await stage.startServer();
    const { url, reservation_id: id } = await reserve(server);
    const watch = until('PAID', async () => (await booking(id)).status === 'PAID');
    await payWith(url, '4242424242424242');
    await watch;
    await server.kill();
    const queued = (await mailJobs(stage.database)).map((job) => job.id);
    expect(queued).toContain(mailJobId(`booking-paid:${id}`));
    const again = await stage.startServer();
    await until('the mails', async () => (await told(id)).length > 1, MISSED_MS);
    expect(await paidBookings(id)).toBe(1);
    expect(await told(id)).toEqual(['info', 'renter']);
    await again.stop();
  });

  it('between a delivery and the end of its job: after the restart, the mail comes once more, as the same message', async () => {
    const mail = await startMailServer();
    const other = await createStage({ environment: { SMTP_URL: mail.url } });
    const server = await other.startServer();
    mail.beSilentAfterNext();
    const reply = await fetch(`${server.origin}/api/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signUpForm('twice@nolo.test')),
    });
    expect(reply.status).toBe(201);
    await until('the delivery', async () => mail.messageIds().length > 0);
    await server.kill();
    mail.speak();
    await other.startServer();
    const isDone = async () => (await mailJobs(other.database)).every(({ state }) => state === 'completed');
    await until('the job to be done', isDone, MISSED_MS);
    const [first, ...again] = mail.messageIds();
    expect(again).toEqual([first]);
    await other.close();
    await mail.close();
  });
});
