import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessApi } from '@nolo/contract/business/api.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import type { HiddenCar, OfferReport } from '@nolo/contract/staff/offer-reports.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar, createCompany, inDays } from '@nolo/tests/factories/car.ts';
import { createMember, createStaff, type TestMember } from '@nolo/tests/factories/member.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';

const clock = testClock(testNow());
let test: TestApp;
let support: TestMember;
let owner: TestMember;
let companyId: number;
let car: Awaited<ReturnType<typeof createCar>>;

beforeAll(async () => {
  test = await createTestApp({ work: false, clock });
  support = await createStaff(test.deps.database, ['support']);
});
afterAll(() => test.close());
beforeEach(async () => {
  const { database } = test.deps;
  companyId = (await createCompany(database)).id;
  car = await createCar(database, { company_id: companyId, plate: 'GK900ZZ' });
  owner = await createMember(database, 'owner', { companyId });
});

const report = (more: object = {}) => ({
  car_id: car.id,
  kind: 'misleading',
  text: 'The pictures are of another car.',
  email: '',
  is_good_faith: true,
  ...more,
});
const send = (payload: object) =>
  test.app.inject({ method: 'POST', url: '/api/v1/website/report-offer', payload });

async function ask(endpoint: Endpoint, by: TestMember, about: { id?: string | number; body?: object } = {}) {
  const reply = await test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params: { companyId, id: about.id } }),
    headers: { host: 'localhost', origin: test.deps.config.PUBLIC_ORIGIN, cookie: by.cookie },
    ...(about.body && { payload: about.body }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

const isOurs = ({ car_id }: { car_id: number }) => car_id === car.id;

async function listed(): Promise<{ reports: OfferReport[]; hidden: HiddenCar[] }> {
  const { reports, hidden } = (await ask(staffApi.staffOfferReports, support)).data;
  return { reports: reports.filter(isOurs), hidden: hidden.filter(isOurs) };
}

async function reported(more: object = {}): Promise<string> {
  const reply = await send(report(more));
  expect(reply.statusCode, reply.body).toBe(201);
  const id = (await listed()).reports.at(-1)?.id;
  if (id === undefined) throw new Error('no report');
  return id;
}
const decide = (id: string, decision: 'hide' | 'keep', reason = 'They are of another car.') =>
  ask(staffApi.decideOfferReport, support, { id, body: { decision, reason } });
const setHidden = (is_hidden: boolean, reason: string) =>
  ask(staffApi.hideCar, support, { id: car.id, body: { is_hidden, reason } });

const work = async () => (await ask(staffApi.staffWork, support)).data.offer_reports;
const mailsTo = async (recipient: string) =>
  (await queuedMails(test.deps)).filter((mail) => mail.recipient === recipient);
const carPage = async () => (await test.app.inject({ url: `/api/v1/car/${car.slug}/${car.id}` })).statusCode;
async function isFound(): Promise<boolean> {
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/v1/cars?limit=10',
    payload: { company_id: [companyId] },
  });
  return reply.json().data.cars.some(({ id }: { id: number }) => id === car.id);
}

