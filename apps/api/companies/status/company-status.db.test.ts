import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar, createCompany, createPlace, inDays } from '@nolo/tests/factories/car.ts';
import { createMember, createStaff, type TestMember } from '@nolo/tests/factories/member.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { reservationBody, reserve } from '@nolo/tests/factories/reservation.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { closeCompany } from './close-company.ts';

const START = testNow();
const clock = testClock(START);
let test: TestApp;
let admin: TestMember;
let owner: TestMember;
let companyId: number;
let carId: number;

beforeAll(async () => {
  test = await createTestApp({ work: false, clock });
  admin = await createStaff(test.deps.database, ['admin']);
});
afterAll(() => test.close());
beforeEach(async () => {
  clock.set(START);
  const { database } = test.deps;
  companyId = (await createCompany(database, { name: 'Bianchi' })).id;
  carId = (await createCar(database, { company_id: companyId })).id;
  owner = await createMember(database, 'owner', { companyId });
});

async function ask(endpoint: Endpoint, by: TestMember, body?: object) {
  const reply = await test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params: { id: companyId, companyId } }),
    headers: { host: 'localhost', origin: test.deps.config.PUBLIC_ORIGIN, cookie: by.cookie },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, ...reply.json() };
}
const step = (body: object) => ask(staffApi.changeCompanyStatus, admin, body);
const suspend = () => step({ step: 'suspend', reason: 'The licence has expired.' });
const seen = async () => (await ask(staffApi.staffCompany, admin)).data.company;
const day = (days: number) => inDays(days).slice(0, 10);

async function isFound(dates: { start_date?: string; end_date?: string } = {}): Promise<boolean> {
  const payload = { company_id: [companyId], ...dates };
  const reply = await test.app.inject({ method: 'POST', url: '/api/v1/cars?limit=10', payload });
  const { cars }: { cars: { id: number }[] } = reply.json().data;
  return cars.some(({ id }) => id === carId);
}

const statusOf = async () => {
  const found = test.deps.database.selectFrom('company').select('status').where('id', '=', companyId);
  return (await found.executeTakeFirstOrThrow()).status;
};

