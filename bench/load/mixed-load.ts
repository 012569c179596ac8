import { setTimeout as pause } from 'node:timers/promises';
import { createCar } from '@nolo/tests/factories/car.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { sandboxControl } from '@nolo/tests/setup/sandbox-control.ts';
import { until } from '@nolo/tests/setup/until.ts';
import type { BenchRow } from '../bench-row.ts';
import { judge, type Verdict } from './books.ts';
import { breakageOf } from './breakages.ts';
import { setUpStage, type LoadStage } from './load-stage.ts';
import { RenterLoad, type LoadWorld } from './renter-load.ts';
import { percentiles, STUCK_MS, Tally } from './tally.ts';
import { reasonsRow, wantedRow } from './wanted-row.ts';

const RENTERS = 12;
const CARS = 40;
/** What was left undone is found within five minutes whatever happened to the jobs (decision 25), and one to do it. */
const SETTLE_MS = 6 * 60_000;
const LOOK_MS = 3_000;
const PROGRESS_EVERY = 8;
const MAILS_REPEATED_PER_KILL = 1 / 100;

type Running = { world: LoadWorld; stop(): Promise<void> };

async function startRenters(stage: LoadStage): Promise<Running> {
  const { database, servers } = stage;
  const over = new AbortController();
  const world: LoadWorld = {
    origins: () => [servers[0].origin, servers[1].origin],
    cars: await Promise.all(Array.from({ length: CARS }, () => createCar(database))),
    tally: new Tally(),
    promised: { reserved: new Set(), paid: new Set(), cancelled: new Set() },
    untilPaidMs: [],
    over: over.signal,
  };
  const renters = await Promise.all(Array.from({ length: RENTERS }, () => createRenter(database)));
  const loads = renters.map((renter, number) => new RenterLoad(world, renter, number).run());
  return {
    world,
    async stop() {
      over.abort();
      await Promise.all(loads);
    },
  };
}

/** Back when renters have been answered again. */
async function served({ world: { tally } }: Running): Promise<void> {
  const goal = tally.answered + RENTERS;
  await until('renters to be answered', async () => tally.answered > goal, STUCK_MS);
}

/**
 * One breakage after the other while the load goes on; tells how often each, and how many servers ended
 * by themselves.
 */
async function strike(stage: LoadStage, load: Running, kills: number) {
  const times = new Map<string, number>();
  let exits = 0;
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const breakage = breakageOf(kill);
      await breakage.strike(stage);
      exits += stage.servers.filter((server) => server.hasEnded()).length;
      await served(load);
      await breakage.mend?.(stage);
      times.set(breakage.name, (times.get(breakage.name) ?? 0) + 1);
      if ((kill + 1) % PROGRESS_EVERY === 0) process.stderr.write(`${kill + 1} of ${kills} kills\n`);
    }
  } finally {
    await load.stop();
  }
  return { times, exits };
}

const isSettled = ({ undone, differences, brokenPromises }: Verdict) =>
  undone + differences + brokenPromises === 0;

/** Everything stands again: what was interrupted is finished by jobs, webhooks and the reconciler. */
async function settle(stage: LoadStage, { world }: Running): Promise<{ verdict: Verdict; seconds: number }> {
  const began = Date.now();
  await sandboxControl(stage.provider.origin, 'webhooks/retry-now');
  for (;;) {
    const verdict = await judge(stage, world.promised);
    const tookMs = Date.now() - began;
    if (isSettled(verdict) || tookMs > SETTLE_MS) return { verdict, seconds: Math.round(tookMs / 1000) };
    await pause(LOOK_MS);
  }
}

/** Two servers under the mixed load while servers, database, mail server and provider are killed by turns. */
export async function benchMixedLoad(kills: number): Promise<BenchRow[]> {
  const stage = await setUpStage();
  try {
    const load = await startRenters(stage);
    const struck = await strike(stage, load, kills);
    const settled = await settle(stage, load);
    return [
      whatHappened(kills, struck.times, settled),
      ...load.world.tally.rows('mixed load'),
      {
        name: 'mixed load: from paying to PAID',
        figure: percentiles(load.world.untilPaidMs),
        target: '-',
        met: true,
      },
      reasonsRow('mixed load: failures, as the servers logged them', stage.reasons),
      wantedRow('servers that ended by themselves', struck.exits),
      ...verdictRows(kills, load.world.tally, settled.verdict),
    ];
  } finally {
    await stage.tearDown();
  }
}

type Settled = Awaited<ReturnType<typeof settle>>;

function whatHappened(kills: number, times: Map<string, number>, { verdict, seconds }: Settled): BenchRow {
  const struck = [...times].map(([name, number]) => `${name} ${number}`).join(', ');
  const { bookings, payments, mails } = verdict;
  return {
    name: `mixed load on two servers, ${kills} kills (${struck})`,
    figure: `${bookings} bookings, ${payments} payments, ${mails} mails; at rest ${seconds} s after the last`,
    target: '-',
    met: true,
  };
}

function verdictRows(kills: number, tally: Tally, verdict: Verdict): BenchRow[] {
  return [
    wantedRow(
      'answers that nothing explains (5xx other than 503, refusals without a reason)',
      tally.unexplained,
    ),
    wantedRow('doubled: cars held twice', verdict.doubledHolds),
    wantedRow('doubled: bookings paid twice', verdict.paidTwice),
    wantedRow('lost: bookings without their hold', verdict.lostHolds),
    wantedRow('lost: reserved, paid or cancelled as a renter was told, and not so', verdict.brokenPromises),
    wantedRow('lost: mails and refunds never sent', verdict.undone),
    wantedRow('bookings whose ledger does not sum to zero', verdict.uneven),
    wantedRow('bookings for which provider and ledger differ', verdict.differences),
    wantedRow('mails sent twice', verdict.repeatedMails, Math.ceil(kills * MAILS_REPEATED_PER_KILL)),
  ];
}
