import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import english from '@nolo/i18n/en/validation.ts';
import { withCheckDigit } from '@nolo/domain/billing/vat-number.ts';
import { createCar, createCompany, createPlace } from '@nolo/tests/factories/car.ts';
import { createMember, type TestMember } from '@nolo/tests/factories/member.ts';
import { sandboxControl } from '@nolo/tests/setup/sandbox-control.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import { jpegPicture } from '@nolo/tests/factories/pictures.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { remindLocationAddress } from './remind-location-address.ts';
import { checkProviderAccounts } from './check-provider-account.ts';

const clock = testClock(testNow());
let test: TestApp;
let companyId: number;
let owner: TestMember;

beforeAll(async () => {
  test = await createTestApp({ work: false, clock });
});
afterAll(() => test.close());
beforeEach(async () => {
  companyId = (await createCompany(test.deps.database, {})).id;
  owner = await createMember(test.deps.database, 'owner', { companyId });
});

async function ask(endpoint: Endpoint, { id, body }: { id?: number; body?: object } = {}) {
  const reply = await test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params: { companyId, ...(id !== undefined && { id }) } }),
    headers: {
      host: 'localhost',
      origin: test.deps.config.PUBLIC_ORIGIN,
      cookie: owner.cookie,
      'accept-language': 'en',
    },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

const settings = async () => (await ask(businessApi.companySettings)).data;
const done = async () =>
  (await settings()).first_day
    .filter(({ is_done }: { is_done: boolean }) => is_done)
    .map(({ step }: { step: string }) => step);
const check = () => ask(businessApi.checkProviderAccount);
const lastEvent = async () => (await ask(businessApi.companyAudit)).data.events[0];

/** As a renter's page asks for them. */
async function offered() {
  const url = `/api/v1/customer/extras/company/${companyId}`;
  const reply = await test.app.inject({ url, headers: { host: 'localhost' } });
  return reply.json().data.data;
}

async function accountOf() {
  const { id } = await test.deps.database
    .selectFrom('company')
    .select('provider_account_id as id')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return id;
}

const control = async (path: string, body?: object) =>
  sandboxControl(test.sandboxOrigin, `accounts/${await accountOf()}/${path}`, body);

const closed = { checked: false, from: '09:00', to: '19:00' };
const open = { ...closed, checked: true };
const week = {
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: open,
  saturday: { ...open, to: '13:00' },
  sunday: closed,
};
const hours = { opening_time: week, lead_minutes: 120, turnaround_minutes: 60 };
const conditions = {
  young_driver_per_day: '12,50',
  one_way: '',
  delivery: 2500,
  delivery_radius_km: 40,
  flexible_return: null,
  late_per_day: '30',
  deposit_by: 'any_card',
  roadside_help: 'always',
  cross_border: ['CH', 'FR'],
};
const termini = {
  name: 'Termini',
  city: 'Roma',
  street: 'Via Marsala 30',
  zip: '00185',
  directions: { it: 'Binario 24', en: 'Platform 24' },
  latitude: 41.9011,
  longitude: 12.5018,
  email: 'termini@rossi.test',
  phone: '+39 06 5550 1201',
  is_active: true,
};
const seat = {
  name: { en: 'Child seat', it: 'Seggiolino', fr: 'Siège enfant' },
  price: '15',
  charged: 'per_trip',
  is_driver: false,
  excess: null,
  group: null,
  most: 2,
  is_active: true,
};

