import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payWith } from '../../payments-sandbox/test-support/payer.ts';
import { createCar } from '../factories/car.ts';
import { createRenter } from '../factories/renter.ts';
import { bearer, reservationBody } from '../factories/reservation.ts';
import { sandboxControl } from '../setup/sandbox-control.ts';
import type { ServerProcess } from '../setup/server-process.ts';
import { until } from '../setup/until.ts';
import { createStage, type Stage } from './stage.ts';

/** Killed over the delivery, a server has claimed the message for a minute (`mail-store.ts`); as long again for a busy machine. */
const CLAIMED_MS = 120_000;

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
  return mails.map((mail) => /^To: (renter|info)/m.exec(mail)?.[1] ?? 'nobody known').toSorted((one, other) => one.localeCompare(other));
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
    const queued = await stage.database
      .selectFrom('mail')
      .select('id')
      .where('key', '=', `booking-paid:${id}`)
      .execute();
    expect(queued).toHaveLength(1);
    const again = await stage.startServer();
    await until('the mails', async () => (await told(id)).length > 1, CLAIMED_MS);
    expect(await paidBookings(id)).toBe(1);
    expect(await told(id)).toEqual(['info', 'renter']);
    await again.stop();
  });
});
