import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send, stay } from '@nolo/tests/api/support/calls.ts';
import { createWorld, type World } from '@nolo/tests/api/support/world.ts';
import type { TestRenter } from '@nolo/tests/factories/renter.ts';
import { reservationBody } from '@nolo/tests/factories/reservation.ts';
import { testClock } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';

let world: World;
const clock = testClock(testNow());

beforeAll(async () => {
  world = await createWorld({ clock, rateLimitFactor: 1 });
});
afterAll(() => world.close());

const verify = (renter: TestRenter, coupon: string) =>
  send(
    world,
    'verifyCoupon',
    { body: { coupon, car_id: world.rossi.car.id, ...stay(), isSameTime: true } },
    renter,
  );

const quoted = (renter: TestRenter, coupon: string) =>
  send(
    world,
    'carCalculation',
    { params: { carId: world.rossi.car.id }, query: { ...stay(), coupon } },
    renter,
  );

const booked = (renter: TestRenter, coupon: string) =>
  send(
    world,
    'createReservation',
    { params: { carId: world.rossi.car.id }, body: { ...reservationBody({ coupon }) } },
    renter,
  );

describe('guessing coupons', () => {
  it('ends after ten wrong ones, by whatever call; then a right one is not told either', async () => {
    const renter = await world.newRenter();
    for (let count = 0; count < 10; count += 1) {
      const call = [verify, quoted, booked][count % 3] ?? verify;
      expect((await call(renter, `9999999${count}`)).json.code).toBe('coupon.unknown');
    }
    for (const call of [verify, quoted, booked]) {
      expect((await call(renter, world.rossi.coupon.code)).json).toMatchObject({
        status: 429,
        code: 'coupon.too_many_guesses',
        errors: { coupon: [expect.any(String)] },
      });
    }
    expect((await verify(await world.newRenter(), world.rossi.coupon.code)).status).toBe(200);
  });

  it('of guests counts by network: one machine has more addresses of IPv6 than anybody could count', async () => {
    const url = `/api/v1/amount/calculation/car/${world.rossi.car.id}`;
    const ask = async (remoteAddress: string, coupon: string) => {
      const query = { ...stay(), coupon };
      const { app } = world.test;
      return (await app.inject({ url, query, remoteAddress, headers: { host: 'localhost' } })).json().code;
    };
    const guesses: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      guesses.push(await ask(`2001:db8:7:7::${count + 1}`, String(80_000_000 + count)));
    }
    const told = Array<string>(10).fill('coupon.unknown');
    expect(guesses).toEqual([...told, 'coupon.too_many_guesses', 'coupon.too_many_guesses']);
    expect(await ask('2001:db8:7:8::1', '80000000')).toBe('coupon.unknown');
  });

  it('many at once are all counted', async () => {
    const renter = await world.newRenter();
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) => verify(renter, String(90_000_000 + index))),
    );
    const told = replies.filter(({ json }) => json.code === 'coupon.unknown');
    expect(told.length).toBeLessThanOrEqual(10);
  });

  it('does not count a coupon that exists, however often its price is asked for', async () => {
    const renter = await world.newRenter();
    for (let count = 0; count < 15; count += 1) {
      expect((await quoted(renter, world.rossi.coupon.code)).status).toBe(200);
    }
  });

  it('may go on after an hour', async () => {
    const renter = await world.newRenter();
    const codes = async (count: number) => {
      const told = [];
      for (let at = 0; at < count; at += 1) told.push((await verify(renter, `7000000${at}`)).json.code);
      return told;
    };
    expect((await codes(10)).at(-1)).toBe('coupon.unknown');
    clock.advance(59);
    expect(await codes(1)).toEqual(['coupon.too_many_guesses']);
    clock.advance(1);
    expect(await codes(1)).toEqual(['coupon.unknown']);
  });
});