describe('what an owner sets', () => {
  it('where e-invoices reach the company is kept, and what is missing for them is told', async () => {
    const database = test.deps.database.updateTable('company').where('id', '=', companyId);
    await database.set({ vat_number: withCheckDigit(String(companyId).padStart(10, '7')) }).execute();
    expect((await settings()).invoicing).toMatchObject({
      zip: '',
      province: '',
      missing: ['zip', 'province', 'recipient'],
    });
    const body = { zip: '00185', province: 'rm', sdi_code: 'rss7n2a', pec_email: '' };
    expect(await ask(businessApi.changeInvoicing, { body })).toMatchObject({ status: 200 });
    const kept = { zip: '00185', province: 'RM', sdi_code: 'RSS7N2A', pec_email: '' };
    expect((await settings()).invoicing).toMatchObject({ ...kept, missing: [] });
    expect(await lastEvent()).toMatchObject({
      action: 'invoicing_changed',
      before: { zip: '', province: '', sdi_code: '' },
      after: { zip: '00185', province: 'RM', sdi_code: 'RSS7N2A' },
    });
    const wrong = { zip: '185', province: 'XX', sdi_code: '', pec_email: '' };
    expect((await ask(businessApi.changeInvoicing, { body: wrong })).errors).toEqual({
      zip: [english.zip_italian],
      province: [english.province_required],
      sdi_code: [english.sdi_or_pec_required],
    });
  });

  it('opening hours and notice are kept, and the trail says what they were', async () => {
    expect(await ask(businessApi.changeOpeningHours, { body: hours })).toMatchObject({ status: 200 });
    expect((await settings()).hours).toEqual({ ...hours, closing_days: [] });
    expect(await done()).toEqual(['hours']);
    expect(await lastEvent()).toMatchObject({
      action: 'hours_changed',
      before: { opening_time: '24/7', lead_minutes: 60, turnaround_minutes: 0 },
      after: {
        opening_time:
          '1: 09:00-19:00, 2: 09:00-19:00, 3: 09:00-19:00, 4: 09:00-19:00, 5: 09:00-19:00, 6: 09:00-13:00',
        lead_minutes: 120,
        turnaround_minutes: 60,
      },
    });
  });

  it('a week without an open day is refused', async () => {
    const never = Object.fromEntries(Object.keys(week).map((day) => [day, closed]));
    const reply = await ask(businessApi.changeOpeningHours, { body: { ...hours, opening_time: never } });
    expect(reply).toMatchObject({ status: 400, errors: { opening_time: ['Open on at least one day'] } });
  });

  it('fees are taken as people type them; nothing typed is nothing charged', async () => {
    expect(await ask(businessApi.changeConditions, { body: conditions })).toMatchObject({ status: 200 });
    expect((await settings()).conditions).toEqual({
      ...conditions,
      young_driver_per_day: 1250,
      one_way: null,
      late_per_day: 3000,
    });
    expect(await done()).toEqual(['conditions']);
    const { before, after } = await lastEvent();
    expect(before).toMatchObject({ young_driver_per_day: null, deposit_by: 'credit_card' });
    expect(after).toMatchObject({
      young_driver_per_day: 1250,
      deposit_by: 'any_card',
      cross_border: 'CH, FR',
    });
    expect(after).not.toHaveProperty('one_way');
  });

  it.each(['12,345', '-1', 'ten', '1000000'])('%j is no fee', async (one_way) => {
    const reply = await ask(businessApi.changeConditions, { body: { ...conditions, one_way } });
    expect(reply).toMatchObject({
      status: 400,
      errors: { one_way: ['Enter an amount in euro'] },
    });
  });

  it('an extra is offered, changed, and offered no more; renters see what is offered', async () => {
    const { data } = await ask(businessApi.addExtra, { body: seat });
    expect(await offered()).toMatchObject([{ id: data.id, price: 1500, most: 2 }]);
    const eleven = await ask(businessApi.addExtra, { body: { ...seat, most: 11 } });
    expect([eleven.status, Object.keys(eleven.errors)]).toEqual([400, ['most']]);
    const dearer = { ...seat, price: '18' };
    expect(await ask(businessApi.changeExtra, { id: data.id, body: dearer })).toMatchObject({ status: 200 });
    expect(await offered()).toMatchObject([{ id: data.id, price: 1800 }]);
    expect(await lastEvent()).toMatchObject({ before: { price: 1500 }, after: { price: 1800 } });
    await ask(businessApi.changeExtra, { id: data.id, body: { ...dearer, is_active: false } });
    expect(await offered()).toEqual([]);
  });

  it('a cover excludes the other covers, whatever is sent', async () => {
    await ask(businessApi.addExtra, { body: { ...seat, excess: '500', group: null } });
    expect((await settings()).extras).toMatchObject([{ excess: 50_000, group: 'cover' }]);
  });
});

const shownPicture = async () => (await settings()).locations[0].picture;
const mails = async () => (await queuedMails(test.deps)).filter(({ recipient }) => recipient === owner.email);
const remindAfter = (days: number) =>
  remindLocationAddress(test.deps, new Date(testNow().getTime() + days * 86_400_000));

