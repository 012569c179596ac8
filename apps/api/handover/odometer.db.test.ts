import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import { CounterCalls } from '@nolo/tests/calls/counter-calls.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar, createCompany, inDays } from '@nolo/tests/factories/car.ts';
import { createMember, createStaff } from '@nolo/tests/factories/member.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';

const clock = testClock(testNow());
let test: TestApp;
let companyId: number;
let counter: CounterCalls;
let office: CounterCalls;

beforeAll(async () => {
  test = await createTestApp({ clock, work: false });
  const { database } = test.deps;
  companyId = (await createCompany(database, {})).id;
  counter = new CounterCalls(test, await createMember(database, 'counter', { companyId }), companyId);
  office = new CounterCalls(test, await createMember(database, 'manager', { companyId }), companyId);
});
beforeEach(() => clock.set(testNow()));
afterAll(() => test.close());

/** Paid, signed and reported; the car has 45,230 km, which nobody read at the counter. */
async function ready() {
  const { database } = test.deps;
  const renter = await createRenter(database, { documentsStatus: 'verified' });
  const car = await createCar(database, { company_id: companyId, mileage_km: 45_230 });
  const today = { pickup: inDays(0, '12:00'), return: inDays(3, '12:00') };
  const booking = await createBooking(database, renter, { car, ...today });
  await counter.prepare(booking.id);
  return booking;
}

const checkIn = async (id: string, mileage_km: unknown, values = {}) =>
  counter.checkIn(id, { ...(await counter.readings(id)), mileage_km: mileage_km as number, ...values });
const checkOut = async (id: string, mileage_km: number, values = {}) =>
  counter.checkOut(id, await counter.readings(id, { mileage_km, ...values }));
const CONFIRMED = { is_mileage_confirmed: true };

const correct = (
  calls: CounterCalls,
  { id, inspectionId }: { id: string; inspectionId: string },
  body: object,
) => calls.askAbout(businessApi.correctMileage, { id, inspectionId }, body);

/** The check-in was typed ten times too high, and confirmed; the return has the truth, and was confirmed too. */
async function typedTooHigh() {
  const booking = await ready();
  const { id } = booking;
  expect(await checkIn(id, 452_305)).toMatchObject({ status: 422, code: 'handover.mileage_far_above' });
  expect((await checkIn(id, 452_305, CONFIRMED)).status).toBe(201);
  clock.advance(60);
  expect(await checkOut(id, 45_600)).toMatchObject({
    status: 422,
    code: 'handover.mileage_below',
    message: expect.stringContaining('452,305'),
    errors: { mileage_km: [expect.any(String)] },
  });
  expect((await checkOut(id, 45_600, CONFIRMED)).status).toBe(201);
  return booking;
}

describe('kilometres', () => {
  it.each([
    ['45.231', 45_231],
    ['45 300', 45_300],
    ['45.230,5', 45_230],
  ])('typed %s are %i', async (typed, km) => {
    const { id } = await ready();
    expect((await checkIn(id, typed)).status).toBe(201);
    expect(await counter.show(id)).toMatchObject({ mileage_km: km, check_in: { mileage_km: km } });
  });

  it.each(['', 'many', '45.23.0', '2.000.001'])('typed %j are refused, also confirmed', async (typed) => {
    const { id } = await ready();
    expect(await checkIn(id, typed, CONFIRMED)).toMatchObject({
      status: 400,
      errors: { mileage_km: [expect.any(String)] },
    });
  });

  it('that are not plausible are taken once they were confirmed, and say so; the next compare with them', async () => {
    const { id } = await typedTooHigh();
    expect(await counter.show(id)).toMatchObject({
      mileage_km: 45_600,
      mileage_at: expect.stringContaining('T'),
      check_in: { mileage_km: 452_305, is_mileage_confirmed: true, mileage_correction: null },
      check_out: { mileage_km: 45_600, is_mileage_confirmed: true },
    });
  });

  it('more than ten times what is driven since the last reading ask once more', async () => {
    const { id } = await ready();
    expect((await checkIn(id, 45_230)).status).toBe(201);
    clock.advance(60);
    expect((await checkOut(id, 46_231)).code).toBe('handover.mileage_far_above');
    expect((await checkOut(id, 46_230)).status).toBe(201);
  });
});