/** What anybody may read of the company and its car without a booking. */
async function readByAnybody(token?: string): Promise<Record<string, string>> {
  const { database } = test.deps;
  const coupon = { company_id: companyId, code: '10101010', kind: 'discount_percentage', value: 10 } as const;
  const days = { starts_on: day(0), ends_on: day(90) };
  await database
    .insertInto('coupon')
    .values({ ...coupon, ...days })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const [start_date, end_date] = [inDays(30), inDays(33)];
  const search = new URLSearchParams({ start_date, end_date }).toString();
  const asked: Record<string, { url: string; payload?: object }> = {
    car: { url: `/car/fiat/${carId}?${search}` },
    carCalculation: { url: `/amount/calculation/car/${carId}?${search}` },
    verifyCoupon: {
      url: '/company/coupons/verify',
      payload: { car_id: carId, start_date, end_date, coupon: '10101010' },
    },
    companyExtras: { url: `/customer/extras/company/${companyId}` },
    checkoutIssues: { url: `/checkout/issues/${carId}` },
  };
  const answers: Record<string, string> = {};
  for (const [name, { url, payload }] of Object.entries(asked)) {
    const reply = await test.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/v1${url}`,
      ...(payload && { payload }),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    answers[name] = `${reply.statusCode} ${reply.json().code ?? ''}`.trim();
  }
  return answers;
}
const READABLE = {
  car: '200',
  carCalculation: '200',
  verifyCoupon: '200',
  companyExtras: '200',
  checkoutIssues: '200',
};
const HIDDEN = {
  car: '404 car.not_found',
  carCalculation: '404 car.not_found',
  verifyCoupon: '404 car.not_found',
  companyExtras: '404 company.not_found',
  checkoutIssues: '404 car.not_found',
};

const carPage = async () => (await test.app.inject({ url: `/api/v1/car/fiat/${carId}` })).statusCode;

async function book(from = 30, to = 33) {
  const renter = await createRenter(test.deps.database);
  const reply = await reserve(
    test.app,
    renter,
    carId,
    reservationBody({ start_date: inDays(from), end_date: inDays(to) }),
  );
  return { status: reply.statusCode, code: reply.json().code };
}

const mailsToOwner = async () =>
  (await queuedMails(test.deps)).filter(({ recipient }) => recipient === owner.email);

const dates = (from: number, to: number) => ({ start_date: inDays(from), end_date: inDays(to) });

const listed = async (query: Record<string, string>) => {
  const url = callUrl(staffApi.staffCompanies.path, { query });
  const reply = await test.app.inject({ url, headers: { host: 'localhost', cookie: admin.cookie } });
  return reply.json().data.companies.map(({ id }: { id: number }) => id);
};

it('of a company that renters do not see, nobody reads prices, extras or reports either', async () => {
  const { database } = test.deps;
  expect(await readByAnybody()).toEqual(READABLE);
  for (const status of ['draft', 'suspended', 'ended'] as const) {
    const changed = status === 'ended' ? { status, ends_at: START, ended_by: 'staff' as const } : { status };
    await database.updateTable('company').set(changed).where('id', '=', companyId).execute();
    expect([status, await readByAnybody()]).toEqual([status, HIDDEN]);
  }
});

it('who has booked there goes on seeing the extras, which a booking can be changed by', async () => {
  const { database } = test.deps;
  const renter = await createRenter(database);
  const car = await database.selectFrom('car').selectAll().where('id', '=', carId).executeTakeFirstOrThrow();
  await createBooking(database, renter, { status: 'PAID', car });
  await suspend();
  expect(await readByAnybody(renter.token)).toEqual({ ...HIDDEN, companyExtras: '200' });
});

describe('a suspended company', () => {
  it('is nowhere, a new booking is refused as of an unavailable car, and its owner reads why', async () => {
    expect([await isFound(), await carPage()]).toEqual([true, 200]);
    expect(await suspend()).toMatchObject({ status: 200 });
    expect([await isFound(), await carPage()]).toEqual([false, 404]);
    expect(await book()).toEqual({ status: 409, code: 'booking.car_offline' });
    expect((await mailsToOwner()).map(({ data }) => data)).toMatchObject([
      { step: 'suspend', reason: 'The licence has expired.' },
    ]);
    expect(await step({ step: 'resume', reason: 'It is renewed.' })).toMatchObject({ status: 200 });
    expect([await isFound(), await carPage()]).toEqual([true, 200]);
    expect((await book()).status).toBe(201);
  });

  it('twice, for two reasons: each mail says its own, however late it is sent', async () => {
    await suspend();
    clock.advance(1);
    await step({ step: 'resume', reason: 'It is renewed.' });
    clock.advance(1);
    await step({ step: 'suspend', reason: 'Two renters were given no car.' });
    expect((await mailsToOwner()).map(({ data }) => data)).toMatchObject([
      { step: 'suspend', reason: 'The licence has expired.', endsOn: null },
      { step: 'resume', reason: 'It is renewed.' },
      { step: 'suspend', reason: 'Two renters were given no car.' },
    ]);
  });

  it('keeps its paid bookings, and those that are out; staff see how many before', async () => {
    const { database } = test.deps;
    const renter = await createRenter(database);
    const car = await database
      .selectFrom('car')
      .selectAll()
      .where('id', '=', carId)
      .executeTakeFirstOrThrow();
    const paid = await createBooking(database, renter, { status: 'PAID', car });
    expect((await seen()).bookings).toEqual({ out: 0, paid: 1, unpaid: 0 });
    await suspend();
    const after = database.selectFrom('booking').select('status').where('id', '=', paid.id);
    expect(await after.executeTakeFirstOrThrow()).toEqual({ status: 'PAID' });
  });

  it('twice at once: one suspension, one mail', async () => {
    const replies = await Promise.all([suspend(), suspend()]);
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(await mailsToOwner()).toHaveLength(1);
    expect((await seen()).history).toHaveLength(1);
  });
});

describe('an ending company', () => {
  it('is told thirty days before, except for serious cause', async () => {
    const end = { step: 'end', reason: 'No cars for a year.' };
    expect(await step({ ...end, ends_on: day(29) })).toMatchObject({ code: 'company.notice_too_short' });
    expect(await step({ ...end, ends_on: day(-1), is_serious: true })).toMatchObject({
      code: 'company.notice_too_short',
    });
    expect(await step({ ...end, ends_on: day(30) })).toMatchObject({ status: 200 });
    expect(await seen()).toMatchObject({ status: 'ending', ends_on: day(30), ended_by: 'staff' });
  });

  it('is booked until its last day, for rentals that end by then', async () => {
    expect(await ask(businessApi.requestCompanyEnd, owner, { ends_on: day(31) })).toMatchObject({
      status: 200,
    });
    expect([await isFound(), await isFound(dates(28, 31)), await isFound(dates(30, 33))]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await book(30, 33)).toEqual({ status: 409, code: 'booking.car_offline' });
    expect((await book(28, 31)).status).toBe(201);
  });

  it('is over once its last day has passed, not before, and not when it was kept', async () => {
    await ask(businessApi.requestCompanyEnd, owner, { ends_on: day(1) });
    await closeCompany(test.deps, { companyId });
    expect(await statusOf()).toBe('ending');
    clock.advance(3 * 24 * 60);
    await closeCompany(test.deps, { companyId });
    await closeCompany(test.deps, { companyId });
    expect(await statusOf()).toBe('ended');
    expect(await isFound()).toBe(false);
    clock.set(START);
    expect(await ask(businessApi.withdrawCompanyEnd, owner)).toMatchObject({
      code: 'company.step_not_possible',
    });
  });

  it('is kept by its owner, unless the platform ends it', async () => {
    await ask(businessApi.requestCompanyEnd, owner, { ends_on: day(10) });
    expect(await ask(businessApi.withdrawCompanyEnd, owner)).toMatchObject({ status: 200 });
    expect(await ask(businessApi.companyStatus, owner)).toMatchObject({
      data: { status: 'active', ends_on: null },
    });
    await step({ step: 'end', reason: 'Fraud.', ends_on: day(0), is_serious: true });
    expect(await ask(businessApi.withdrawCompanyEnd, owner)).toMatchObject({
      code: 'company.step_not_possible',
    });
  });
});

describe('a draft', () => {
  beforeEach(async () => {
    const draft = { status: 'draft', latitude: null, longitude: null } as const;
    await test.deps.database.updateTable('company').set(draft).where('id', '=', companyId).execute();
  });

  it('is shown to nobody until nothing is missing, and then stands at its first location', async () => {
    expect([await isFound(), await carPage()]).toEqual([false, 404]);
    expect(await step({ step: 'activate' })).toMatchObject({ status: 422, code: 'company.not_ready' });
    expect((await seen()).missing).not.toEqual([]);
    const { database } = test.deps;
    const ready = { hours_set_at: START, conditions_set_at: START, provider_state: 'enabled' } as const;
    await database.updateTable('company').set(ready).where('id', '=', companyId).execute();
    const place = await createPlace(database, companyId);
    expect(await step({ step: 'activate' })).toMatchObject({ status: 200 });
    const { latitude } = await database
      .selectFrom('company')
      .select('latitude')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    expect(latitude).toBe(place.latitude);
    expect([await isFound(), await carPage()]).toEqual([true, 200]);
  });

  it('cannot be suspended or ended', async () => {
    expect(await suspend()).toMatchObject({ status: 409, code: 'company.step_not_possible' });
    expect(await ask(businessApi.requestCompanyEnd, owner, { ends_on: day(40) })).toMatchObject({
      status: 409,
    });
  });
});

it('companies are found by name, town or VAT number, as text', async () => {
  expect(await listed({ q: 'bianchi', status: 'active' })).toContain(companyId);
  expect(await listed({ q: 'bianchi', status: 'suspended' })).not.toContain(companyId);
  expect(await listed({ q: '%' })).toEqual([]);
});
