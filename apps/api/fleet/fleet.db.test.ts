import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '@nolo/contract/api.ts';
import { businessApi } from '@nolo/contract/business/api.ts';
import type { CarFields } from '@nolo/contract/business/fleet.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCompany, inDays } from '@nolo/tests/factories/car.ts';
import { carToAdd } from '@nolo/tests/factories/fleet.ts';
import { createMember, type TestMember } from '@nolo/tests/factories/member.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { fingerprint } from '@nolo/tests/api/support/world.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';

let test: TestApp;
let companyId: number;
let manager: TestMember;
let panda: CarFields;

beforeAll(async () => {
  test = await createTestApp({ work: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  companyId = (await createCompany(test.deps.database, {})).id;
  manager = await createMember(test.deps.database, 'manager', { companyId });
  panda = await carToAdd(test.deps.database, companyId);
});

type Asked = { params?: Record<string, string | number>; body?: object; by?: TestMember };

async function ask(endpoint: Endpoint, { params = {}, body, by = manager }: Asked = {}) {
  const reply = await test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params: { companyId, ...params } }),
    headers: { host: 'localhost', origin: test.deps.config.PUBLIC_ORIGIN, cookie: by.cookie },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

const create = (changes: object = {}) =>
  ask(businessApi.createCar, { body: { ...panda, publish: true, ...changes } });

async function created(changes: object = {}): Promise<number> {
  const reply = await create(changes);
  expect(reply).toMatchObject({ status: 201 });
  return reply.data.id;
}

const read = async (id: number) => (await ask(businessApi.fleetCar, { params: { id } })).data.car;
const edit = (id: number, version: number, changes: object = {}) =>
  ask(businessApi.editCar, { params: { id }, body: { ...panda, version, ...changes } });
const publish = (id: number, is_online: boolean) =>
  ask(businessApi.publishCar, { params: { id }, body: { is_online } });
const archive = (id: number, is_archived: boolean) =>
  ask(businessApi.archiveCar, { params: { id }, body: { is_archived } });
const listed = async () => (await ask(businessApi.fleet)).data.cars;

const price = (id: number, changes: object = {}) =>
  ask(businessApi.renterPrice, {
    params: { id },
    body: {
      prices: { day: 4500, week: 27_000, month: 90_000 },
      start_date: inDays(20),
      end_date: inDays(23),
      age: 30,
      ...changes,
    },
  });
const day = (days: number) => inDays(days).slice(0, 10);

/** What a renter finds of the company. */
async function found(body: object = {}) {
  const reply = await test.app.inject({
    method: 'POST',
    url: callUrl(api.searchCars.path, { query: { isSameTime: true } }),
    headers: { host: 'localhost' },
    payload: { company_id: [companyId], ...body },
  });
  return reply.json().data.cars;
}

const trail = async () => {
  const events = test.deps.database.selectFrom('audit_event').select(['action', 'object', 'before', 'after']);
  return events.where('company_id', '=', companyId).orderBy('id').execute();
};

describe('a new car', () => {
  it('is found by the search once it is published, at its price', async () => {
    const id = await created({ model: 'Grande Panda', plate: 'gk 900-zz' });
    const [car] = await found({ start_date: inDays(20), end_date: inDays(23) });
    expect(car).toMatchObject({
      id,
      slug: 'fiat-grande-panda-milano',
      city: 'Milano',
      parking_location: 'Milano Centrale',
      latitude: 45.4876,
      minimum_age: 21,
      dates: { days: 3, total: 13_500 },
      picture: { is_illustration: true },
    });
    expect(await read(id)).toMatchObject({
      plate: 'GK900ZZ',
      version: 1,
      is_online: true,
      model: 'Grande Panda',
    });
  });

  it('waits unseen until it is published, and can be taken off again', async () => {
    const id = await created({ publish: false });
    expect(await found()).toEqual([]);
    expect(await publish(id, true)).toMatchObject({ status: 200 });
    expect(await found()).toMatchObject([{ id }]);
    await publish(id, false);
    expect(await found()).toEqual([]);
  });

  it('a model that is known stays one, however it is written', async () => {
    await created({ model: 'PANDA' });
    const models = await test.deps.database
      .selectFrom('car_model')
      .select('name')
      .where('make_id', '=', panda.make_id)
      .where('name', 'ilike', 'panda')
      .execute();
    expect(models).toEqual([{ name: 'Panda' }]);
  });

  it('has a plate that no other car of the company has', async () => {
    await created();
    expect(await create({ plate: 'gk900zz' })).toMatchObject({
      status: 409,
      code: 'car.plate_used',
      errors: { plate: ['Another car of your company has this plate.'] },
    });
    const other = (await createCompany(test.deps.database, {})).id;
    const owner = await createMember(test.deps.database, 'owner', { companyId: other });
    const body = { ...(await carToAdd(test.deps.database, other)), publish: true };
    const reply = await ask(businessApi.createCar, { params: { companyId: other }, body, by: owner });
    expect(reply).toMatchObject({ status: 201 });
  });

  it('two that get one plate at once: the second is told', async () => {
    const replies = await Promise.all([create(), create()]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  });

  it('is refused at each field that cannot be', async () => {
    const wrong = {
      plate: '!!',
      frame_number: 'ZFA312000OJ123456',
      model: ' ',
      day: 'much',
      week: 0,
      seats: 12,
      year: null,
      fuel_type: 9,
      car_class: 'royal',
      insured_until: '2027-02-30',
    };
    const { status, errors } = await create(wrong);
    expect([status, Object.keys(errors).toSorted()]).toEqual([400, Object.keys(wrong).toSorted()]);
    expect(errors.plate).toEqual(['A plate has 4 to 10 letters and digits']);
  });

  it('stands at a location of its own company alone', async () => {
    const other = (await createCompany(test.deps.database, {})).id;
    const { location_id } = await carToAdd(test.deps.database, other);
    expect(await create({ location_id })).toMatchObject({ status: 404, code: 'company.location_not_found' });
    expect(await create({ make_id: 2_000_000 })).toMatchObject({
      status: 400,
      errors: { make_id: [expect.any(String)] },
    });
  });

  it('a formula in a name stays text', async () => {
    const id = await created({ model: '=1+1' });
    expect(await read(id)).toMatchObject({ model: '=1+1' });
  });
});

describe('what is offered for a new car', () => {
  it('is the catalogue, the company’s locations, and what it said of its last car', async () => {
    await created({ deposit: 45_000, publish: false });
    const { data } = await ask(businessApi.fleetChoices);
    expect(data.makes).toContainEqual({
      id: panda.make_id,
      name: 'Fiat',
      models: expect.arrayContaining(['Panda']),
    });
    expect(data.locations).toEqual([{ id: panda.location_id, name: 'Milano Centrale', city: 'Milano' }]);
    expect(data.last).toMatchObject({ deposit: 45_000, location_id: panda.location_id });
    expect(data.last).not.toHaveProperty('plate');
  });
});

describe('two members edit one car', () => {
  it('the second is told, nothing is lost, and saves again on what the first has saved', async () => {
    const id = await created();
    const colleague = await createMember(test.deps.database, 'manager', { companyId });
    expect(await edit(id, 1, { day: 5000 })).toMatchObject({ status: 200, data: { version: 2 } });
    const late = { params: { id }, body: { ...panda, version: 1, deposit: 20_000 }, by: colleague };
    expect(await ask(businessApi.editCar, late)).toMatchObject({ status: 409, code: 'car.edited_meanwhile' });
    expect(await read(id)).toMatchObject({ day: 5000, deposit: 30_000, version: 2 });
    const again = { ...late, body: { ...late.body, version: 2, day: 5000 } };
    expect(await ask(businessApi.editCar, again)).toMatchObject({ data: { version: 3 } });
    expect(await read(id)).toMatchObject({ day: 5000, deposit: 20_000 });
  });

  it('at the same moment: one of them is told', async () => {
    const id = await created();
    const replies = await Promise.all([edit(id, 1, { day: 5000 }), edit(id, 1, { day: 6000 })]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('what changes nothing is no new version, and nothing to write down', async () => {
    const id = await created();
    expect(await edit(id, 1)).toMatchObject({ data: { version: 1 } });
    expect(await trail()).toHaveLength(1);
  });
});

it('a price change leaves bookings as they are', async () => {
  const id = await created();
  const { database } = test.deps;
  const car = await database.selectFrom('car').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const booking = await createBooking(database, await createRenter(database), { status: 'PAID', car });
  await edit(id, 1, { day: 9900, week: null, month: null });
  const { total_minor, quote } = await database
    .selectFrom('booking')
    .select(['total_minor', 'quote'])
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow();
  expect({ total_minor, quote }).toEqual({ total_minor: booking.total_minor, quote: booking.quote });
});

describe('a copy', () => {
  it('is the same kind of car, without plate and papers, and is published once it has a plate', async () => {
    const id = await created({ insured_until: '2030-01-31' });
    const { data } = await ask(businessApi.copyCar, { params: { id } });
    const copy = await read(data.id);
    expect(copy).toMatchObject({
      model: 'Panda',
      day: 4500,
      plate: null,
      frame_number: null,
      mileage_km: null,
      insured_until: null,
      is_online: false,
      pictures: [],
    });
    expect(await publish(data.id, true)).toMatchObject({ status: 409, code: 'car.plate_missing' });
    await edit(data.id, 1, { plate: 'GK901ZZ' });
    expect(await publish(data.id, true)).toMatchObject({ status: 200 });
    expect(await found()).toHaveLength(2);
  });
});

describe('archiving', () => {
  it('takes a car from the search, and its plate is free', async () => {
    const id = await created();
    expect(await archive(id, true)).toMatchObject({ status: 200 });
    expect(await found()).toEqual([]);
    expect(await listed()).toMatchObject([{ id, is_archived: true, is_online: false }]);
    expect(await publish(id, true)).toMatchObject({ status: 409, code: 'car.archived' });
    expect(await edit(id, 1)).toMatchObject({ status: 409, code: 'car.archived' });
    await created();
    expect(await archive(id, false)).toMatchObject({ status: 409, code: 'car.plate_used' });
  });

  it('is taken back, and is not online yet', async () => {
    const id = await created();
    await archive(id, true);
    expect(await archive(id, false)).toMatchObject({ status: 200 });
    expect(await read(id)).toMatchObject({ is_archived: false, is_online: false });
  });

  it('is refused while somebody has booked it, and possible after the last return', async () => {
    const id = await created();
    const { database } = test.deps;
    const car = await database.selectFrom('car').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const renter = await createRenter(database);
    const booked = { status: 'PAID', car } as const;
    await createBooking(database, renter, { ...booked, pickup: inDays(-5), return: inDays(-3) });
    const { id: ahead } = await createBooking(database, renter, {
      ...booked,
      pickup: inDays(3),
      return: inDays(5),
    });
    expect(await archive(id, true)).toMatchObject({ status: 409, code: 'car.booked_ahead' });
    await database.deleteFrom('hold').where('booking_id', '=', ahead).execute();
    expect(await archive(id, true)).toMatchObject({ status: 200 });
  });
});

it('the list names what runs out, by the company’s calendar', async () => {
  const id = await created({ insured_until: day(20), inspected_until: day(-2), taxed_until: day(200) });
  expect(await listed()).toMatchObject([
    {
      id,
      make: 'Fiat',
      model: 'Panda',
      plate: 'GK900ZZ',
      location: 'Milano Centrale',
      expiries: [
        { what: 'inspected_until', until: day(-2), is_past: true },
        { what: 'insured_until', until: day(20), is_past: false },
      ],
    },
  ]);
});

it('every change stands in the audit trail, field by field', async () => {
  const id = await created();
  await edit(id, 1, { day: 5000, plate: 'GK901ZZ', transmission: 'automatic' });
  await publish(id, false);
  await archive(id, true);
  const object = 'Fiat Panda, GK901ZZ';
  expect(await trail()).toMatchObject([
    { action: 'car_created', object: 'Fiat Panda, GK900ZZ', after: { plate: 'GK900ZZ', is_online: true } },
    {
      action: 'car_changed',
      object,
      before: { day: 4500, plate: 'GK900ZZ', transmission: 'manual' },
      after: { day: 5000, plate: 'GK901ZZ', transmission: 'automatic' },
    },
    { action: 'car_published', object, before: { is_online: true }, after: { is_online: false } },
    { action: 'car_archived', object, before: { is_archived: false }, after: { is_archived: true } },
  ]);
});

it('a car of another company is none', async () => {
  const id = await created();
  const other = (await createCompany(test.deps.database, {})).id;
  const by = await createMember(test.deps.database, 'owner', { companyId: other });
  const params = { companyId: other, id, pictureId: 1 };
  const prices = { day: 100, week: null, month: null };
  const bodies: [Endpoint, object | undefined][] = [
    [businessApi.fleetCar, undefined],
    [businessApi.editCar, { ...panda, version: 1 }],
    [businessApi.copyCar, undefined],
    [businessApi.publishCar, { is_online: false }],
    [businessApi.archiveCar, { is_archived: true }],
    [businessApi.orderCarPictures, { picture_ids: [1] }],
    [businessApi.removeCarPicture, undefined],
    [businessApi.renterPrice, { prices, start_date: inDays(3), end_date: inDays(4), age: 30 }],
  ];
  for (const [endpoint, body] of bodies) {
    const reply = await ask(endpoint, { params, by, ...(body && { body }) });
    expect({ name: endpoint.name, code: reply.code }).toEqual({ name: endpoint.name, code: 'car.not_found' });
  }
  expect(await read(id)).toMatchObject({ is_online: true, version: 1 });
});

describe('what a renter would pay', () => {
  it('is the renters’ quote, to the cent', async () => {
    const id = await created();
    const reply = await test.app.inject({
      url: callUrl(api.carCalculation.path, {
        params: { carId: id },
        query: { start_date: inDays(20), end_date: inDays(23), isSameTime: true },
      }),
      headers: { host: 'localhost' },
    });
    expect((await price(id)).data.quote).toEqual(reply.json().data.quote);
  });

  it('is of prices that are not saved yet, of a car that is not online, and with the fee for the young', async () => {
    const { database } = test.deps;
    await database
      .updateTable('company')
      .set({ young_driver_per_day_minor: 1000, flexible_return_minor: 700 })
      .where('id', '=', companyId)
      .execute();
    const id = await created({ publish: false });
    const asked = { prices: { day: 5000, week: null, month: null }, age: 22, end_date: inDays(23, '11:00') };
    const before = await fingerprint(test);
    const { quote } = (await price(id, asked)).data;
    expect(quote.lines.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
      ['rental', 15_000],
      ['young_driver', 3000],
      ['flexible_return', 700],
    ]);
    expect(await fingerprint(test)).toEqual(before);
  });

  it('refuses what a renter would be refused', async () => {
    const id = await created();
    expect(await price(id, { age: 20 })).toMatchObject({ status: 422, code: 'car.driver_age' });
    expect(await price(id, { end_date: inDays(60) })).toMatchObject({ code: 'booking.range_too_long' });
  });
});
