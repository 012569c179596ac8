import type { Database } from '@nolo/db/database.ts';
import type { TestRenter } from '../../factories/renter.ts';
import { reservationBody } from '../../factories/reservation.ts';
import type { FreeCar } from './free-car.ts';
import type { Stack } from './stack.ts';
import { test as base } from './test.ts';

type Booking = { id: string; number: string };

export async function paidBooking(
  database: Database,
  { origin }: Stack,
  renter: TestRenter,
  car: FreeCar,
): Promise<Booking> {
  const reply = await fetch(`${origin}/api/v1/customer/reservation/car/${car.id}?isSameTime=true`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${renter.token}` },
    body: JSON.stringify(reservationBody()),
  });
  const { data } = (await reply.json()) as { data: { reservation_id: string } };
  return database
    .updateTable('booking')
    .set({ status: 'PAID' })
    .where('id', '=', data.reservation_id)
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

/** `booking`: a paid one of the logged-in renter, to report issues on. */
export const test = base.extend<{ booking: Booking }>({
  booking: async ({ database, stack, renter, car }, use) =>
    use(await paidBooking(database, stack, renter, car)),
});

/** A picture as a file that is chosen. */
export const chosen = (buffer: Buffer, name = 'door.jpg') => ({ name, mimeType: 'image/jpeg', buffer });
