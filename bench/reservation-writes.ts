import { sql } from 'kysely';
import { createCar } from '@nolo/tests/factories/car.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { bearer, reservationBody } from '@nolo/tests/factories/reservation.ts';
import type { BenchRow } from './bench-row.ts';
import { setUpStage, type LoadStage } from './load/load-stage.ts';
import { processorTime } from './processor-time.ts';
import { timesRow } from './times-row.ts';

const CALLS = 60;
const AT_ONCE = 8;

/** Reservations over HTTP, each of a car and by a renter of its own. */
async function reserveMany({ database, servers }: LoadStage): Promise<() => Promise<unknown>> {
  const calls: { carId: number; headers: Record<string, string> }[] = [];
  for (let made = 0; made < CALLS; made += 1) {
    const { id: carId } = await createCar(database);
    calls.push({ carId, headers: bearer(await createRenter(database)) });
  }
  const body = JSON.stringify(reservationBody());
  const work = async () => {
    for (let call = calls.pop(); call !== undefined; call = calls.pop()) {
      const reply = await fetch(`${servers[0].origin}/api/v1/customer/reservation/car/${call.carId}`, {
        method: 'POST',
        headers: { ...call.headers, 'content-type': 'application/json' },
        body,
      });
      if (reply.status !== 201) throw new Error(`${reply.status}: ${await reply.text()}`);
      await reply.arrayBuffer();
    }
  };
  return () => Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** What the first server's own thread and all connections to the database have used so far, in milliseconds. */
async function usedBy({ database, servers }: LoadStage): Promise<Map<number, number>> {
  const { rows } = await sql<{ pid: number }>`SELECT pid FROM pg_stat_activity
    WHERE datname = current_database()`.execute(database);
  return new Map([servers[0].pid, ...rows.map(({ pid }) => pid)].map((pid) => [pid, processorTime(pid)]));
}

/** Processor time of one reservation, of server and database. */
async function timeWith(stage: LoadStage, trigger: 'ENABLE' | 'DISABLE'): Promise<number> {
  await sql`ALTER TABLE hold ${sql.raw(trigger)} TRIGGER listing_insert`.execute(stage.database);
  // The first calls after a switch plan their statements anew.
  await (
    await reserveMany(stage)
  )();
  const reserve = await reserveMany(stage);
  const before = await usedBy(stage);
  await reserve();
  const after = await usedBy(stage);
  return [...after].reduce((sum, [pid, used]) => sum + used - (before.get(pid) ?? 0), 0) / CALLS;
}

/** What a listing costs a reservation, which is its hold's trigger. */
export async function reservationRow(): Promise<BenchRow> {
  const stage = await setUpStage();
  try {
    return await timesRow(
      'core time of a reservation over HTTP: with listings, against their trigger switched off',
      () => timeWith(stage, 'DISABLE'),
      () => timeWith(stage, 'ENABLE'),
    );
  } finally {
    await stage.tearDown();
  }
}