describe('a wrong reading', () => {
  it('is corrected by a manager, between its neighbours; who, when and why stay', async () => {
    const { id, number } = await typedTooHigh();
    const { check_in } = await counter.show(id);
    const of = { id, inspectionId: check_in.id };
    const body = { mileage_km: '45.230', reason: 'A digit too many.' };
    expect((await correct(counter, of, body)).status).toBe(403);
    expect((await correct(office, of, { ...body, reason: ' ' })).errors).toHaveProperty('reason');
    expect(await correct(office, of, { ...body, mileage_km: '45.601' })).toMatchObject({
      status: 422,
      code: 'handover.mileage_not_between',
      errors: { mileage_km: [expect.any(String)] },
    });
    expect((await correct(office, of, body)).status).toBe(200);
    expect((await correct(office, of, body)).status).toBe(200);
    expect(await counter.show(id)).toMatchObject({
      mileage_km: 45_600,
      check_in: {
        mileage_km: 45_230,
        mileage_correction: { before_km: 452_305, reason: 'A digit too many.' },
        mileage_corrected_by: 'Anna Bruni',
      },
    });
    const events = await test.deps.database
      .selectFrom('audit_event')
      .select(['before', 'after', 'company_id'])
      .where('object', '=', number)
      .where('action', '=', 'mileage_corrected')
      .execute();
    expect(events).toEqual([
      {
        company_id: companyId,
        before: { mileage_km: 452_305, reason: null },
        after: { mileage_km: 45_230, reason: 'A digit too many.' },
      },
    ]);
  });

  it('that is the car’s last one is the car’s no longer', async () => {
    const { id } = await ready();
    await checkIn(id, 46_000);
    const { check_in } = await counter.show(id);
    const body = { mileage_km: '45.300', reason: 'Misread.' };
    expect((await correct(office, { id, inspectionId: check_in.id }, body)).status).toBe(200);
    expect((await counter.show(id)).mileage_km).toBe(45_300);
    clock.advance(60);
    expect((await checkOut(id, 45_310)).status).toBe(201);
  });

  it('is corrected by staff, of any company; another company’s manager finds nothing', async () => {
    const { database, config } = test.deps;
    const { id } = await ready();
    await checkIn(id, 46_000);
    const { check_in } = await counter.show(id);
    const payload = { mileage_km: 45_300, reason: 'The picture shows it.' };
    const other = (await createCompany(database, {})).id;
    const manager = await createMember(database, 'manager', { companyId: other });
    const calls = new CounterCalls(test, manager, other);
    expect((await correct(calls, { id, inspectionId: check_in.id }, payload)).code).toBe(
      'handover.inspection_not_found',
    );
    const { cookie } = await createStaff(database, ['support']);
    const reply = await test.app.inject({
      method: 'POST',
      url: callUrl(staffApi.staffCorrectMileage.path, { params: { id: check_in.id } }),
      headers: { host: 'localhost', cookie, origin: config.PUBLIC_ORIGIN },
      payload,
    });
    expect(reply.statusCode).toBe(200);
    expect((await counter.show(id)).check_in).toMatchObject({
      mileage_km: 45_300,
      mileage_correction: { before_km: 46_000 },
    });
  });
});

it('amounts are settled as they were typed, and refused where they cannot be read', async () => {
  const { id } = await ready();
  await checkIn(id, 45_230);
  clock.advance(60);
  const readings = await counter.readings(id, { mileage_km: 45_300 });
  for (const damage of ['1234.567', 'much']) {
    expect(await counter.checkOut(id, readings, { damage })).toMatchObject({
      status: 400,
      errors: { 'settlement.damage': [expect.any(String)] },
    });
  }
  expect(await counter.checkOut(id, readings, { damage: '1.500' }, null)).toMatchObject({ status: 400 });
  const typed = { late_fee: '', kilometres: '1.500,00', fuel: '150 EUR', damage: '1.500' };
  expect((await counter.checkOut(id, readings, typed)).status).toBe(201);
  expect((await counter.show(id)).settlement).toEqual({
    late_fee: 0,
    kilometres: 150_000,
    fuel: 15_000,
    damage: 150_000,
  });
});

it('what a device captured by a clock that is two days off is taken, and marked', async () => {
  const { id } = await ready();
  const captured_at = new Date(testNow().getTime() + 2 * 86_400_000).toISOString();
  const picture = await counter.picture(id, { capturedAt: captured_at });
  expect(picture.status).toBe(201);
  expect((await checkIn(id, 45_230, { captured_at })).status).toBe(201);
  expect((await counter.show(id)).check_in).toMatchObject({ is_clock_off: true });
  clock.advance(60);
  const readings = await counter.readings(id, { captured_at: clock.now().toISOString() });
  expect((await counter.checkOut(id, readings)).status).toBe(201);
  expect((await counter.show(id)).check_out).toMatchObject({ is_clock_off: false });
});
