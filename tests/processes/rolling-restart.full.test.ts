import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCar } from '../factories/car.ts';
import { createRenter } from '../factories/renter.ts';
import { bearer, reservationBody, roma } from '../factories/reservation.ts';
import type { ServerProcess } from '../setup/server-process.ts';
import { until } from '../setup/until.ts';
import { createStage, type Stage } from './stage.ts';

const RESTARTS = 3;
const CLIENTS = 6;
const GRACE_MS = 2_000;
let stage: Stage;
let servers: [ServerProcess, ServerProcess];

beforeAll(async () => {
  stage = await createStage({ environment: { STOP_GRACE_MS: String(GRACE_MS) } });
  servers = [await stage.startServer(), await stage.startServer('other')];
});
afterAll(() => stage.close());

type Call = { path: string; init?: RequestInit };

const isRefused = (error: unknown) =>
  ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';

/** Have said that they are going to stop. */
const leaving = new WeakSet<ServerProcess>();

/**
 * As a load balancer does: whoever says that it is leaving, or does not take the connection, gets no more; nothing is
 * sent twice.
 */
async function ask({ path, init }: Call, turn: number): Promise<number> {
  for (const server of turn % 2 === 0 ? servers : servers.toReversed()) {
    if (leaving.has(server)) continue;
    try {
      const reply = await fetch(server.origin + path, init);
      if (reply.headers.get('connection') === 'close') leaving.add(server);
      await reply.arrayBuffer();
      return reply.status;
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
  }
  throw new Error('neither took it');
}

function post(path: string, body: object, headers: Record<string, string> = {}): Call {
  const all = { 'content-type': 'application/json', ...headers };
  return { path: `/api/v1${path}`, init: { method: 'POST', headers: all, body: JSON.stringify(body) } };
}

it('two processes restarted in turn under load: no request fails', async () => {
  const renter = await createRenter(stage.database);
  const car = await createCar(stage.database);
  const calls: Call[] = [
    { path: '/it/car-list' },
    { path: '/en' },
    { path: '/api/v1/car_type' },
    post('/cars', { lat: roma.lat, long: roma.long }),
    post(`/customer/reservation/car/${car.id}`, reservationBody(), bearer(renter)),
  ];
  const over = new AbortController();
  const outcomes = new Map<string, number>();
  let served = 0;
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let turn = client; !over.signal.aborted; turn += 1) {
      const call = calls[turn % calls.length] as Call;
      const outcome = await ask(call, turn).then(
        String,
        (error: Error) => `${error.message} ${String(error.cause)}`,
      );
      outcomes.set(`${call.path} ${outcome}`, (outcomes.get(`${call.path} ${outcome}`) ?? 0) + 1);
      served += 1;
    }
  });
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const which = restart % 2;
    const goal = served + 2 * CLIENTS;
    await until('some load', async () => served > goal);
    expect(await servers[which === 0 ? 0 : 1].stop()).toBe(0);
    servers[which === 0 ? 0 : 1] = await stage.startServer(which === 0 ? 'first' : 'other');
  }
  over.abort();
  await Promise.all(clients);
  const failed = [...outcomes].filter(([outcome]) => !/ (200|201)$/.test(outcome));
  expect(failed).toEqual([]);
});
