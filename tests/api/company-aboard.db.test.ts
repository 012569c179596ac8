import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '@nolo/contract/api.ts';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import { PASSWORD } from '../calls/account-calls.ts';
import { applicationFields, createApplication } from '../factories/application.ts';
import { inDays } from '../factories/car.ts';
import { carToAdd } from '../factories/fleet.ts';
import { createStaff } from '../factories/member.ts';
import { createRenter } from '../factories/renter.ts';
import { reservationBody, reserve } from '../factories/reservation.ts';
import { queuedMails } from '../setup/queued-mails.ts';
import { createTestApp, testClock, type TestApp } from '../setup/test-app.ts';
import { testNow } from '../setup/test-day.ts';

const clock = testClock(testNow());
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ work: false, clock });
});
afterAll(() => test.close());

type Asked = { cookie?: string; params?: Record<string, string | number>; body?: object };

async function ask(endpoint: Endpoint, { cookie = '', params = {}, body }: Asked = {}) {
  const reply = await test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params }),
    headers: { host: 'localhost', origin: test.deps.config.PUBLIC_ORIGIN, cookie },
    ...(body && { payload: body }),
  });
  expect([endpoint.name, reply.statusCode, reply.body]).toEqual([
    endpoint.name,
    endpoint.status,
    expect.anything(),
  ]);
  return { data: reply.json().data, cookies: [reply.headers['set-cookie']].flat() };
}

async function invitationTo(email: string): Promise<string> {
  const mails = await queuedMails(test.deps);
  const mail = mails.findLast(
    ({ recipient, template }) => recipient === email && template === 'member-invited',
  );
  if (mail === undefined) throw new Error(`nobody has invited ${email}`);
  return (mail.data as { token: string }).token;
}

/** An owner's first log-in: the application on the telephone gets its secret, and proves it. */
async function logInOwner(email: string): Promise<string> {
  const body = { email, password: PASSWORD };
  const { data } = await ask(businessApi.logInMember, { body });
  const totp = new TOTP({ secret: Secret.fromBase32(data.secret) });
  const code = totp.generate({ timestamp: clock.now().getTime() });
  const { cookies } = await ask(businessApi.logInMember, { body: { ...body, code } });
  return String(cookies.find((one) => one?.startsWith('nolo_business='))?.split(';')[0]);
}

const rome = { lat: [41.6, 42.2], long: [12.1, 12.9] };

async function carsFound(): Promise<number[]> {
  const body = { ...rome, start_date: inDays(10), end_date: inDays(13) };
  const { data } = await ask(api.searchCars, { body });
  return data.cars.map(({ id }: { id: number }) => id);
}

it('from the application to a car that a renter books: accepted, invited, first day, published, found', async () => {
  const fields = applicationFields();
  const { id } = await createApplication(test.deps, fields);
  const { cookie: staff } = await createStaff(test.deps.database, ['admin']);
  await ask(staffApi.acceptApplication, { cookie: staff, params: { id }, body: {} });

  const token = await invitationTo(fields.email);
  const person = { first_name: 'Ada', last_name: 'Conti', password: PASSWORD };
  await ask(businessApi.acceptInvitation, { body: { has_account: false, token, ...person } });
  const cookie = await logInOwner(fields.email);
  const profile = await ask(businessApi.memberProfile, { cookie });
  const companyId: number = profile.data.companies[0].id;
  const params = { companyId };
  const missing = async () => {
    const { data } = await ask(businessApi.companySettings, { cookie, params });
    return data.first_day.filter(({ is_done }: { is_done: boolean }) => !is_done).length;
  };
  expect(await missing()).toBe(4);

  const hours = { opening_time: 'open_24_hours', lead_minutes: 60, turnaround_minutes: 60 };
  await ask(businessApi.changeOpeningHours, { cookie, params, body: hours });
  await ask(businessApi.changeConditions, {
    cookie,
    params,
    body: {
      young_driver_per_day: '12',
      one_way: '',
      delivery: '',
      delivery_radius_km: 30,
      flexible_return: '',
      late_per_day: '',
      deposit_by: 'any_card',
      roadside_help: 'always',
      cross_border: [],
    },
  });
  const termini = {
    name: 'Termini',
    city: 'Roma',
    street: 'Via Marsala 30',
    zip: '00185',
    directions: null,
    latitude: 41.9011,
    longitude: 12.5018,
  };
  const { data: location } = await ask(businessApi.addLocation, {
    cookie,
    params,
    body: { ...termini, email: 'termini@autosole.test', phone: '+39 06 1', is_active: true },
  });
  const { data: account } = await ask(businessApi.openProviderAccount, { cookie, params });
  await fetch(account.url, { method: 'POST', redirect: 'manual' });
  await ask(businessApi.checkProviderAccount, { cookie, params });
  expect(await missing()).toBe(0);

  const panda = { ...(await carToAdd(test.deps.database, companyId)), location_id: location.id };
  const { data: car } = await ask(businessApi.createCar, {
    cookie,
    params,
    body: { ...panda, publish: true },
  });
  expect(await carsFound()).toEqual([]);
  await ask(businessApi.openCompany, { cookie, params });
  expect(await carsFound()).toEqual([car.id]);

  const renter = await createRenter(test.deps.database);
  const body = reservationBody({ expected_total: 13_500 });
  const reply = await reserve(test.app, renter, car.id, body);
  expect([reply.statusCode, reply.json().message]).toEqual([201, expect.any(String)]);
  expect(await carsFound()).toEqual([]);
});
