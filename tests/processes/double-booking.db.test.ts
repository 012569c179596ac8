import { afterAll, beforeAll, expect, it } from 'vitest';
import { countHolds, createCar } from '../factories/car.ts';
import { createRenter } from '../factories/renter.ts';
import { bearer, reservationBody } from '../factories/reservation.ts';
import { createStage, type Stage } from './stage.ts';

const RENTERS = 200;
let stage: Stage;

beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.close());

it('200 renters at once on one car, over HTTP and two servers: one booking, 199 clear refusals', async () => {
  const car = await createCar(stage.database);
  const renters = await Promise.all(Array.from({ length: RENTERS }, () => createRenter(stage.database)));
  const servers = [await stage.startServer(), await stage.startServer('other')];
  const body = JSON.stringify(reservationBody());
  const replies = await Promise.all(
    renters.map(async (renter, index) => {
      const origin = servers[index % 2]?.origin ?? '';
      const reply = await fetch(`${origin}/api/v1/customer/reservation/car/${car.id}`, {
        method: 'POST',
        headers: { ...bearer(renter), 'content-type': 'application/json' },
        body,
      });
      return { status: reply.status, body: (await reply.json()) as { code?: string } };
    }),
  );
  expect(replies.filter((reply) => reply.status === 201)).toHaveLength(1);
  const refused = replies.filter((reply) => reply.status === 409);
  expect(refused).toHaveLength(RENTERS - 1);
  expect(new Set(refused.map((reply) => reply.body.code))).toEqual(new Set(['booking.dates_taken']));
  expect(await countHolds(stage.database, car.id)).toBe(1);
  const bookings = await stage.database
    .selectFrom('booking')
    .select('id')
    .where('car_id', '=', car.id)
    .execute();
  expect(bookings).toHaveLength(1);
});
