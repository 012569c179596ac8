import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '@nolo/contract/api.ts';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar, createCompany, inDays } from '@nolo/tests/factories/car.ts';
import { createMember, type TestMember } from '@nolo/tests/factories/member.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';

let test: TestApp;
let companyId: number;
let manager: TestMember;
let car: Awaited<ReturnType<typeof createCar>>;

beforeAll(async () => {
  test = await createTestApp({ work: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  companyId = (await createCompany(test.deps.database, {})).id;
  manager = await createMember(test.deps.database, 'manager', { companyId });
  car = await createCar(test.deps.database, { company_id: companyId });
});

async function ask(endpoint: Endpoint, { id = 0, body }: { id?: number; body?: object } = {}) {
  const reply = await test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params: { companyId, id } }),
    headers: { host: 'localhost', origin: test.deps.config.PUBLIC_ORIGIN, cookie: manager.cookie },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

const day = (days: number) => inDays(days).slice(0, 10);
const spring = () => ({
  kind: 'discount_percentage',
  value: 20,
  starts_on: day(10),
  ends_on: day(30),
  name_it: 'Primavera',
  name_en: 'Spring',
  name_fr: '',
  car_id: null,
  min_lead_days: null,
  max_lead_days: null,
});
const welcome = () => ({
  kind: 'flat_discount',
  value: 1000,
  starts_on: day(-1),
  ends_on: day(60),
  code: '20272027',
  minimum_amount: 10_000,
  max_uses: 2,
});

const addDeal = async (changes: object = {}): Promise<number> =>
  (await ask(businessApi.createDeal, { body: { ...spring(), ...changes } })).data.id;
const addCoupon = async (changes: object = {}): Promise<number> =>
  (await ask(businessApi.createCoupon, { body: { ...welcome(), ...changes } })).data.id;
const listed = async () => (await ask(businessApi.offers)).data;

/** What a renter pays for three days, 180.00 without any discount. */
async function price(from: number, coupon?: string) {
  const reply = await test.app.inject({
    url: callUrl(api.carCalculation.path, {
      params: { carId: car.id },
      query: { start_date: inDays(from), end_date: inDays(from + 3), isSameTime: true, coupon },
    }),
    headers: { host: 'localhost', 'accept-language': 'fr' },
  });
  const body = reply.json();
  return reply.statusCode === 200 ? body.data.quote : body.code;
}

const found = async (from: number) => (await cardOf(from)).total;

/** What the search's card says of the dates. */
async function cardOf(from: number) {
  const reply = await test.app.inject({
    method: 'POST',
    url: callUrl(api.searchCars.path, { query: { isSameTime: true } }),
    headers: { host: 'localhost' },
    payload: { company_id: [companyId], start_date: inDays(from), end_date: inDays(from + 3) },
  });
  return reply.json().data.cars[0].dates;
}

describe('a deal', () => {
  it('takes its part off pickups in its days, in search and quote, in the reader’s words', async () => {
    await addDeal();
    expect([await found(12), await found(40)]).toEqual([14_400, 18_000]);
    expect(await price(12)).toMatchObject({
      total: 14_400,
      lines: [{ kind: 'rental' }, { kind: 'deal', label: 'Primavera', amount: -3600 }],
    });
  });

  it('is for whoever books early or late enough where that is wanted, and says so where it shows', async () => {
    await addDeal({ min_lead_days: 20 });
    await addDeal({ value: 50, max_lead_days: 11 });
    expect([await found(11), await found(12), await found(20)]).toEqual([9000, 18_000, 14_400]);
    const totals = [await price(11), await price(12), await price(20)].map(({ total }) => total);
    expect(totals).toEqual([9000, 18_000, 14_400]);
    expect(await cardOf(20)).toMatchObject({
      deal_window: { starts_on: day(10), ends_on: day(30), min_lead_days: 20, max_lead_days: null },
    });
    expect(
      await ask(businessApi.createDeal, { body: { ...spring(), min_lead_days: 9, max_lead_days: 8 } }),
    ).toMatchObject({ status: 400, errors: { max_lead_days: [expect.any(String)] } });
  });

  it('is for one car alone where that is wanted', async () => {
    const other = await createCar(test.deps.database, { company_id: companyId });
    await addDeal({ car_id: other.id, kind: 'flat_discount', value: 500 });
    expect(await price(12)).toMatchObject({ total: 18_000 });
    expect((await listed()).deals).toMatchObject([{ car_id: other.id, kind: 'flat_discount', value: 500 }]);
  });

  it('is changed for the next quote, and leaves bookings as they are', async () => {
    const id = await addDeal();
    const { database } = test.deps;
    const booking = await createBooking(database, await createRenter(database), {
      status: 'PAID',
      car,
      pickup: inDays(50),
      return: inDays(52),
    });
    await database.updateTable('booking').set({ deal_id: id }).where('id', '=', booking.id).execute();
    expect(await ask(businessApi.editDeal, { id, body: { ...spring(), value: 50 } })).toMatchObject({
      status: 200,
    });
    expect(await found(12)).toBe(9000);
    const kept = database.selectFrom('booking').select(['quote', 'total_minor']).where('id', '=', booking.id);
    expect(await kept.executeTakeFirst()).toEqual({ quote: booking.quote, total_minor: booking.total_minor });
    expect(await ask(businessApi.removeDeal, { id })).toMatchObject({ status: 409, code: 'deal.used' });
    expect((await listed()).deals).toMatchObject([{ id, is_used: true }]);
  });

  it('is removed while nobody has booked with it', async () => {
    const id = await addDeal();
    expect(await ask(businessApi.removeDeal, { id })).toMatchObject({ status: 200 });
    expect(await found(12)).toBe(18_000);
    expect(await ask(businessApi.removeDeal, { id })).toMatchObject({ status: 404, code: 'deal.not_found' });
  });

  it('of another company, or for a car of another company, is none', async () => {
    const id = await addDeal();
    const elsewhere = (await createCar(test.deps.database)).id;
    const reply = await ask(businessApi.createDeal, { body: { ...spring(), car_id: elsewhere } });
    expect(reply).toMatchObject({ status: 404, code: 'car.not_found' });
    companyId = (await createCompany(test.deps.database, {})).id;
    manager = await createMember(test.deps.database, 'owner', { companyId });
    expect(await ask(businessApi.editDeal, { id, body: spring() })).toMatchObject({ code: 'deal.not_found' });
    expect(await ask(businessApi.removeDeal, { id })).toMatchObject({ code: 'deal.not_found' });
  });
});

describe('a coupon', () => {
  it('takes its amount off from its minimum on', async () => {
    await addCoupon();
    expect(await price(40, '20272027')).toMatchObject({ total: 17_000 });
    const [{ id }] = (await listed()).coupons;
    await ask(businessApi.editCoupon, { id, body: { ...welcome(), minimum_amount: 20_000 } });
    expect(await price(40, '20272027')).toBe('coupon.minimum_not_reached');
  });

  it('has a code of its own in its company, and counts its uses', async () => {
    const id = await addCoupon();
    expect(await ask(businessApi.createCoupon, { body: welcome() })).toMatchObject({
      status: 409,
      code: 'coupon.code_taken',
      errors: { code: [expect.any(String)] },
    });
    expect(await ask(businessApi.editCoupon, { id, body: welcome() })).toMatchObject({ status: 200 });
    const { database } = test.deps;
    const booking = await createBooking(database, await createRenter(database), {
      status: 'PAID',
      car,
      pickup: inDays(50),
      return: inDays(52),
    });
    await database.updateTable('booking').set({ coupon_id: id }).where('id', '=', booking.id).execute();
    expect((await listed()).coupons).toMatchObject([{ id, code: '20272027', uses: 1, is_used: true }]);
    expect(await ask(businessApi.removeCoupon, { id })).toMatchObject({ status: 409, code: 'coupon.used' });
  });

  it('is removed while nobody has used it; another company’s is none', async () => {
    const id = await addCoupon();
    const unused = await addCoupon({ code: '11112222' });
    expect(await ask(businessApi.removeCoupon, { id: unused })).toMatchObject({ status: 200 });
    companyId = (await createCompany(test.deps.database, {})).id;
    manager = await createMember(test.deps.database, 'owner', { companyId });
    for (const endpoint of [businessApi.editCoupon, businessApi.removeCoupon])
      expect(await ask(endpoint, { id, body: welcome() })).toMatchObject({
        status: 404,
        code: 'coupon.not_found',
      });
  });
});

it('whoever changes offers is written down', async () => {
  const id = await addDeal();
  await ask(businessApi.editDeal, { id, body: { ...spring(), kind: 'flat_discount', value: 900 } });
  await ask(businessApi.removeDeal, { id });
  await addCoupon();
  const events = await test.deps.database
    .selectFrom('audit_event')
    .select(['action', 'object', 'before', 'after'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute();
  expect(events).toMatchObject([
    { action: 'deal_created', object: 'Primavera', after: { discount_percent: 20 } },
    {
      action: 'deal_changed',
      before: { discount_percent: 20, discount_amount: null },
      after: { discount_percent: null, discount_amount: 900 },
    },
    { action: 'deal_removed', before: { name: 'Primavera' } },
    { action: 'coupon_created', object: '20272027', after: { max_uses: 2, minimum_amount: 10_000 } },
  ]);
});
