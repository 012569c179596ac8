import { sql } from 'kysely';
import { hoursOf } from '../demo/opening-times.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { carCalculation, verifyCoupon } from '@nolo/contract/quotes.ts';
import { createCar, createCompany, createPlace, inDays } from '@nolo/tests/factories/car.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { bearer, hotelQuery } from '@nolo/tests/factories/reservation.ts';
import { createWebsite } from '@nolo/tests/factories/website.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';

type Calculation = CallData<typeof carCalculation>;
type Headers = Record<string, string>;

let nolo: TestApp;
let company: { id: number };
let car: { id: number };

const dates = { start_date: inDays(10), end_date: inDays(13), isSameTime: true };

async function get(query: Record<string, unknown>, carId: number | string = car.id, headers: Headers = {}) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return nolo.app.inject({
    url: `/api/v1/amount/calculation/car/${carId}?${search}`,
    headers: { host: 'www.nolo.test', ...headers },
  });
}

async function calculate(query: Record<string, unknown> = {}, carId = car.id, headers: Headers = {}) {
  const reply = await get({ ...dates, ...query }, carId, headers);
  expect({ statusCode: reply.statusCode, body: reply.body }).toMatchObject({ statusCode: 200 });
  return reply.json<{ data: Calculation }>().data;
}

async function refusal(query: Record<string, unknown>, carId: number | string = car.id) {
  const reply = await get({ ...dates, ...query }, carId);
  const { code, errors } = reply.json<{ code: string; errors?: Record<string, string[]> }>();
  return { status: reply.statusCode, code, fields: Object.keys(errors ?? {}) };
}

const names = (name: string) => JSON.stringify({ en: name, it: `${name} it`, fr: `${name} fr` });
const day = (days: number) => inDays(days).slice(0, 10);

async function verify(payload: object) {
  const url = '/api/v1/company/coupons/verify';
  return nolo.app.inject({ method: 'POST', url, payload, headers: { host: 'www.nolo.test' } });
}

