import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { startSandbox } from '../payments-sandbox/start-sandbox.ts';
import { createDatabase, type Database } from '../server/platform/database.ts';
import { createCar } from '../tests/factories/car.ts';
import { createRenter } from '../tests/factories/renter.ts';
import { bearer, reservationBody, roma } from '../tests/factories/reservation.ts';
import { freePort } from '../tests/setup/free-port.ts';
import { startOwnPostgres } from '../tests/setup/own-postgres.ts';
import { sandboxControl } from '../tests/setup/sandbox-control.ts';
import { startServerProcess, type ServerProcess } from '../tests/setup/server-process.ts';
import { startMailServer } from '../tests/setup/silent-mail-server.ts';
import { until } from '../tests/setup/until.ts';
import type { BenchRow } from './search.ts';

/** `LOAD_KILLS` makes it shorter: kills of the database; the rest follows from it. */
const KILLS = Number(process.env['LOAD_KILLS'] ?? 50);
const CLIENTS = 12;
const CARS = 40;

type Load = { milliseconds: number[]; statuses: Map<number, number>; stop(): Promise<void> };
type Call = { path: string; init?: RequestInit };

function post(path: string, body: object, headers: Record<string, string> = {}): Call {
  const all = { 'content-type': 'application/json', ...headers };
  return { path: `/api/v1${path}`, init: { method: 'POST', headers: all, body: JSON.stringify(body) } };
}

/** Renters who search, look at pages, reserve and cancel without a pause. A connection that breaks counts as 0. */
async function startLoad(database: Database, servers: () => ServerProcess[]): Promise<Load> {
  const cars = await Promise.all(Array.from({ length: CARS }, () => createCar(database)));
  const renters = await Promise.all(Array.from({ length: CLIENTS }, () => createRenter(database)));
  const load: Load = { milliseconds: [], statuses: new Map(), stop: async () => undefined };
  const over = new AbortController();
  const ask = async (turn: number, { path, init }: Call): Promise<unknown> => {
    const began = performance.now();
    const reply = await fetch((servers()[turn % 2]?.origin ?? '') + path, init).catch(() => null);
    const body: unknown = await reply?.json().catch(() => null);
    const status = reply?.status ?? 0;
    load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1);
    if (status > 0 && status < 500) load.milliseconds.push(performance.now() - began);
    return body;
  };
  const loops = renters.map(async (renter, client) => {
    for (let turn = client; !over.signal.aborted; turn += 1) {
      const car = cars[turn % CARS]?.id;
      await ask(turn, post('/cars', { lat: roma.lat, long: roma.long }));
      const booked = (await ask(
        turn,
        post(`/customer/reservation/car/${car}`, reservationBody(), bearer(renter)),
      )) as { data?: { reservation_id?: string } } | null;
      const id = booked?.data?.reservation_id;
      if (id) await ask(turn, post('/reservation/cancel', { reservation_id: id }, bearer(renter)));
    }
  });
  load.stop = async () => {
    over.abort();
    await Promise.all(loops);
  };
  return load;
}

async function count(database: Database, statement: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`${sql.raw(statement)}`.execute(database);
  return Number(rows[0]?.count);
}

const DOUBLED = `SELECT count(*) FROM hold a JOIN hold b ON a.car_id = b.car_id AND a.id < b.id AND a.during && b.during`;
const LOST = `SELECT count(*) FROM booking b WHERE status IN ('PENDING', 'PAID')
  AND NOT EXISTS (SELECT 1 FROM hold h WHERE h.booking_id = b.id)`;
const UNBALANCED = `SELECT count(*) FROM (SELECT booking_id FROM ledger_entry GROUP BY booking_id
  HAVING sum(amount_minor) <> 0) uneven`;

function percentile(sorted: number[], share: number): string {
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
}

function row(name: string, figure: number, target = 0): BenchRow {
  return { name, figure: String(figure), target: String(target), met: figure === target };
}

