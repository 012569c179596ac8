import { afterAll, beforeAll, expect, it } from 'vitest';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { balancesOf, bookingOf, refundsOf } from '@nolo/tests/api/support/money.ts';
import { createCoupon } from '@nolo/tests/api/support/world.ts';
import { createCar, createCompany, createPlace } from '@nolo/tests/factories/car.ts';
import { changing, wish } from '@nolo/tests/factories/amendments.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { bearer, hotel, reservationBody, reserve, roma } from '@nolo/tests/factories/reservation.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { until } from '@nolo/tests/setup/until.ts';

let test: TestApp;
let renters: ReturnType<typeof changing>;

beforeAll(async () => {
  test = await createTestApp();
  renters = changing(test);
});
afterAll(() => test.close());

const COUPON = '20000036';

/**
 * Three days of a company with everything: one-way 50.00, delivery 25.00, a driver 8.00 a day, 20.00 off by coupon
 * from 150.00 on. Paid: 180.00 - 20.00 = 160.00.
 */
async function paidWithCoupon() {
  const { database } = test.deps;
  const company = await createCompany(database, { one_way_minor: 5000, delivery_minor: 2500 });
  const car = await createCar(database, { company_id: company.id, is_delivery: true });
  const milan = await createPlace(database, company.id);
  const coupon = await createCoupon(database, company.id, COUPON, { minimum_amount_minor: 15_000 });
  const { id: driverExtra } = await database
    .insertInto('extra')
    .values({
      company_id: company.id,
      name: JSON.stringify({ en: 'Driver', it: 'Conducente', fr: 'Conducteur' }),
      price_minor: 800,
      charged: 'per_day',
      is_driver: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const renter = await createRenter(database);
  const body = reservationBody({ coupon: COUPON, expected_total: 16_000 });
  const reply = await reserve(test.app, renter, car.id, body);
  expect(reply.statusCode, reply.body).toBe(201);
  const { url, reservation_id: id } = reply.json<{ data: { url: string; reservation_id: string } }>().data;
  await payWith(url, '4242424242424242');
  await until('PAID', async () => (await bookingOf(database, id)).status === 'PAID');
  const driver = await named(renter);
  return { renter, id, car, milan, coupon, driver, drivers: [{ id: driverExtra, no_of_items: 1 }] };
}

/** Somebody whom the renter may name as a driver. */
async function named(renter: TestRenter): Promise<string> {
  const { email } = await createRenter(test.deps.database, { documentsStatus: 'verified' });
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/v1/company/email/verify',
    headers: bearer(renter),
    payload: { email, drivers: [] },
  });
  return reply.json<{ data: { id: string } }>().data.id;
}

const linesOf = async (id: string) => {
  const { quote } = await bookingOf(test.deps.database, id);
  return Object.fromEntries(quote.lines.map(({ kind, amountMinor }) => [kind, amountMinor]));
};

const refunded = async (id: string) =>
  (await refundsOf(test.deps.database, id)).map(({ amount_minor }) => amount_minor).toSorted((a, b) => a - b);

it('a driver, a delivery and a return elsewhere are added and paid, the coupon stays, and all of it goes back again', async () => {
  const { renter, id, milan, coupon, driver, drivers } = await paidWithCoupon();
  const { database } = test.deps;
  const everything = wish(10, 14, {
    delivery: true,
    pickup_location: hotel,
    return_location: { ...roma, id: milan.id },
    extras: drivers,
    additional_drivers: [driver],
  });
  // 240.00 - 20.00 + 4 x 8.00 + 25.00 + 50.00 = 327.00, so 167.00 more.
  const asked = await renters.quote(renter, id, everything);
  expect(asked.json().data).toMatchObject({
    before: { total: 16_000 },
    after: { total: 32_700 },
    difference: 16_700,
  });
  await renters.pay(await renters.changeToPay(renter, id, { ...everything, expected_total: 32_700 }));
  expect(await renters.made(id)).toMatchObject({
    total_minor: 32_700,
    coupon_id: coupon.id,
    is_delivery: true,
    pickup_location: { description: hotel.description },
    return_location: { id: milan.id },
  });
  expect(await linesOf(id)).toEqual({
    rental: 24_000,
    coupon: -2000,
    extra: 3200,
    delivery: 2500,
    one_way: 5000,
  });
  expect((await renters.detail(renter, id)).additional_drivers).toHaveLength(1);
  expect(await balancesOf(database, id)).toEqual({ provider_cash: 32_700, renter: -32_700 });

  // Without delivery and driver, three days again: 180.00 - 20.00 + 50.00 = 210.00, so 117.00 come back.
  const less = wish(10, 13, { return_location: { ...roma, id: milan.id } });
  expect((await renters.change(renter, id, { ...less, expected_total: 21_000 })).statusCode).toBe(200);
  expect(await linesOf(id)).toEqual({ rental: 18_000, coupon: -2000, one_way: 5000 });
  expect((await renters.detail(renter, id)).additional_drivers).toEqual([]);
  expect(await refunded(id)).toEqual([11_700]);

  // Cancelled in time: the rest comes back, from both payments, and nothing is left.
  expect((await renters.cancel(renter, id)).json().data.reservation).toMatchObject({ refund: 21_000 });
  expect(await refunded(id)).toEqual([5000, 11_700, 16_000]);
  expect(await balancesOf(database, id)).toEqual({});
});