async function addDeal(values: {
  kind?: string;
  value: number;
  car_id?: number;
  from?: number;
  to?: number;
}) {
  return nolo.deps.database
    .insertInto('deal')
    .values({
      company_id: company.id,
      car_id: values.car_id ?? null,
      name: names('Deal'),
      kind: values.kind ?? 'flat_discount',
      value: values.value,
      starts_on: day(values.from ?? 100),
      ends_on: day(values.to ?? 120),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function addCoupon(code: string, values: Record<string, unknown> = {}) {
  await nolo.deps.database
    .insertInto('coupon')
    .values({
      company_id: company.id,
      code,
      kind: 'discount_percentage',
      value: 10,
      starts_on: day(-5),
      ends_on: day(5),
      ...values,
    })
    .execute();
}

beforeAll(async () => {
  nolo = await createTestApp({ work: false });
  const { database } = nolo.deps;
  company = await createCompany(database, {
    young_driver_per_day_minor: 1200,
    one_way_minor: 6000,
    delivery_minor: 3000,
    flexible_return_minor: 1500,
    turnaround_minutes: 60,
  });
  car = await createCar(database, { company_id: company.id });
});
afterAll(() => nolo.close());

describe('the price', () => {
  test('is that of docs/specification/price.md 2 with VAT, charges and deposit told apart', async () => {
    const { quote, ...rest } = await calculate();
    expect(quote).toMatchObject({ days: 3, rental_price: 18_000, total: 18_000, deposit: 30_000 });
    expect(quote.subtotal + quote.vat).toBe(quote.total);
    expect(quote.lines).toEqual([
      { kind: 'rental', label: null, quantity: 1, days: null, unit_amount: 18_000, amount: 18_000 },
    ]);
    expect(rest).toMatchObject({ availability: 'free', free_cancellation_until: `${day(8)}T00:00` });
  });

  test('counts 10 days as a week and three days, and accepts instants with an offset', async () => {
    const start = new Date(`${inDays(10)}:00Z`).toISOString();
    const { quote } = await calculate({ start_date: start, end_date: start.replace(/^.{10}/, day(20)) });
    expect(quote).toMatchObject({
      days: 10,
      rental_price: 53_000,
      periods: { months: 0, weeks: 1, days: 3 },
    });
  });

  test('adds the flexible-return and young-driver fees when they apply', async () => {
    const flexible = await calculate({ isSameTime: false, end_date: inDays(13, '11:00') });
    expect(flexible.quote.total).toBe(19_500);
    const young = await createRenter(nolo.deps.database, { dob: day(-24 * 365) });
    expect((await calculate({}, car.id, bearer(young))).quote.total).toBe(21_600);
    const adult = await createRenter(nolo.deps.database);
    expect((await calculate({}, car.id, bearer(adult))).quote.total).toBe(18_000);
  });
});

describe('where the car is taken and left', () => {
  test('another of the company’s places is a one-way rental, whatever the descriptions say', async () => {
    const { database } = nolo.deps;
    const [own, other] = [
      await createPlace(database, company.id, { name: 'Roma Termini' }),
      await createPlace(database, company.id),
    ];
    const standing = await createCar(database, { company_id: company.id, location_id: own.id });
    expect((await calculate({ rl_id: other.id }, standing.id)).quote.total).toBe(24_000);
    expect((await calculate({ rl_id: own.id }, standing.id)).quote.total).toBe(18_000);
    expect((await calculate({ pl: 'Roma', rl: 'Milano' }, standing.id)).quote.total).toBe(18_000);
    expect((await calculate({ rl_id: other.id })).quote.total).toBe(24_000);
  });

  test('it costs nothing more where the company sets no fee', async () => {
    const free = await createCar(nolo.deps.database);
    const place = await createPlace(nolo.deps.database, free.company_id);
    expect((await calculate({ rl_id: place.id }, free.id)).quote.total).toBe(18_000);
  });

  test('a place of another company, and one given up, are refused', async () => {
    const { database } = nolo.deps;
    const foreign = await createPlace(database, (await createCompany(database)).id);
    const closed = await createPlace(database, company.id, { name: 'Closed', is_active: false });
    for (const { id } of [foreign, closed]) {
      expect(await refusal({ rl_id: id })).toEqual({
        status: 422,
        code: 'booking.place_unknown',
        fields: ['return_location'],
      });
    }
  });

  test('an area to leave it in stands for the company’s nearest place there, unless one is chosen', async () => {
    const { database } = nolo.deps;
    const { id: company_id } = await createCompany(database, { one_way_minor: 6000 });
    const own = await createPlace(database, company_id, { name: 'Roma', latitude: 41.9, longitude: 12.5 });
    await createPlace(database, company_id);
    const { id } = await createCar(database, { company_id, location_id: own.id });
    const milan = { return_pl: 'Milano', return_lat: '45.3,45.6', return_long: '9,9.4' };
    const rome = { return_lat: '41.7,42.1', return_long: '12.2,12.8' };
    expect((await calculate(milan, id)).quote.total).toBe(24_000);
    expect((await calculate(milan, id)).quote.lines).toContainEqual(
      expect.objectContaining({ kind: 'one_way', amount: 6000 }),
    );
    expect((await calculate(rome, id)).quote.total).toBe(18_000);
    expect((await calculate({ ...milan, rl_id: own.id }, id)).quote.total).toBe(18_000);
    expect(await refusal({ ...milan, return_lat: '38,38.3' }, id)).toEqual({
      status: 422,
      code: 'booking.place_unknown',
      fields: ['return_location'],
    });
  });

  test('delivery is added for an address within the radius, and refused without one or beyond', async () => {
    const delivered = await createCar(nolo.deps.database, { company_id: company.id, is_delivery: true });
    const asked = (query: object) => refusal({ delivery: true, ...query }, delivered.id);
    const { quote } = await calculate({ delivery: true, ...hotelQuery }, delivered.id);
    expect(quote.total).toBe(21_000);
    expect(await asked({})).toMatchObject({ code: 'booking.delivery_address_missing' });
    expect(await asked({ pl: 'Via Sistina 22' })).toMatchObject({ code: 'booking.delivery_address_missing' });
    expect(await asked({ ...hotelQuery, pl: ' ' })).toMatchObject({
      code: 'booking.delivery_address_missing',
    });
    expect(await asked({ ...hotelQuery, pl_lat: 45.46 })).toEqual({
      status: 422,
      code: 'booking.delivery_too_far',
      fields: ['pickup_location'],
    });
    expect(await refusal({ delivery: true, ...hotelQuery })).toMatchObject({
      status: 422,
      code: 'booking.delivery_not_offered',
    });
  });

  test('a delivered car costs the one-way fee at any of the company’s places, its own too', async () => {
    const own = await createPlace(nolo.deps.database, company.id, { name: 'Roma Tiburtina' });
    const delivered = await createCar(nolo.deps.database, {
      company_id: company.id,
      is_delivery: true,
      location_id: own.id,
    });
    const query = { delivery: true, ...hotelQuery, rl_id: own.id };
    expect((await calculate(query, delivered.id)).quote.total).toBe(27_000);
  });

  test.each([
    ['en', 'it is about 397 km away, and this company delivers within 30 km'],
    ['it', 'è a circa 397 km e il noleggiatore consegna entro 30 km'],
    ['fr', 'c’est à environ 397\u00a0km, et ce loueur livre dans un rayon de 30\u00a0km'],
  ])('the refusal names the distance (%s)', async (language, words) => {
    const delivered = await createCar(nolo.deps.database, { is_delivery: true });
    const query = {
      ...hotelQuery,
      delivery: 'true',
      pl_lat: '45.46',
      start_date: inDays(10),
      end_date: inDays(13),
    };
    const reply = await nolo.app.inject({
      url: `/api/v1/amount/calculation/car/${delivered.id}`,
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      headers: { host: 'www.nolo.test', 'accept-language': language },
    });
    expect(reply.json().message).toContain(words);
    expect(reply.json().errors.pickup_location[0]).toContain(words);
  });
});

describe('a rental for an event', () => {
  test('is of a car that is offered for events', async () => {
    const festive = await createCar(nolo.deps.database, { company_id: company.id, for_events: true });
    expect((await calculate({ isEvent: true }, festive.id)).quote.total).toBe(18_000);
    expect(await refusal({ isEvent: true })).toEqual({
      status: 422,
      code: 'car.not_for_events',
      fields: ['isEvent'],
    });
    expect(await refusal({ isEvent: false })).toMatchObject({ status: 200 });
  });
});

describe('what is not said', () => {
  test('counts as not chosen: any return time, with the company’s fee', async () => {
    const flexible = await createCompany(nolo.deps.database, { flexible_return_minor: 1500 });
    const { id } = await createCar(nolo.deps.database, { company_id: flexible.id });
    const late = { start_date: dates.start_date, end_date: inDays(13, '10:30') };
    const silent = await get(late, id);
    expect(silent.json<{ data: Calculation }>().data.quote.total).toBe(19_500);
    expect(await refusal({ ...late, isSameTime: true }, id)).toMatchObject({
      code: 'booking.return_after_pickup_time',
    });
  });
});

describe('extras', () => {
  test('are priced per trip and per day, named in the language', async () => {
    const extras = await nolo.deps.database
      .insertInto('extra')
      .values([
        { company_id: company.id, name: names('Seat'), price_minor: 1000, charged: 'per_trip' },
        {
          company_id: company.id,
          name: names('Driver'),
          price_minor: 500,
          charged: 'per_day',
          is_driver: true,
        },
      ])
      .returning('id')
      .execute();
    const [seat, driver] = extras.map(({ id }) => id);
    const { quote } = await calculate({ extras: `${seat}:2,${driver}:1` }, car.id, {
      'accept-language': 'it',
    });
    expect(quote).toMatchObject({ extras_amount: 3500, total: 21_500 });
    expect(quote.lines.filter(({ kind }) => kind === 'extra')).toEqual([
      { kind: 'extra', label: 'Seat it', quantity: 2, days: null, unit_amount: 1000, amount: 2000 },
      { kind: 'extra', label: 'Driver it', quantity: 3, days: 3, unit_amount: 500, amount: 1500 },
    ]);
    expect(await refusal({ extras: `${seat}:0` })).toMatchObject({ status: 400, fields: ['extras'] });
  });

  test('end at ten of one, and at five drivers of all kinds together', async () => {
    const charged = { company_id: company.id, price_minor: 100, charged: 'per_trip' as const };
    const added = await nolo.deps.database
      .insertInto('extra')
      .values([
        { ...charged, name: names('Chains') },
        { ...charged, name: names('Driver'), is_driver: true },
        { ...charged, name: names('Family driver'), is_driver: true },
      ])
      .returning('id')
      .execute();
    const [chains, driver, family] = added.map(({ id }) => id);
    expect((await calculate({ extras: `${chains}:10,${driver}:2,${family}:3` })).quote.extras_amount).toBe(
      1500,
    );
    expect(await refusal({ extras: `${driver}:3,${family}:3` })).toEqual({
      status: 422,
      code: 'booking.too_many_drivers',
      fields: ['extras'],
    });
    expect(await refusal({ extras: `${chains}:9,${chains}:2` })).toEqual({
      status: 422,
      code: 'booking.extra_quantity',
      fields: ['extras'],
    });
    expect(await refusal({ extras: `${chains}:11` })).toMatchObject({ status: 400, fields: ['extras'] });
    // As many as the company gives, named twice or once.
    await nolo.deps.database
      .updateTable('extra')
      .set({ most: 2 })
      .where('id', '=', chains ?? 0)
      .execute();
    expect(await refusal({ extras: `${chains}:2,${chains}:1` })).toMatchObject({
      status: 422,
      code: 'booking.extra_quantity',
    });
    expect((await calculate({ extras: `${chains}:2` })).quote.extras_amount).toBeGreaterThan(0);
  });

  test('of a group are one, once, by whatever quantity a second one is asked for', async () => {
    const cover = { company_id: company.id, charged: 'per_day' as const, choice_group: 'cover' };
    const added = await nolo.deps.database
      .insertInto('extra')
      .values([
        { ...cover, name: names('Reduced'), price_minor: 700, excess_minor: 25_000 },
        { ...cover, name: names('Zero'), price_minor: 1400, excess_minor: 0 },
      ])
      .returning('id')
      .execute();
    const [reduced, zero] = added.map(({ id }) => id);
    expect((await calculate({ extras: `${zero}:1` })).quote.extras_amount).toBe(4200);
    for (const extras of [`${reduced}:1,${zero}:1`, `${zero}:3`, `${zero}:1,${zero}:1`]) {
      expect(await refusal({ extras })).toEqual({
        status: 422,
        code: 'booking.extras_exclusive',
        fields: ['extras'],
      });
    }
    const { message } = (await get({ ...dates, extras: `${reduced}:1,${zero}:1` })).json<{
      message: string;
    }>();
    expect(message).toContain('Reduced');
    expect(message).toContain('Zero');
  });

  test('of another company are unknown', async () => {
    const other = await createCompany(nolo.deps.database);
    const { id } = await nolo.deps.database
      .insertInto('extra')
      .values({ company_id: other.id, name: names('Seat'), price_minor: 1, charged: 'per_trip' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const refused = await refusal({ extras: `${id}:1` });
    expect(refused).toEqual({ status: 422, code: 'booking.extra_unknown', fields: ['extras'] });
  });
});

describe('deals', () => {
  const season = { start_date: inDays(105), end_date: inDays(108) };

  test('the best one applies, named; the one asked for wins', async () => {
    const small = await addDeal({ value: 1000 });
    await addDeal({ kind: 'discount_percentage', value: 20 });
    const best = await calculate({ ...season });
    expect(best.quote).toMatchObject({ deal_discount: 3600, total: 14_400 });
    expect(best.quote.lines[1]).toMatchObject({ kind: 'deal', label: 'Deal', amount: -3600 });
    expect((await calculate({ ...season, dealId: small.id })).quote.total).toBe(17_000);
  });

  test("another day's, another car's and an unknown one are refused", async () => {
    const other = await createCar(nolo.deps.database, { company_id: company.id });
    const foreign = await addDeal({ value: 1, car_id: other.id });
    const late = await addDeal({ value: 1, from: 200, to: 201 });
    for (const dealId of [foreign.id, late.id, 2_000_000_000]) {
      const refused = await refusal({ ...season, dealId });
      expect(refused).toEqual({ status: 422, code: 'booking.deal_unknown', fields: ['dealId'] });
    }
  });
});

describe('coupons', () => {
  beforeAll(async () => {
    await addCoupon('10000001');
    await addCoupon('10000002', { starts_on: day(2), ends_on: day(9) });
    await addCoupon('10000003', { starts_on: day(-9), ends_on: day(-1) });
    await addCoupon('10000004', { minimum_amount_minor: 18_001 });
    await addCoupon('10000005', { kind: 'flat_discount', value: 99_999_999 });
    const other = await createCompany(nolo.deps.database);
    await addCoupon('10000006', { company_id: other.id });
  });

  test('take off what they promise, never more than the rental price', async () => {
    expect((await calculate({ coupon: '10000001' })).quote).toMatchObject({
      coupon_discount: 1800,
      total: 16_200,
    });
    expect((await calculate({ coupon: '10000005' })).quote.total).toBe(0);
  });

  test.each([
    ['10000002', 'coupon.not_started'],
    ['10000003', 'coupon.expired'],
    ['10000004', 'coupon.minimum_not_reached'],
    ['10000006', 'coupon.unknown'],
    ['99999999', 'coupon.unknown'],
  ])('%s is refused: %s', async (coupon, code) => {
    expect(await refusal({ coupon })).toEqual({ status: 422, code, fields: ['coupon'] });
  });

  test('a letter or seven digits are malformed', async () => {
    expect(await refusal({ coupon: '1234567a' })).toMatchObject({ status: 400, fields: ['coupon'] });
    expect(await refusal({ coupon: '1234567' })).toMatchObject({ status: 400, fields: ['coupon'] });
  });

  test('POST /company/coupons/verify says what a coupon takes off', async () => {
    const reply = await verify({ coupon: '10000001', car_id: car.id, ...dates });
    expect(reply.statusCode).toBe(200);
    const { data } = reply.json<{ data: CallData<typeof verifyCoupon> }>();
    expect(data).toEqual({
      coupon: '10000001',
      kind: 'discount_percentage',
      value: 10,
      discount: 1800,
      ends_on: day(5),
    });
    expect((await verify({ coupon: '10000003', car_id: car.id, ...dates })).statusCode).toBe(422);
    expect((await verify({ coupon: '10000001', car_id: 2_000_000_000, ...dates })).statusCode).toBe(404);
    expect((await verify({ coupon: 10000001, car_id: car.id, ...dates })).statusCode).toBe(400);
    expect((await verify({ coupon: '10000001' })).statusCode).toBe(400);
  });
});

describe('availability', () => {
  test('a hold within the dates or the turnaround after them makes the car unavailable', async () => {
    const busy = await createCar(nolo.deps.database, { company_id: company.id });
    await sql`INSERT INTO hold (car_id, during, reason) VALUES (${busy.id},
      tstzrange(${inDays(20)}::timestamp AT TIME ZONE 'Europe/Rome',
                ${inDays(22)}::timestamp AT TIME ZONE 'Europe/Rome'), 'offline')`.execute(nolo.deps.database);
    const available = async (start: string, end: string) =>
      (await calculate({ start_date: start, end_date: end, isSameTime: false }, busy.id)).availability;
    expect(await available(inDays(19), inDays(21))).toBe('taken');
    expect(await available(inDays(18), inDays(20, '09:00'))).toBe('free');
    expect(await available(inDays(18), inDays(20, '09:01'))).toBe('taken');
    expect(await available(inDays(22), inDays(23))).toBe('free');
  });

  test('a car that is offline has a price and is not available', async () => {
    const offline = await createCar(nolo.deps.database, { is_online: false });
    expect((await calculate({}, offline.id)).availability).toBe('taken');
  });
});

describe('refuses', () => {
  test.each<[string, Record<string, unknown>, number, string, string]>([
    ['the past', { start_date: inDays(-1) }, 422, 'booking.pickup_in_past', 'start_date'],
    ['reversed dates', { end_date: inDays(9) }, 422, 'booking.return_before_pickup', 'end_date'],
    ['31 days', { end_date: inDays(41) }, 422, 'booking.range_too_long', 'end_date'],
    ['a later time', { end_date: inDays(13, '10:01') }, 422, 'booking.return_after_pickup_time', 'end_date'],
    ['a day no calendar has', { start_date: '2027-02-30T10:00' }, 400, 'request.invalid', 'start_date'],
    ['no time', { start_date: '2027-02-20' }, 400, 'request.invalid', 'start_date'],
    ['SQL as deal', { dealId: '1;DROP TABLE car' }, 400, 'request.invalid', 'dealId'],
    ['SQL as extras', { extras: "1' OR 1=1" }, 400, 'request.invalid', 'extras'],
    ['a long place', { pl: 'x'.repeat(201) }, 400, 'request.invalid', 'pl'],
    ['no switch', { isSameTime: 'maybe' }, 400, 'request.invalid', 'isSameTime'],
  ])('%s', async (_name, query, status, code, field) => {
    expect(await refusal(query)).toEqual({ status, code, fields: [field] });
  });

  test.each(['0', '-1', 'x', '1.5', '99999999999'])('car id %j', async (id) => {
    expect((await refusal({}, id)).status).toBe(400);
  });

  test('an unknown car', async () => {
    expect(await refusal({}, 2_000_000_000)).toMatchObject({ status: 404, code: 'car.not_found' });
  });

  test("another tenant's car", async () => {
    const other = await createCompany(nolo.deps.database);
    await createWebsite(nolo.deps.database, { sub_domain: 'tenant', company_id: other.id });
    const reply = await get(dates, car.id, { host: 'tenant.nolo.test', company_id: String(company.id) });
    expect(reply.statusCode).toBe(404);
  });

  test('a pickup outside opening hours and within the lead time', async () => {
    const open = ['09:00', '18:00'] as const;
    const strict = await createCompany(nolo.deps.database, {
      opening_hours: hoursOf(open, open, open),
      lead_minutes: 20 * 1440,
    });
    const strictCar = await createCar(nolo.deps.database, { company_id: strict.id });
    expect(await refusal({}, strictCar.id)).toMatchObject({
      code: 'booking.lead_time',
      fields: ['start_date'],
    });
    const early = { start_date: inDays(30, '08:00'), end_date: inDays(32, '08:00') };
    expect(await refusal(early, strictCar.id)).toMatchObject({
      code: 'booking.pickup_outside_opening_hours',
    });
    const late = { start_date: inDays(30), end_date: inDays(32, '08:00') };
    expect(await refusal(late, strictCar.id)).toMatchObject({ code: 'booking.return_outside_opening_hours' });
  });
});