describe('a report of an offer', () => {
  it('is written by anybody, needs a kind, words and good faith, and is confirmed to who leaves an address', async () => {
    const email = `reader-${car.id}@nolo.test`;
    const reply = await send({ car_id: car.id, text: '', email: 'nobody' });
    expect([reply.statusCode, Object.keys(reply.json().errors).toSorted()]).toEqual([
      400,
      ['email', 'is_good_faith', 'kind', 'text'],
    ]);
    await reported({ email });
    await send(report({ email }));
    clock.advance(1);
    await send(report({ email, text: 'The price is wrong, too.' }));
    const { reports } = await listed();
    expect(reports).toMatchObject([
      { kind: 'misleading', car: 'Fiat 500, GK900ZZ', company_id: companyId, email, decision: null },
      { text: 'The price is wrong, too.' },
    ]);
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['offer-report-received']);
    expect((await send(report({ car_id: 999_999 }))).json().code).toBe('car.not_found');
  });

  it('waits in a work list, and is decided once', async () => {
    const id = await reported();
    const before = await work();
    expect((await decide(id, 'keep', ' ')).errors).toEqual({ reason: [expect.any(String)] });
    expect((await decide(id, 'keep')).status).toBe(200);
    expect(await work()).toBe(before - 1);
    expect(await decide(id, 'hide')).toMatchObject({ status: 409, code: 'offer_report.decided' });
    expect((await listed()).reports).toEqual([]);
    expect([await isFound(), await carPage()]).toEqual([true, 200]);
  });

  it('that is right hides the car; who reported it and the owners read why, each decision its own', async () => {
    const email = `right-${car.id}@nolo.test`;
    const id = await reported({ email });
    expect((await decide(id, 'hide')).status).toBe(200);
    clock.advance(61);
    const other = await reported({ email, text: 'And it is not insured.' }).catch(() => null);
    // What is hidden is not there to be reported any more.
    expect(other).toBeNull();
    const reason = 'They are of another car.';
    expect((await mailsTo(email)).map(({ template, data }) => [template, data])).toEqual([
      ['offer-report-received', { text: 'The pictures are of another car.' }],
      ['offer-report-decided', { carName: 'Fiat 500, GK900ZZ', decision: 'hide', reason }],
    ]);
    expect((await mailsTo(owner.email)).map(({ data }) => data)).toMatchObject([
      { step: 'hide', carName: 'Fiat 500, GK900ZZ', carId: car.id, reason },
    ]);
    const trail = test.deps.database.selectFrom('audit_event').select(['action', 'object', 'after']);
    expect(await trail.where('company_id', '=', companyId).execute()).toEqual([
      { action: 'car_hidden', object: 'Fiat 500, GK900ZZ', after: { reason } },
    ]);
  });

  it('that is not upheld is told to both, with the reason', async () => {
    const email = `wrong-${car.id}@nolo.test`;
    await decide(await reported({ email }), 'keep', 'It is that car.');
    expect((await mailsTo(email)).at(-1)?.data).toMatchObject({
      decision: 'keep',
      reason: 'It is that car.',
    });
    expect((await mailsTo(owner.email)).map(({ data }) => data)).toMatchObject([
      { step: 'keep', reason: 'It is that car.' },
    ]);
  });
});

describe('a car that staff hides', () => {
  it('answers as one that is not offered, whatever its company does; paid bookings go on', async () => {
    const { database } = test.deps;
    const renter = await createRenter(database);
    const paid = await createBooking(database, renter, { status: 'PAID', car });
    expect((await setHidden(true, 'It is not roadworthy.')).status).toBe(200);
    expect([await isFound(), await carPage()]).toEqual([false, 404]);
    const dates = new URLSearchParams({ start_date: inDays(30), end_date: inDays(33) });
    const price = await test.app.inject({ url: `/api/v1/amount/calculation/car/${car.id}?${dates}` });
    expect(price.json().code).toBe('car.not_found');
    const publish = await ask(businessApi.publishCar, owner, { id: car.id, body: { is_online: true } });
    expect(publish).toMatchObject({ status: 409, code: 'car.hidden' });
    const seen = await ask(businessApi.fleetCar, owner, { id: car.id });
    expect(seen.data.car).toMatchObject({ is_online: false, hidden_because: 'It is not roadworthy.' });
    const status = database.selectFrom('booking').select('status').where('id', '=', paid.id);
    expect(await status.executeTakeFirstOrThrow()).toEqual({ status: 'PAID' });
    expect((await listed()).hidden).toMatchObject([{ hidden_because: 'It is not roadworthy.' }]);
  });

  it('is found again once staff shows it; each mail to its owners has its own reason', async () => {
    await setHidden(true, 'First.');
    clock.advance(1);
    await setHidden(false, 'It was inspected.');
    expect([await isFound(), await carPage()]).toEqual([true, 200]);
    clock.advance(1);
    await setHidden(true, 'Second.');
    await setHidden(true, 'Third.');
    expect((await mailsTo(owner.email)).map(({ data }) => data)).toMatchObject([
      { step: 'hide', reason: 'First.' },
      { step: 'show', reason: 'It was inspected.' },
      { step: 'hide', reason: 'Second.' },
    ]);
  });

  it('stays off sight when its company had taken it off before', async () => {
    await ask(businessApi.publishCar, owner, { id: car.id, body: { is_online: false } });
    await setHidden(true, 'It is not roadworthy.');
    await setHidden(false, 'It was inspected.');
    expect(await isFound()).toBe(false);
    const publish = await ask(businessApi.publishCar, owner, { id: car.id, body: { is_online: true } });
    expect(publish.status).toBe(200);
    expect(await isFound()).toBe(true);
  });
});
