import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentOf } from '../api/support/money.ts';
import { createCar } from '../factories/car.ts';
import { createRenter } from '../factories/renter.ts';
import { bearer, reservationBody } from '../factories/reservation.ts';
import { freePort } from '../setup/free-port.ts';
import { startOwnPostgres, type OwnPostgres } from '../setup/own-postgres.ts';
import type { ServerProcess } from '../setup/server-process.ts';
import { until } from '../setup/until.ts';
import { createStage, type Stage } from './stage.ts';

const KEY = 'key-of-those-who-run-the-site';
let postgres: OwnPostgres;
let stage: Stage;
let server: ServerProcess;
let operations: string;

beforeAll(async () => {
  const port = await freePort();
  operations = `http://127.0.0.1:${port}`;
  postgres = await startOwnPostgres();
  const environment = { OPERATIONS_KEY: KEY, OPERATIONS_PORT: String(port), STOP_GRACE_MS: '8000' };
  stage = await createStage({ database: postgres, environment });
  server = await stage.startServer();
});
afterAll(() => stage.close());

async function get(address: string, key?: string) {
  const reply = await fetch(address, {
    headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
  });
  return { status: reply.status, text: await reply.text(), type: reply.headers.get('content-type') };
}

it('/healthz is for everybody; /readyz, /metrics and /vitals have a key on the site and a port of their own', async () => {
  expect((await get(`${server.origin}/healthz`)).status).toBe(200);
  for (const path of ['/readyz', '/metrics', '/vitals']) {
    expect((await get(server.origin + path)).status).toBe(404);
    expect((await get(server.origin + path, 'a-guess')).status).toBe(404);
    expect((await get(server.origin + path, KEY)).status).toBe(200);
    expect((await get(operations + path)).status).toBe(200);
  }
  const nothing = {
    status: 404,
    type: expect.stringMatching(/^application\/json/),
    text: expect.stringContaining('request.unknown_address'),
  };
  for (const path of ['/readyz', '/metrics', '/vitals', '/vitals?days=0']) {
    expect(await get(server.origin + path, 'a-guess'), path).toEqual(nothing);
  }
  expect((await get(`${operations}/vitals?days=7`)).text).toContain('last 7 days');
  for (const days of ['0', '366', '1.5', 'many']) {
    expect(await get(`${operations}/vitals?days=${days}`)).toMatchObject({
      status: 400,
      text: expect.stringMatching(/^days: /),
    });
  }
});

it('ready says what of it is there', async () => {
  // Whether the provider is there is asked every half minute, and a busy machine may miss its first answer.
  const reply = await until('everything to be there', async () => {
    const asked = await get(`${operations}/readyz`);
    return !asked.text.includes('false') && asked;
  });
  expect(JSON.parse(reply.text)).toEqual({
    status: 'ready',
    database: true,
    schema: true,
    jobs: true,
    storage: true,
    provider: true,
  });
});

it('a disk that takes nothing or has gone is told, and sends visitors elsewhere', async () => {
  const documents = join(stage.dataDir, 'documents');
  const notReady = { status: 'not ready', database: true, storage: false };
  await rm(documents, { recursive: true });
  const gone = await get(`${operations}/readyz`);
  expect(gone.status).toBe(503);
  expect(JSON.parse(gone.text)).toMatchObject(notReady);
  // Fails where asking has made a folder.
  await writeFile(documents, 'not a folder');
  const { status, text } = await get(`${operations}/readyz`);
  expect(status).toBe(503);
  expect(JSON.parse(text)).toMatchObject(notReady);
  await rm(documents);
  await mkdir(documents);
  expect((await get(`${operations}/readyz`)).status).toBe(200);
});

it('figures: latency by route, connections, jobs, holds, payments, mails', async () => {
  await get(`${server.origin}/api/v1/car_type`);
  const renter = await createRenter(stage.database);
  const car = await createCar(stage.database);
  const reserved = await fetch(`${server.origin}/api/v1/customer/reservation/car/${car.id}`, {
    method: 'POST',
    headers: { ...bearer(renter), 'content-type': 'application/json' },
    body: JSON.stringify(reservationBody()),
  });
  expect(reserved.status).toBe(201);
  // Given up: a person's, no longer on its way.
  const { reservation_id } = (await reserved.json()).data;
  const { id: payment_id } = await paymentOf(stage.database, reservation_id);
  const refund = { booking_id: reservation_id, payment_id, amount_minor: 100 };
  await stage.database
    .insertInto('refund')
    .values({ ...refund, reason: 'cancelled', status: 'failed' })
    .execute();
  const { text } = await get(`${operations}/metrics`);
  expect(text).toMatch(
    /nolo_request_seconds_count\{route="\/api\/v1\/car_type",method="GET",status="200"\} \d/,
  );
  for (const pool of ['pages', 'jobs', 'prepared']) {
    for (const state of ['open', 'idle', 'waiting']) {
      expect(text).toContain(`nolo_database_connections{pool="${pool}",state="${state}"} `);
    }
  }
  expect(text).toMatch(/nolo_database_answering 1\n/);
  expect(text).toMatch(/nolo_jobs\{kind="expire-booking\/created"\} 1\n/);
  expect(text).toMatch(/nolo_bookings\{kind="PENDING"\} 1\n/);
  expect(text).toMatch(/nolo_waiting\{kind="holds"\} 1\n/);
  expect(text).toMatch(/nolo_waiting\{kind="refunds"\} 0\n/);
  expect(text).toMatch(/nolo_payments\{kind="event"\} 0/);
});

it('a frozen database and a process that stops are not ready, while the process still answers', async () => {
  postgres.freeze();
  const figures = await until('not ready', async () => (await get(`${operations}/readyz`)).status === 503)
    .then(() => get(`${operations}/metrics`))
    .finally(() => postgres.thaw());
  // What the process itself measures is in it all the same.
  expect(figures.status).toBe(200);
  expect(figures.text).toMatch(/nolo_database_answering 0\n/);
  expect(figures.text).toMatch(/nolo_database_connections\{pool="pages",state="waiting"\} \d/);
  expect(figures.text).toMatch(/nolo_request_seconds_count\{/);
  expect(figures.text).not.toMatch(/nolo_jobs\{/);
  await until('ready', async () => (await get(`${operations}/readyz`)).status === 200);
  const stopped = server.stop();
  const { text } = await until('stopping', async () => {
    const reply = await get(`${operations}/readyz`);
    return reply.status === 503 && reply;
  });
  expect(JSON.parse(text)).toMatchObject({ status: 'stopping', database: true });
  expect((await get(`${server.origin}/healthz`)).status).toBe(200);
  expect(await stopped).toBe(0);
});
