import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCar } from '../factories/car.ts';
import { createRenter } from '../factories/renter.ts';
import { bearer, reservationBody } from '../factories/reservation.ts';
import { sandboxControl } from '../setup/sandbox-control.ts';
import { until } from '../setup/until.ts';
import { createStage, type Stage } from './stage.ts';

const IN_FLIGHT = 5;
let stage: Stage;

beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());

async function reserve(origin: string): Promise<{ status: number; url: string }> {
  const renter = await createRenter(stage.database);
  const car = await createCar(stage.database);
  const reply = await fetch(`${origin}/api/v1/customer/reservation/car/${car.id}`, {
    method: 'POST',
    headers: { ...bearer(renter), 'content-type': 'application/json' },
    body: JSON.stringify(reservationBody()),
  });
  const body = (await reply.json()) as { data: { url: string } };
  return { status: reply.status, url: body.data.url };
}

async function heldReplies(): Promise<number> {
  const reply = await fetch(`${stage.sandboxOrigin}/sandbox/faults`);
  return ((await reply.json()) as { heldReplies: number }).heldReplies;
}

/** Refused, cut off or told to go elsewhere: anything but served. */
async function isServed(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/v1/car_type`)
    .then(async (reply) => {
      await reply.arrayBuffer();
      return reply.ok;
    })
    .catch(() => false);
}

it('SIGTERM: what is in flight is finished, nothing new is taken, and the process ends', async () => {
  const server = await stage.startServer();
  const held = { kind: 'hold', method: 'POST', pathPrefix: '/v1/checkout/sessions', count: IN_FLIGHT };
  await sandboxControl(stage.sandboxOrigin, 'faults', held);
  const reservations = Promise.all(Array.from({ length: IN_FLIGHT }, () => reserve(server.origin)));
  await until('all of them to wait for the provider', async () => (await heldReplies()) === IN_FLIGHT);
  expect(await isServed(server.origin)).toBe(true);

  const stopped = server.stop();
  await until('new requests to be refused', async () => !(await isServed(server.origin)));
  expect(await heldReplies()).toBe(IN_FLIGHT);
  await sandboxControl(stage.sandboxOrigin, 'faults/clear');

  const replies = await reservations;
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: IN_FLIGHT }, () => 201));
  expect(replies.every(({ url }) => url.startsWith(stage.sandboxOrigin))).toBe(true);
  expect(await stopped).toBe(0);
});

/** In this test's database: those of other tests are on the same PostgreSQL. */
async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE NOT granted AND datname = current_database()`.execute(stage.database);
  return Number(rows[0]?.count);
}

it('SIGTERM: a page that is being made is finished, calls to the API and all', async () => {
  const server = await stage.startServer();
  const unlock = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = stage.database.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE car IN ACCESS EXCLUSIVE MODE`.execute(transaction);
    locked.resolve();
    await unlock.promise;
  });
  await locked.promise;
  const page = fetch(`${server.origin}/it/car-list`).then(async (reply) => {
    const html = await reply.text();
    return { status: reply.status, isWhole: html.includes('</html>') };
  });
  await until('the page to wait for the table', async () => (await waitingForLocks()) > 0);
  const stopped = server.stop();
  await until('new requests to be refused', async () => !(await isServed(server.origin)));
  unlock.resolve();
  expect(await page).toEqual({ status: 200, isWhole: true });
  expect(await stopped).toBe(0);
  await holding;
});

it('SIGTERM: what never ends does not keep the process, which says so by its exit code', async () => {
  const server = await stage.startServer();
  const renter = await createRenter(stage.database);
  const { hostname, port } = new URL(server.origin);
  // An upload that has begun and goes no further: it may take two minutes.
  const upload = connect(Number(port), hostname);
  const { authorization } = bearer(renter);
  const type = 'multipart/form-data; boundary=x';
  upload.write(
    `PUT /api/v1/customer/profile HTTP/1.1\r\nhost: localhost\r\nauthorization: ${authorization}\r\n` +
      `content-type: ${type}\r\ncontent-length: 90000\r\nexpect: 100-continue\r\n\r\n`,
  );
  // '100 Continue': the server has begun with it.
  await once(upload, 'data');
  const cut = new Promise((resolve) => upload.on('error', () => undefined).on('close', resolve));
  expect(await server.stop()).toBe(1);
  await cut;
});