it('below its minimum the coupon does not count, and from there on it counts again', async () => {
  const { renter, id, coupon } = await paidWithCoupon();
  // Two days are 120.00, less than the coupon wants.
  expect((await renters.quote(renter, id, wish(10, 12))).json().data).toMatchObject({
    after: { total: 12_000 },
    difference: -4000,
  });
  expect((await renters.change(renter, id, { ...wish(10, 14), expected_total: 22_000 })).statusCode).toBe(
    200,
  );
  expect(await renters.onlyChange(id)).toMatchObject({ coupon_id: coupon.id, difference_minor: 6000 });
});

it('a driver who is paid for is named, one who is named is paid for, and nobody drives twice', async () => {
  const { renter, id, driver, drivers } = await paidWithCoupon();
  const codeOf = async (more: object) => (await renters.quote(renter, id, wish(10, 13, more))).json().code;
  expect(await codeOf({ extras: drivers })).toBe('booking.drivers_unnamed');
  expect(await codeOf({ additional_drivers: [driver] })).toBe('booking.drivers_unnamed');
  expect(await codeOf({ extras: drivers, additional_drivers: [renter.accountId] })).toBe(
    'booking.driver_unknown',
  );
  expect(await codeOf({ extras: drivers, additional_drivers: [driver, driver] })).toBe(
    'booking.driver_twice',
  );
  expect(await renters.changesOf(id)).toEqual([]);
});

it('an address too far and another company’s place are refused as at the checkout', async () => {
  const { renter, id } = await paidWithCoupon();
  const elsewhere = await createPlace(test.deps.database, (await createCompany(test.deps.database)).id);
  const far = { ...hotel, lat: [45.4, 45.4], long: [9.2, 9.2] };
  const codeOf = async (more: object) => (await renters.quote(renter, id, wish(10, 13, more))).json().code;
  expect(await codeOf({ delivery: true, pickup_location: far })).toBe('booking.delivery_too_far');
  expect(await codeOf({ delivery: true })).toBe('booking.delivery_address_missing');
  expect(await codeOf({ return_location: { ...roma, id: elsewhere.id } })).toBe('booking.place_unknown');
});

const of = (id: number | undefined, no_of_items: number) => ({ id, no_of_items });

it('a booking from before covers excluded each other keeps its three, and takes one instead of them', async () => {
  const { database } = test.deps;
  const { renter, car, id } = await renters.paidBooking();
  const cover = {
    company_id: car.company_id,
    name: JSON.stringify({ en: 'Cover', it: 'Copertura', fr: 'Couverture' }),
    charged: 'per_trip',
    choice_group: 'cover',
  };
  const added = await database
    .insertInto('extra')
    .values([
      { ...cover, price_minor: 1000, excess_minor: 0 },
      { ...cover, price_minor: 500, excess_minor: 25_000 },
    ])
    .returning('id')
    .execute();
  const [zero, reduced] = added.map(({ id: extra }) => extra);
  await database
    .updateTable('booking')
    .set({ extras: JSON.stringify([of(zero, 3)]) })
    .where('id', '=', id)
    .execute();
  const answer = async (end: number, extras: object[]) =>
    (await renters.quote(renter, id, wish(10, end, { extras }))).json();
  expect((await answer(14, [of(zero, 3)])).data.after).toMatchObject({ total: 27_000 });
  expect((await answer(13, [of(reduced, 1)])).data.after).toMatchObject({ total: 18_500 });
  for (const extras of [[of(zero, 4)], [of(zero, 3), of(reduced, 1)], [of(reduced, 2)]]) {
    expect(await answer(13, extras)).toMatchObject({
      status: 422,
      code: 'booking.extras_exclusive',
      errors: { extras: [expect.any(String)] },
    });
  }
});
