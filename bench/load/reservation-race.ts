import type { Database } from '@nolo/db/database.ts';
import { createCar, inDays } from '@nolo/tests/factories/car.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { bearer, reservationBody } from '@nolo/tests/factories/reservation.ts';
import type { BenchRow } from '../bench-row.ts';
import { countDoubledHolds, countLostHolds } from './books.ts';
import { setUpStage, type LoadStage } from './load-stage.ts';
import { BROKEN, STUCK_MS, Tally } from './tally.ts';
import { reasonsRow, wantedRow } from './wanted-row.ts';

/** So many at the same moment. */
const AT_ONCE = 200;
/** Of each moment's renters: so many cars between them, and periods that overlap without being the same. */
const CARS = 2;
const FIRST_DAYS = [10, 11, 12, 13, 14];
const DAYS = 3;
const PROGRESS_EVERY = 1000;

const atOnce = async <T>(count: number, make: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, make));

async function oneMoment({ database, servers }: LoadStage, tally: Tally, count: number): Promise<void> {
  const renters = await atOnce(count, () => createRenter(database));
  const cars = await atOnce(CARS, () => createCar(database));
  const reserve = async (renter: TestRenter, index: number) => {
    const origin = servers[index % 2 === 0 ? 0 : 1].origin;
    const first = FIRST_DAYS[index % FIRST_DAYS.length] ?? 0;
    const body = reservationBody({ start_date: inDays(first), end_date: inDays(first + DAYS) });
    const began = performance.now();
    const reply = await fetch(`${origin}/api/v1/customer/reservation/car/${cars[index % CARS]?.id}`, {
      method: 'POST',
      headers: { ...bearer(renter), 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(STUCK_MS),
    }).catch(() => null);
    await reply?.arrayBuffer();
    tally.count('reserve', reply?.status ?? BROKEN, performance.now() - began);
  };
  await Promise.all(renters.map(reserve));
}

/** Those whose session could not be opened were cancelled, and refused. */
async function countBookings(database: Database): Promise<number> {
  const live = database.selectFrom('booking').select('id').where('status', '=', 'PENDING');
  return (await live.execute()).length;
}

/** Renters who want the same cars at the same moments, over two servers that nobody kills. */
export async function benchReservationRace(reservations: number): Promise<BenchRow[]> {
  const stage = await setUpStage();
  const tally = new Tally();
  try {
    for (let asked = 0; asked < reservations; asked += AT_ONCE) {
      await oneMoment(stage, tally, Math.min(AT_ONCE, reservations - asked));
      if (asked % PROGRESS_EVERY === 0) process.stderr.write(`race: ${asked + AT_ONCE} of ${reservations}\n`);
    }
    const { database } = stage;
    const booked = tally.total((status) => status === 201);
    const race = `race of ${reservations} reservations over two servers, ${AT_ONCE} at a time`;
    return [
      ...tally.rows(race),
      reasonsRow('race: failures, as the servers logged them', stage.reasons),
      wantedRow(
        'race: answers other than 201 and 409',
        reservations - booked - tally.total((status) => status === 409),
      ),
      wantedRow(
        'race: answers 5xx',
        tally.total((status) => status >= 500),
      ),
      wantedRow('race: cars held twice', await countDoubledHolds(database)),
      wantedRow('race: bookings without their hold', await countLostHolds(database)),
      wantedRow(
        'race: bookings told and not there, or there and not told',
        Math.abs(booked - (await countBookings(database))),
      ),
    ];
  } finally {
    await stage.tearDown();
  }
}
