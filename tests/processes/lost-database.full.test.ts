import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCar } from '../factories/car.ts';
import { createRenter, type TestRenter } from '../factories/renter.ts';
import { bearer, reservationBody } from '../factories/reservation.ts';
import { startOwnPostgres, type OwnPostgres } from '../setup/own-postgres.ts';
import type { ServerProcess } from '../setup/server-process.ts';
import { until } from '../setup/until.ts';
import { createStage, type Stage } from './stage.ts';

const KILLS = 3;
const RENTERS = 6;
const ASKED = 16;
const REFUSED_BY_THE_WATCH = /^(the database does not answer|Connection terminated( unexpectedly)?)$/;
let postgres: OwnPostgres;
let stage: Stage;
let server: ServerProcess;

beforeAll(async () => {
  postgres = await startOwnPostgres();
  stage = await createStage({ database: postgres, environment: { LOG_LEVEL: 'warn' }, onLog: hear });
});
beforeEach(async () => {
  server = await stage.startServer();
});
afterEach(() => server.stop());
afterAll(() => stage.close());

async function get(path: string): Promise<number> {
  const reply = await fetch(server.origin + path);
  await reply.arrayBuffer();
  return reply.status;
}

const answers = async () => (await get('/api/v1/car_type')) === 200;

async function reserve(renter: TestRenter, carId: number): Promise<number> {
  const reply = await fetch(`${server.origin}/api/v1/customer/reservation/car/${carId}`, {
    method: 'POST',
    headers: { ...bearer(renter), 'content-type': 'application/json' },
    body: JSON.stringify(reservationBody()),
  });
  await reply.arrayBuffer();
  return reply.status;
}

/** Everybody reserves the same two cars again and again until told to stop: transactions are always under way. */
function load(renters: TestRenter[], carIds: number[]) {
  const statuses = new Map<number, number>();
  const over = new AbortController();
  const loops = renters.map(async (renter, index) => {
    while (!over.signal.aborted) {
      const status = await reserve(renter, carIds[index % carIds.length] ?? 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  return {
    statuses,
    served: () => (statuses.get(201) ?? 0) + (statuses.get(409) ?? 0),
    async stop() {
      over.abort();
      await Promise.all(loops);
    },
  };
}

/** What the server has logged as the reason why it could not ask the database. */
const reasons: string[] = [];

function hear(line: string): void {
  if (!line.startsWith('{')) return;
  const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
  if (msg === 'no answer from the database') reasons.push(err?.message ?? '');
}

describe('the database', () => {
  it('is killed and restarted under load: the server lives, answers 503 meanwhile, then works again', async () => {
    const renters = await Promise.all(Array.from({ length: RENTERS }, () => createRenter(stage.database)));
    const cars = [await createCar(stage.database), await createCar(stage.database)];
    const running = load(
      renters,
      cars.map(({ id }) => id),
    );
    const isServed = async () => {
      const before = running.served();
      await until('reservations to be answered', async () => running.served() > before);
    };
    for (let kill = 0; kill < KILLS; kill += 1) {
      await isServed();
      await postgres.killAndRestart();
    }
    await isServed();
    await postgres.restart();
    await isServed();
    await running.stop();
    expect(server.hasEnded()).toBe(false);
    const unexpected = [...running.statuses.keys()].filter((status) => ![201, 409, 503].includes(status));
    expect(unexpected, JSON.stringify([...running.statuses])).toEqual([]);
  });

  it('is frozen: API and pages are answered 503 because it is silent, not because each waited; then they recover', async () => {
    await until('answers', answers);
    reasons.length = 0;
    postgres.freeze();
    const addresses = ['/api/v1/car_type', '/api/v1/website/home', '/en', '/it/car-list'];
    const asked = Array.from({ length: ASKED }, (_, index) => get(addresses[index % addresses.length] ?? ''));
    const statuses = await Promise.all(asked).finally(() => postgres.thaw());
    expect(statuses).toEqual(statuses.map(() => 503));
    // Calls that many asked at once are made once.
    await until('the reasons', async () => reasons.length > 0);
    await until('answers after the thaw', answers);
    // Nobody ran into a limit of their own (10 s and more): the watch refused whoever waited, or cut their line. How
    // soon it does: `apps/api/platform/database-watch.test.ts`.
    expect(reasons.filter((reason) => !REFUSED_BY_THE_WATCH.test(reason))).toEqual([]);
    expect(await get('/en')).toBe(200);
    expect(server.hasEnded()).toBe(false);
  });
});