describe('a location', () => {
  it('is added and changed, and its name is taken in its town', async () => {
    const { data } = await ask(businessApi.addLocation, { body: termini });
    expect(await done()).toEqual(['location']);
    expect(await ask(businessApi.addLocation, { body: termini })).toMatchObject({
      status: 409,
      code: 'location.name_taken',
    });
    const { data: second } = await ask(businessApi.addLocation, { body: { ...termini, name: 'Tiburtina' } });
    expect(await ask(businessApi.changeLocation, { id: second.id, body: termini })).toMatchObject({
      code: 'location.name_taken',
    });
    const moved = { ...termini, phone: '+39 06 1' };
    expect(await ask(businessApi.changeLocation, { id: data.id, body: moved })).toMatchObject({
      status: 200,
    });
    expect((await settings()).locations[0]).toEqual({ ...moved, id: data.id, cars: 0, picture: null });
  });

  it('has street and postcode together, or neither', async () => {
    const bare = { ...termini, street: '', zip: '', directions: { it: '', en: '', fr: '' } };
    const { data } = await ask(businessApi.addLocation, { body: bare });
    expect((await settings()).locations).toMatchObject([{ street: null, zip: null, directions: null }]);
    const half = async (values: object) =>
      (await ask(businessApi.changeLocation, { id: data.id, body: { ...bare, ...values } })).errors;
    expect(await half({ street: 'Via Marsala 30' })).toEqual({ zip: [english.zip_required] });
    expect(await half({ zip: '00185' })).toEqual({ street: [english.address_required] });
    expect(await half({ street: 'Via Marsala 30', zip: '185' })).toEqual({ zip: [english.zip_italian] });
  });

  it('shows a picture, in place of the one before, until it is taken away', async () => {
    const { data } = await ask(businessApi.addLocation, { body: termini });
    const send = async (bytes: Buffer) => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)]), 'counter.jpg');
      const { headers, body } = new Response(form);
      return test.app.inject({
        method: 'POST',
        url: callUrl(businessApi.setLocationPicture.path, { params: { companyId, id: data.id } }),
        headers: {
          host: 'localhost',
          origin: test.deps.config.PUBLIC_ORIGIN,
          cookie: owner.cookie,
          'content-type': headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await new Response(body).arrayBuffer()),
      });
    };
    expect((await send(await jpegPicture(900))).statusCode).toBe(200);
    expect(await shownPicture()).toMatchObject({
      path: expect.stringMatching(/^\/images\/[0-9a-f]{32}$/),
      width: 900,
    });
    expect((await send(await jpegPicture(700))).statusCode).toBe(200);
    expect(await shownPicture()).toMatchObject({ width: 700 });
    expect(await ask(businessApi.removeLocationPicture, { id: data.id })).toMatchObject({ status: 200 });
    expect(await shownPicture()).toBeNull();
  });

  it('without a street its owners are reminded of, once in thirty days', async () => {
    await ask(businessApi.addLocation, { body: termini });
    await ask(businessApi.addLocation, { body: { ...termini, name: 'Tiburtina', street: '', zip: '' } });
    await remindAfter(0);
    await remindAfter(29);
    expect(await mails()).toMatchObject([
      { template: 'location-address', data: { companyId, locations: ['Tiburtina, Roma'] } },
    ]);
    await remindAfter(31);
    expect(await mails()).toHaveLength(2);
    const onFirstPage = async () => (await ask(businessApi.handovers)).data.missing_addresses;
    expect(await onFirstPage()).toEqual(['Tiburtina']);
    owner = await createMember(test.deps.database, 'manager', { companyId });
    expect(await onFirstPage()).toEqual([]);
  });

  it('takes the cars that stand there along: renters find them where it is now', async () => {
    const { data } = await ask(businessApi.addLocation, { body: termini });
    const car = await createCar(test.deps.database, { company_id: companyId, location_id: data.id });
    const body = { ...termini, name: 'Ostiense', latitude: 41.8735, longitude: 12.4838 };
    expect(await ask(businessApi.changeLocation, { id: data.id, body })).toMatchObject({ status: 200 });
    const listed = await test.deps.database
      .selectFrom('listing')
      .innerJoin('car', 'car.id', 'listing.car_id')
      .select(['car.parking_location', 'listing.latitude', 'listing.longitude'])
      .where('car_id', '=', car.id)
      .execute();
    expect(listed).toEqual([{ parking_location: 'Ostiense', latitude: 41.8735, longitude: 12.4838 }]);
  });

  it('where cars stand is not closed', async () => {
    const { data } = await ask(businessApi.addLocation, { body: termini });
    const car = await createCar(test.deps.database, { company_id: companyId, location_id: data.id });
    const shut = { ...termini, is_active: false };
    expect(await ask(businessApi.changeLocation, { id: data.id, body: shut })).toMatchObject({
      status: 409,
      code: 'location.has_cars',
    });
    await test.deps.database.updateTable('car').set({ location_id: null }).where('id', '=', car.id).execute();
    expect(await ask(businessApi.changeLocation, { id: data.id, body: shut })).toMatchObject({ status: 200 });
    expect(await done()).toEqual([]);
  });

  it('stands in Italy: a company has one clock', async () => {
    const lisbon = { ...termini, name: 'Lisboa', city: 'Lisboa', latitude: 38.7223, longitude: -9.1393 };
    const reply = await ask(businessApi.addLocation, { body: lisbon });
    expect([reply.status, reply.errors]).toEqual([400, { longitude: [english.pin_outside_italy] }]);
    const lampedusa = { ...termini, name: 'Porto', city: 'Lampedusa', latitude: 35.502, longitude: 12.609 };
    expect(await ask(businessApi.addLocation, { body: lampedusa })).toMatchObject({ status: 201 });
  });

  it('without a point on the map, an address for mails or a telephone is refused at its fields', async () => {
    const { latitude: _, ...nowhere } = termini;
    const reply = await ask(businessApi.addLocation, { body: { ...nowhere, email: 'x', phone: ' ' } });
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.errors).toSorted()).toEqual(['email', 'latitude', 'phone']);
  });
});