/** Two servers with database, mail server and provider, to be killed one by one. */
async function setUp() {
  const dataDir = await mkdtemp(join(tmpdir(), 'nolo-load-'));
  const [postgres, mail] = [await startOwnPostgres(), await startMailServer()];
  const ports = [await freePort(), await freePort()];
  const keys = { stripeKey: `sk_test_${secret()}`, webhookSecret: `whsec_${secret()}` };
  const sandbox = await startSandbox({
    port: 0,
    dir: join(dataDir, 'payments'),
    secretKey: keys.stripeKey,
    webhookSecret: keys.webhookSecret,
    webhookUrl: `http://127.0.0.1:${ports[0]}/api/v1/payments/webhook`,
  });
  const start = (index: number) =>
    startServerProcess({
      databaseUrl: postgres.url,
      dataDir,
      sandboxOrigin: sandbox.origin,
      port: ports[index] ?? 0,
      ...keys,
      environment: { SMTP_URL: mail.url },
    });
  const servers = [await start(0), await start(1)];
  const tearDown = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await sandbox.stop();
    await mail.close();
    await postgres.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { postgres, mail, sandbox, servers, start, tearDown };
}
type Stage = Awaited<ReturnType<typeof setUp>>;

/** The database each time; every fifth time something else as well. */
async function breakSomething({ postgres, mail, sandbox }: Stage, kill: number): Promise<void> {
  if (kill % 5 === 0) await postgres.restart();
  if (kill % 5 === 1) mail.beSilent();
  if (kill % 5 === 3) mail.speak();
  if (kill % 5 === 2) {
    await sandboxControl(sandbox.origin, 'faults', { kind: 'drop', pathPrefix: '/v1', count: 20 });
  }
}

/** The mixed load on two servers while database, servers, mail and provider are killed, restarted and cut off. */
export async function benchLoad(): Promise<BenchRow[]> {
  const stage = await setUp();
  const { postgres, servers, start } = stage;
  const { database } = createDatabase(postgres.url, 4);
  const load = await startLoad(database, () => servers);
  let exits = 0;
  const served = async () => {
    const before = load.milliseconds.length;
    await until('calls to be answered', async () => load.milliseconds.length > before + CLIENTS, 60_000);
  };
  try {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await postgres.killAndRestart();
      await served();
      await breakSomething(stage, kill);
      exits += servers.filter((server) => server.hasEnded()).length;
      if (kill % 5 === 4) {
        await servers[kill % 2]?.kill();
        servers[kill % 2] = await start(kill % 2);
      }
      await served();
    }
    await load.stop();
    return await report(database, load, exits);
  } finally {
    await load.stop();
    await database.destroy();
    await stage.tearDown();
  }
}

const secret = () => randomBytes(24).toString('hex');

async function report(database: Database, load: Load, exits: number): Promise<BenchRow[]> {
  const sorted = load.milliseconds.toSorted((a, b) => a - b);
  const statuses = [...load.statuses].map(([status, times]) => `${times} x ${status}`).join(', ');
  const wrong = [...load.statuses].filter(([status]) => status >= 500 && status !== 503);
  return [
    {
      name: `${KILLS} kills and ${Math.floor(KILLS / 5)} restarts of the database, kills of servers, mail and provider: answers`,
      figure: `${statuses}; p50 ${percentile(sorted, 0.5)} ms, p99 ${percentile(sorted, 0.99)} ms`,
      target: '-',
      met: true,
    },
    row('servers that ended by themselves', exits),
    row(
      'answers 5xx other than 503',
      wrong.reduce((sum, [, times]) => sum + times, 0),
    ),
    row('cars held twice', await count(database, DOUBLED)),
    row('bookings without their hold', await count(database, LOST)),
    row('bookings whose ledger does not sum to zero', await count(database, UNBALANCED)),
  ];
}
