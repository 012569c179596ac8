import { createDatabase } from '@nolo/db/database.ts';
import { createCar } from '@nolo/tests/factories/car.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { bearer, reservationBody } from '@nolo/tests/factories/reservation.ts';
import type { Stack } from '@nolo/tests/e2e/support/stack.ts';
import type { BenchRow } from './bench-row.ts';

const RENTERS = [20, 200];

async function race(stack: Stack, count: number): Promise<BenchRow> {
  const { database } = createDatabase(stack.databaseUrl, 4);
  try {
    const car = await createCar(database);
    const renters = await Promise.all(Array.from({ length: count }, () => createRenter(database)));
    const body = JSON.stringify(reservationBody());
    const began = performance.now();
    const statuses = await Promise.all(
      renters.map(async (renter) => {
        const reply = await fetch(`${stack.origin}/api/v1/customer/reservation/car/${car.id}`, {
          method: 'POST',
          headers: { ...bearer(renter), 'content-type': 'application/json' },
          body,
        });
        await reply.arrayBuffer();
        return reply.status;
      }),
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(2);
    const [booked, refused] = [201, 409].map((one) => statuses.filter((status) => status === one).length);
    return {
      name: `${count} renters booking one car at once: bookings + clear refusals`,
      figure: `${booked} + ${refused} (all answered in ${seconds} s)`,
      target: `1 + ${count - 1}`,
      met: booked === 1 && refused === count - 1,
    };
  } finally {
    await database.destroy();
  }
}

export async function benchBooking(stack: Stack): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const count of RENTERS) rows.push(await race(stack, count));
  return rows;
}