it('locations and extras of another company are none', async () => {
  const other = await createCompany(test.deps.database, {});
  const place = await createPlace(test.deps.database, other.id);
  expect(await ask(businessApi.changeLocation, { id: place.id, body: termini })).toMatchObject({
    status: 404,
    code: 'location.not_found',
  });
  const { id } = await test.deps.database
    .insertInto('extra')
    .values({ company_id: other.id, name: JSON.stringify(seat.name), price_minor: 1, charged: 'per_trip' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await ask(businessApi.changeExtra, { id, body: seat })).toMatchObject({
    status: 404,
    code: 'extra.not_found',
  });
});

describe('the account at the provider', () => {
  it('is opened once, on the provider’s pages, and is done when these are', async () => {
    const { data } = await ask(businessApi.openProviderAccount);
    const account = await accountOf();
    expect(data.url).toContain(account);
    await check();
    expect((await settings()).account).toMatchObject({ state: 'incomplete', due_by: null });
    await ask(businessApi.openProviderAccount);
    expect(await accountOf()).toBe(account);

    const page = await fetch(data.url, { method: 'POST', redirect: 'manual' });
    expect(page.headers.get('location')).toBe(
      `${test.deps.config.PUBLIC_ORIGIN}/business/${companyId}/company/account?back`,
    );
    await check();
    expect((await settings()).account).toEqual({ state: 'enabled', due: [], due_by: null });
    expect(await done()).toEqual(['account']);
  });

  it('says what the provider asks for and until when, and what it has stopped or refused', async () => {
    await ask(businessApi.openProviderAccount);
    await control('complete-onboarding');
    const by = Math.floor(clock.now().getTime() / 1000) + 86_400;
    await control('restrict', { due: ['company.tax_id'], by });
    await check();
    expect((await settings()).account).toEqual({
      state: 'enabled',
      due: ['company.tax_id'],
      due_by: new Date(by * 1000).toISOString(),
    });
    await control('restrict', { due: ['company.tax_id'] });
    await check();
    expect((await settings()).account).toMatchObject({ state: 'restricted', due_by: null });
    await control('reject');
    await check();
    expect((await settings()).account).toMatchObject({ state: 'rejected' });
  });

  it('is asked about every hour by itself', async () => {
    await ask(businessApi.openProviderAccount);
    await check();
    await control('complete-onboarding');
    await checkProviderAccounts(test.deps);
    expect((await settings()).account.state).toBe('incomplete');
    clock.advance(61);
    await checkProviderAccounts(test.deps);
    expect((await settings()).account.state).toBe('enabled');
  });

  it('a provider that is out of order opens none, and asking again does', async () => {
    await sandboxControl(test.sandboxOrigin, 'faults', {
      kind: 'drop',
      pathPrefix: '/v1/accounts',
      count: 2,
    });
    expect(await ask(businessApi.openProviderAccount)).toMatchObject({
      status: 503,
      code: 'payment.unavailable',
    });
    expect(await accountOf()).toBeNull();
    expect(await ask(businessApi.openProviderAccount)).toMatchObject({ status: 200 });
  });
});
