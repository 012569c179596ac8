import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessApi } from '@nolo/contract/business/api.ts';
import type { handovers } from '@nolo/contract/business/bookings.ts';
import type { policeReport } from '@nolo/contract/business/police-report.ts';
import { callUrl } from '@nolo/contract/client.ts';
import type { CallData, Endpoint } from '@nolo/contract/endpoint.ts';
import { readRecord, RECORD_LENGTH } from '@nolo/domain/police-report/police-record.ts';
import {
  NO_FAULTS,
  startPoliceSandbox,
  type PoliceSandbox,
} from '@nolo/police-sandbox/start-police-sandbox.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar, createCompany, inDays } from '@nolo/tests/factories/car.ts';
import { createMember, type TestMember } from '@nolo/tests/factories/member.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { queuedMails } from '@nolo/tests/setup/queued-mails.ts';
import { createTestApp, later, testClock, type TestApp } from '@nolo/tests/setup/test-app.ts';
import { testNow } from '@nolo/tests/setup/test-day.ts';
import type { Deps } from '../deps.ts';
import { updateProfile } from '../documents/profile-store.ts';
import { deliverPoliceReport } from './deliver-police-report.ts';
import { refreshPolicePlaces, sendForgottenReports } from './keep-police-reports.ts';
import { PLACES_FILE } from './places/police-places.ts';
import { cargosRegister } from './register/cargos-register.ts';

const ROMA = '412058091';
const ITALY = '100000100';
const GERMANY = '100000216';
const FIUME = '450500511';
const user = { username: 'C00012345', password: 'sandbox-password', apiKey: 'k'.repeat(20) + 'v'.repeat(30) };

const clock = testClock(testNow());
let test: TestApp;
let sandbox: PoliceSandbox;
let companyId: number;
let car: Awaited<ReturnType<typeof createCar>>;
let counter: TestMember;
let owner: TestMember;
let renter: TestRenter;
let booking: { id: string; number: string };

beforeAll(async () => {
  sandbox = await startPoliceSandbox({ port: 0, user });
  test = await createTestApp({ work: false, clock, environment: { CARGOS_URL: sandbox.url } });
});
afterAll(async () => {
  await test.close();
  await sandbox.stop();
});

beforeEach(async () => {
  clock.set(testNow());
  Object.assign(sandbox.faults, NO_FAULTS);
  Object.assign(sandbox.calls, { token: 0, check: 0, send: 0 });
  const { database } = test.deps;
  await sql`DELETE FROM jobs.job WHERE name = 'send-police-report'`.execute(database);
  const company = await createCompany(database);
  companyId = company.id;
  const plate = `AB${randomBytes(3).toString('hex').toUpperCase()}`;
  car = await createCar(database, { company_id: companyId, plate, frame_number: 'ZFA3120000J123456' });
  counter = await createMember(database, 'counter', { companyId });
  owner = await createMember(database, 'owner', { companyId });
  renter = await newDriver('Giulia', 'Conti');
  booking = await createBooking(database, renter, { car });
});

/** With verified documents, as profile and review leave them. */
async function newDriver(first_name: string, last_name: string): Promise<TestRenter> {
  const { database, vault } = test.deps;
  const created = await createRenter(database, { documentsStatus: 'verified' });
  await updateProfile(database, vault, created.accountId, {
    first_name,
    last_name,
    document_type: 'passport',
    passport_number: 'YA1234567',
    driving_licence_number: 'U1A2B3C4D5',
  });
  return created;
}

type Asked = { id?: string; params?: object; query?: Record<string, string>; body?: object; by?: TestMember };

async function ask(
  endpoint: Endpoint,
  { id = booking.id, params = {}, query, body, by = counter }: Asked = {},
) {
  const reply = await test.app.inject({
    method: endpoint.method,
    url: callUrl(endpoint.path, { params: { companyId, id, ...params }, ...(query && { query }) }),
    headers: { host: 'localhost', origin: test.deps.config.PUBLIC_ORIGIN, cookie: by.cookie },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, ...reply.json() };
}

type Shown = CallData<typeof policeReport>;
const shown = async (id = booking.id): Promise<Shown> => (await ask(businessApi.policeReport, { id })).data;
const missing = async (id?: string) => (await shown(id)).content?.missing.map(({ field }) => field);
const send = (id?: string) => ask(businessApi.sendPoliceReport, id === undefined ? {} : { id });

const asked = { birth_place: ROMA, citizenship: ITALY, document_place: ROMA, licence_place: ROMA };
const describeDriver = (body: object, position = 1, id = booking.id) =>
  ask(businessApi.describeDriver, { id, params: { position }, body: { ...asked, ...body } });

const account = {
  agency_id: 'AG-77',
  agency_place: ROMA,
  username: user.username,
  password: user.password,
  api_key: user.apiKey,
};
const saveAccount = (changes: object = {}) =>
  ask(businessApi.savePoliceAccount, { by: owner, body: { ...account, ...changes } });

/** The jobs that wait, in order, each as often as `times`; what fails is tried again by the queue later. */
async function deliver(deps: Deps = test.deps): Promise<unknown[]> {
  const { rows } = await sql<{ id: string; reportId: string }>`
    SELECT id, data ->> 'reportId' AS "reportId" FROM jobs.job
    WHERE name = 'send-police-report' AND state = 'created' ORDER BY created_on`.execute(test.deps.database);
  const outcomes = [];
  for (const { id, reportId } of rows) {
    const outcome = await deliverPoliceReport(deps, { reportId }).then(
      () => 'done',
      (error: unknown) => error,
    );
    outcomes.push(outcome);
    if (outcome === 'done') await sql`DELETE FROM jobs.job WHERE id = ${id}`.execute(test.deps.database);
  }
  return outcomes;
}

async function complete(): Promise<void> {
  expect(await saveAccount()).toMatchObject({ status: 200 });
  expect(await describeDriver({})).toMatchObject({ status: 200 });
}
async function sendComplete(): Promise<void> {
  await complete();
  expect(await send()).toMatchObject({ status: 200 });
}

const actions = async () => {
  const rows = await test.deps.database
    .selectFrom('audit_event')
    .select(['action', 'object'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute();
  return rows.map(({ action, object }) => `${action} ${object}`);
};

async function drive(...names: [string, string][]): Promise<TestRenter[]> {
  const drivers = [];
  for (const [first, last] of names) {
    const driver = await newDriver(first, last);
    await test.deps.database
      .insertInto('booking_driver')
      .values({ booking_id: booking.id, driver_id: driver.accountId })
      .execute();
    drivers.push(driver);
  }
  return drivers;
}

const progressOf = async () => {
  const { standing, problem, tries } = (await shown()).report;
  return { standing, problem, tries };
};

/** What the company has been told of refused reports, and by how many mails. */
async function toldOfRefusals() {
  const notices = await test.deps.database
    .selectFrom('company_notice')
    .select(['kind', 'booking_id'])
    .where('company_id', '=', companyId)
    .execute();
  const mails = (await queuedMails(test.deps)).filter(
    ({ template, data }) =>
      template === 'booking-for-company' && 'number' in data && data.number === booking.number,
  );
  return { notices, mails: mails.map(({ recipient }) => recipient) };
}

/** Whether the list of today's and tomorrow's pickups marks each. */
async function markedPickups() {
  const { data } = await ask(businessApi.handovers);
  const { days } = data as CallData<typeof handovers>;
  const pickups = days.flatMap((day) => day.handovers).filter(({ kind }) => kind === 'pickup');
  return pickups.map((pickup) => [pickup.id, pickup.is_report_refused]);
}

const placesFound = async (query: Record<string, string>) =>
  (await ask(businessApi.policePlaces, { query })).data.places;

describe('a booking', () => {
  it('is reported from what is there: what is missing is asked for once, and kept for the next rental', async () => {
    await saveAccount();
    expect(await missing()).toEqual([
      'driver_birth_place',
      'driver_citizenship',
      'driver_document_place',
      'driver_licence_place',
    ]);
    expect(await send()).toMatchObject({ status: 422, code: 'police_report.incomplete' });
    await describeDriver({});
    expect(await missing()).toEqual([]);
    const next = await createBooking(test.deps.database, renter, {
      car,
      pickup: inDays(20),
      return: inDays(21),
    });
    expect(await missing(next.id)).toEqual([]);
  });

  it('goes from the draft to the receipt, and the record has what the service asks for', async () => {
    await sendComplete();
    expect((await shown()).report).toMatchObject({ standing: 'waiting' });
    expect(await deliver()).toEqual(['done']);
    const { report, actions: can } = await shown();
    expect(report).toMatchObject({
      standing: 'receipt',
      contract_id: booking.number,
      receipt: expect.stringMatching(/^SB[0-9A-F]{16}$/),
      reported_at: clock.now().toISOString(),
    });
    expect(can).toEqual({ answer: false, send: false, mark_manual: false, report_again: true });
    expect(sandbox.calls).toEqual({ token: 2, check: 1, send: 1 });
    const record = sandbox.taken.get(booking.number) ?? '';
    expect(record).toHaveLength(RECORD_LENGTH);
    expect(readRecord(record)).toMatchObject({
      contract_id: booking.number,
      payment: '0',
      pickup_place: ROMA,
      operator: 'ANNA BRUNI',
      agency_id: 'AG-77',
      make: 'FIAT',
      model: '500',
      plate: car.plate,
      driver_last_name: 'CONTI',
      driver_first_name: 'GIULIA',
      driver_dob: '12/04/1985',
      driver_document_code: 'PASOR',
      driver_document_number: 'YA1234567',
      driver_licence_number: 'U1A2B3C4D5',
    });
    expect(readRecord(record).second_last_name).toBeUndefined();
  });

  it('is looked at by the company as the renter reads, and everything done is written down', async () => {
    await sendComplete();
    await shown();
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM document_access_log
      WHERE account_id = ${renter.accountId} AND booking_id = ${booking.id}`.execute(test.deps.database);
    expect(rows).toEqual([{ n: 1 }]);
    expect(await actions()).toEqual([
      `police_account_saved ${user.username}`,
      `driver_described ${booking.number}`,
      `police_report_sent ${booking.number}`,
      `police_report_viewed ${booking.number}`,
    ]);
  });

  it('shows nobody’s identity once its documents are closed, and its state for good', async () => {
    await sendComplete();
    await deliver();
    const threeDaysAgo = new Date(clock.now().getTime() - 3 * 86_400_000);
    await test.deps.database
      .updateTable('booking')
      .set({ starts_at: new Date(threeDaysAgo.getTime() - 86_400_000), ends_at: threeDaysAgo })
      .where('id', '=', booking.id)
      .execute();
    const { content, report, actions: can } = await shown();
    expect([content, report.standing, can.answer]).toEqual([null, 'receipt', false]);
    expect(await describeDriver({})).toMatchObject({ status: 409, code: 'booking.documents_closed' });
    expect(await send()).toMatchObject({ status: 409, code: 'booking.documents_closed' });
  });

  it('counts at the counter as long as car and times are those that were reported', async () => {
    const atCounter = async () =>
      (await ask(businessApi.rentalHandover)).data.handover as { police_report: string; missing: string[] };
    const reported = async () => {
      const { police_report, missing: missed } = await atCounter();
      return [police_report, !missed.includes('police_report')];
    };
    expect(await reported()).toEqual(['drafted', false]);
    await sendComplete();
    expect(await reported()).toEqual(['waiting', false]);
    await deliver();
    expect(await reported()).toEqual(['receipt', true]);
    const other = await createCar(test.deps.database, { company_id: companyId });
    const moveTo = (values: object) =>
      test.deps.database.updateTable('booking').set(values).where('id', '=', booking.id).execute();
    await moveTo({ car_id: other.id });
    expect(await reported()).toEqual(['outdated', false]);
    const { report, content, actions: can } = await shown();
    expect([report.standing, content?.is_changed, can.report_again]).toEqual(['outdated', true, true]);
    expect(await ask(businessApi.reopenPoliceReport)).toMatchObject({ status: 200 });
    expect(await ask(businessApi.markPoliceReport, { body: { reason: 'On their site' } })).toMatchObject({
      status: 200,
    });
    expect(await reported()).toEqual(['manual', true]);
    await moveTo({ return_local: inDays(30) });
    expect(await reported()).toEqual(['outdated', false]);
  });

  it('is none of another company', async () => {
    const foreign = await createCompany(test.deps.database);
    const { cookie } = await createMember(test.deps.database, 'owner', { companyId: foreign.id });
    const by = { accountId: '', email: '', cookie };
    for (const endpoint of [businessApi.policeReport, businessApi.sendPoliceReport])
      expect(await ask(endpoint, { by, params: { companyId: foreign.id } })).toMatchObject({
        status: 404,
        code: 'rental.not_found',
      });
  });
});

describe('drivers', () => {
  it('the second goes with the record once complete; half-filled, nothing is sent', async () => {
    await drive(['Łukasz', 'Weiß']);
    await complete();
    expect(await missing()).toEqual([
      'second_birth_place',
      'second_citizenship',
      'second_document_place',
      'second_licence_place',
    ]);
    await describeDriver({ licence_place: '' }, 2);
    expect(await missing()).toEqual(['second_licence_place']);
    expect(await send()).toMatchObject({ status: 422, code: 'police_report.incomplete' });
    expect(sandbox.calls.send).toBe(0);
    await describeDriver({ birth_place: GERMANY, citizenship: GERMANY }, 2);
    await send();
    await deliver();
    expect(readRecord(sandbox.taken.get(booking.number) ?? '')).toMatchObject({
      second_first_name: 'LUKASZ',
      second_last_name: 'WEISS',
      second_birth_place: GERMANY,
      second_citizenship: GERMANY,
    });
  });

  it('further ones are named, because they are reported elsewhere', async () => {
    await drive(['Anna', 'Bo'], ['Carla', 'Di'], ['Dora', 'Es']);
    const { content } = await shown();
    expect(content?.drivers).toHaveLength(2);
    expect(content?.further_drivers).toEqual(['Carla Di', 'Dora Es']);
  });

  it('may be born in a municipality of the past, or abroad; a citizenship is a country', async () => {
    await saveAccount();
    await describeDriver({ birth_place: FIUME, licence_place: GERMANY });
    const { content } = await shown();
    expect(content?.drivers[0]).toMatchObject({
      birth_place: { code: FIUME, name: 'Fiume', province: 'FU', ended_on: '1947-09-15' },
      licence_place: { code: GERMANY, name: 'Germania', province: '', ended_on: null },
    });
    expect(await missing()).toEqual([]);
    const refused = await describeDriver({ citizenship: ROMA, birth_place: '499999999' });
    expect([refused.status, Object.keys(refused.errors)]).toEqual([400, ['birth_place', 'citizenship']]);
  });

  it('whose names are in other letters are asked for them in ours', async () => {
    const { database } = test.deps;
    await database
      .updateTable('account')
      .set({ last_name: 'Петрова' })
      .where('id', '=', renter.accountId)
      .execute();
    await complete();
    expect((await shown()).content?.missing).toEqual([
      { part: 'driver', field: 'driver_last_name', why: 'not_latin' },
    ]);
    await describeDriver({ last_name: 'Petrova' });
    expect(await missing()).toEqual([]);
  });
});

describe('what goes wrong', () => {
  it('five presses at once send one record', async () => {
    await complete();
    const replies = await Promise.all(Array.from({ length: 5 }, () => send()));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await deliver()).toEqual(['done']);
    expect(sandbox.calls).toMatchObject({ check: 1, send: 1 });
    expect((await actions()).filter((one) => one.startsWith('police_report_sent'))).toHaveLength(1);
  });

  it('work that runs twice at once ends with one receipt', async () => {
    await sendComplete();
    const { id } = await test.deps.database
      .selectFrom('police_report')
      .select('id')
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow();
    await Promise.allSettled([1, 2, 3].map(() => deliverPoliceReport(test.deps, { reportId: id })));
    expect((await shown()).report).toMatchObject({ standing: 'receipt' });
    expect(sandbox.taken.has(booking.number)).toBe(true);
    await deliver();
    expect((await shown()).report).toMatchObject({ standing: 'receipt' });
  });

  it('a service that is down is tried again, and that it is down is seen', async () => {
    await sendComplete();
    sandbox.faults.isDown = true;
    expect(String((await deliver())[0])).toContain('503');
    await deliver();
    expect(await progressOf()).toEqual({ standing: 'waiting', problem: 'unreachable', tries: 2 });
    sandbox.faults.isDown = false;
    await deliver();
    expect(await progressOf()).toMatchObject({ standing: 'receipt', problem: null });
  });

  it('what the queue has given up is sent all the same', async () => {
    await sendComplete();
    sandbox.faults.isDown = true;
    await deliver();
    await sql`DELETE FROM jobs.job WHERE name = 'send-police-report'`.execute(test.deps.database);
    sandbox.faults.isDown = false;
    const inAnHour = later(test.deps, 60);
    await sendForgottenReports(inAnHour, inAnHour.clock.now());
    expect(await progressOf()).toMatchObject({ standing: 'waiting' });
    const nextDay = later(test.deps, 24 * 60);
    await sendForgottenReports(nextDay, nextDay.clock.now());
    expect(await progressOf()).toMatchObject({ standing: 'receipt' });
  });

  it('a slow service has its time limit', async () => {
    await sendComplete();
    sandbox.faults.slowMs = 400;
    const impatient = { ...test.deps, police: cargosRegister(sandbox.url, { answerWithinMs: 100 }) };
    expect(String((await deliver(impatient))[0])).toContain('no answer');
    expect(await progressOf()).toEqual({ standing: 'waiting', problem: 'unreachable', tries: 1 });
    await deliver();
    expect(await progressOf()).toMatchObject({ standing: 'receipt' });
  });

  it('a receipt that is lost after sending is asked for again: a duplicate means that the report is there', async () => {
    await sendComplete();
    sandbox.faults.losesReceipts = 1;
    await deliver();
    expect(await progressOf()).toEqual({ standing: 'waiting', problem: 'unreachable', tries: 1 });
    expect(sandbox.taken.size).toBeGreaterThan(0);
    await deliver();
    expect((await shown()).report).toMatchObject({ standing: 'receipt', receipt: null, problem: null });
    expect(sandbox.calls.send).toBe(2);
  });

  it('a contract id that somebody has used before is refused, and can be taken on by the company', async () => {
    await sendComplete();
    const record = await test.deps.database
      .selectFrom('police_report')
      .select(['id', 'record'])
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow();
    const session = await test.deps.police?.logIn(user);
    await session?.send(test.deps.vault.open('police_report.record', record.id, record.record ?? ''));
    await deliver();
    expect((await shown()).report).toMatchObject({ standing: 'refused', refused_field: 'contract_id' });
    const reason = 'Typed in on the police’s own site this morning';
    expect(await ask(businessApi.markPoliceReport, { body: { reason: ' ' } })).toMatchObject({ status: 400 });
    expect(await ask(businessApi.markPoliceReport, { body: { reason } })).toMatchObject({ status: 200 });
    expect((await shown()).report).toMatchObject({
      standing: 'manual',
      manual_by: 'Anna Bruni',
      manual_because: reason,
    });
  });

  it('what the service refuses says which field, and is corrected', async () => {
    await saveAccount();
    await describeDriver({});
    sandbox.faults.refuses = 'CONDUCENTE_CONTRAENTE_DOCIDE_TIPO_COD';
    await send();
    await deliver();
    const { report } = await shown();
    expect(report).toMatchObject({
      standing: 'refused',
      refused_field: 'driver_document_code',
      refused_text: expect.stringContaining('CONDUCENTE_CONTRAENTE_DOCIDE_TIPO_COD'),
    });
    expect(sandbox.calls.send).toBe(0);
    sandbox.faults.refuses = undefined;
    await describeDriver({ document_code: 'PASSE' });
    await send();
    await deliver();
    expect((await shown()).report).toMatchObject({ standing: 'receipt', refused_field: null });
  });

  it('a refusal is told of once, by a notice and by mail, each time', async () => {
    const notice = { kind: 'police_report_refused', booking_id: booking.id };
    await ask(businessApi.switchCompanyMails, { body: { is_notified: true } });
    await complete();
    sandbox.faults.refuses = 'CONDUCENTE_CONTRAENTE_DOCIDE_TIPO_COD';
    await send();
    const { id: reportId } = await test.deps.database
      .selectFrom('police_report')
      .select('id')
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow();
    const delivered = [1, 2, 3].map(() => deliverPoliceReport(test.deps, { reportId }));
    await Promise.allSettled(delivered);
    const first = await toldOfRefusals();
    expect(first.notices).toEqual([notice]);
    expect(first.mails).toHaveLength(2);
    expect(first.mails).toContain(counter.email);
    clock.advance(5);
    await send();
    await deliver();
    expect((await toldOfRefusals()).notices).toEqual([notice, notice]);
    sandbox.faults.refuses = undefined;
    await send();
    await deliver();
    expect((await toldOfRefusals()).mails).toHaveLength(4);
  });
  it('a token that has expired is asked for again', async () => {
    await sendComplete();
    sandbox.faults.expiresTokens = 1;
    expect(await deliver()).toEqual(['done']);
    expect((await shown()).report).toMatchObject({ standing: 'receipt' });
    expect(sandbox.calls.token).toBe(3);
  });

  it('an answer of another form is as none', async () => {
    await sendComplete();
    const elsewhere = { ...test.deps, police: cargosRegister(`${test.deps.config.PUBLIC_ORIGIN}/nowhere`) };
    await deliver(elsewhere);
    expect(await progressOf()).toMatchObject({ standing: 'waiting', problem: 'unreachable' });
  });
});

describe('credentials', () => {
  it('are asked for before anything is sent', async () => {
    await describeDriver({});
    expect(await shown()).toMatchObject({ service: 'service', credentials: 'none' });
    expect(await send()).toMatchObject({ status: 409, code: 'police_report.no_credentials' });
  });

  it('that the service does not take are not saved; a service that is silent keeps nobody from saving', async () => {
    expect(await saveAccount({ password: 'another' })).toMatchObject({
      status: 422,
      code: 'police_account.refused',
    });
    expect((await ask(businessApi.policeAccount, { by: owner })).data).toMatchObject({ is_known: false });
    sandbox.faults.isDown = true;
    expect(await saveAccount({ password: 'another' })).toMatchObject({ status: 200 });
  });

  it('that are refused at sending wait for the owner, and are tried no more until there are others', async () => {
    sandbox.faults.isDown = true;
    await saveAccount({ api_key: 'x'.repeat(48) });
    sandbox.faults.isDown = false;
    await describeDriver({});
    await send();
    expect(await deliver()).toEqual(['done']);
    const { report, credentials, actions: can } = await shown();
    expect([report.standing, report.problem, credentials, can.answer]).toEqual([
      'drafted',
      'credentials',
      'refused',
      true,
    ]);
    const mails = async () =>
      (await queuedMails(test.deps)).filter(({ recipient }) => recipient === owner.email);
    expect(await mails()).toMatchObject([
      { template: 'police-credentials', language: 'it', data: { companyId } },
    ]);
    const known = await ask(businessApi.policeAccount, { by: owner });
    expect(known.data).toMatchObject({ refused_at: clock.now().toISOString() });
    const nextDay = later(test.deps, 24 * 60);
    await sendForgottenReports(nextDay, nextDay.clock.now());
    expect((await shown()).report.tries).toBe(1);
    expect((await toldOfRefusals()).notices).toEqual([
      { kind: 'police_report_refused', booking_id: booking.id },
    ]);
    await saveAccount();
    await deliver();
    expect(await shown()).toMatchObject({ credentials: 'known', report: { standing: 'receipt' } });
  });

  it('stand sealed, are never told again, and have a long enough key', async () => {
    await saveAccount();
    const { data } = await ask(businessApi.policeAccount, { by: owner });
    expect(data).toEqual({
      service: 'service',
      is_known: true,
      agency_id: 'AG-77',
      agency_place: { code: ROMA, name: 'Roma', province: 'RM', ended_on: null },
      username: user.username,
      changed_at: clock.now().toISOString(),
      refused_at: null,
    });
    const row = await test.deps.database
      .selectFrom('police_account')
      .selectAll()
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow();
    expect([row.password, row.api_key].every((sealed) => sealed.startsWith('v1.'))).toBe(true);
    const refused = await saveAccount({ api_key: 'short', agency_place: 'Roma', agency_id: '' });
    expect([refused.status, Object.keys(refused.errors)]).toEqual([
      400,
      ['agency_id', 'agency_place', 'api_key'],
    ]);
  });
});

describe('a rental that was reported', () => {
  it('and is another by now is reported again, as another contract', async () => {
    await sendComplete();
    await deliver();
    expect((await shown()).content?.is_changed).toBe(false);
    await test.deps.database.updateTable('car').set({ plate: 'ZZ999ZZ' }).where('id', '=', car.id).execute();
    expect((await shown()).content?.is_changed).toBe(true);
    expect(await send()).toMatchObject({ status: 409, code: 'police_report.state_changed' });
    expect(await ask(businessApi.reopenPoliceReport)).toMatchObject({ status: 200 });
    await send();
    await deliver();
    expect((await shown()).report).toMatchObject({ standing: 'receipt', contract_id: `${booking.number}-2` });
    expect(readRecord(sandbox.taken.get(`${booking.number}-2`) ?? '').plate).toBe('ZZ999ZZ');
  });

  it('is not marked, described or answered any more', async () => {
    await sendComplete();
    await deliver();
    const changed = { status: 409, code: 'police_report.state_changed' };
    expect(await ask(businessApi.markPoliceReport, { body: { reason: 'No' } })).toMatchObject(changed);
    expect(await describeDriver({})).toMatchObject(changed);
    const body = { payment: '1', pickup_place: '', return_place: '' };
    expect(await ask(businessApi.answerPoliceReport, { body })).toMatchObject(changed);
  });

  it('manually, while a receipt was under way, has the receipt once it comes', async () => {
    await sendComplete();
    sandbox.faults.losesReceipts = 1;
    await deliver();
    await ask(businessApi.markPoliceReport, { body: { reason: 'The service is silent' } });
    await deliver();
    expect((await shown()).report).toMatchObject({ standing: 'manual' });
  });
});

it('the table of places is fetched from the service once a day; a short one is an error of the service', async () => {
  await saveAccount();
  const { database } = test.deps;
  const fetched = await startPoliceSandbox({
    port: 0,
    user,
    placesTable: `${(await readFile(PLACES_FILE, 'utf8')).replaceAll(',', '#').trim()}\n499999901#NUOVO COMUNE#RM#\n`,
  });
  const short = await startPoliceSandbox({
    port: 0,
    user,
    placesTable: 'Codice#Descrizione#Provincia#DataFineVal\n',
  });
  const at = clock.now();
  try {
    const fromShort = { ...test.deps, police: cargosRegister(short.url) };
    await expect(refreshPolicePlaces(fromShort, at)).rejects.toThrow('table of places');
    const fromFetched = { ...test.deps, police: cargosRegister(fetched.url) };
    await refreshPolicePlaces(fromFetched, at);
    expect((await placesFound({ q: 'nuovo comune' }))[0]).toMatchObject({
      code: '499999901',
      province: 'RM',
    });
    await refreshPolicePlaces(fromFetched, new Date(at.getTime() + 60_000));
    expect(fetched.calls.token).toBe(1);
  } finally {
    await fetched.stop();
    await short.stop();
    await database.deleteFrom('police_places').execute();
  }
});

describe('a rental of the company’s own', () => {
  let own: string;
  beforeEach(async () => {
    await saveAccount();
    const { data } = await ask(businessApi.addOwnRental, {
      body: {
        car_id: car.id,
        customer_name: 'Hotel Quirinale',
        customer_phone: '+39 06 4707',
        source: 'phone',
        price: '',
        start_date: inDays(30),
        end_date: inDays(31),
      },
    });
    own = data.id;
  });

  const customer = {
    ...asked,
    first_name: 'Paolo',
    last_name: 'Quirinale',
    dob: '1970-02-28',
    residence_place: ROMA,
    residence_address: 'Via Nazionale 7',
    document_code: 'IDELE',
    document_number: 'CA12345AA',
    licence_number: 'RM1234567X',
  };

  it('asks for everything, keeps it, and goes the same way', async () => {
    expect(await missing(own)).toEqual([
      'payment',
      'driver_last_name',
      'driver_first_name',
      'driver_dob',
      'driver_birth_place',
      'driver_citizenship',
      'driver_document_code',
      'driver_document_number',
      'driver_document_place',
      'driver_licence_number',
      'driver_licence_place',
    ]);
    await describeDriver(customer, 1, own);
    const body = { payment: '1', pickup_place: '', return_place: '' };
    await ask(businessApi.answerPoliceReport, { id: own, body });
    expect(await missing(own)).toEqual([]);
    await send(own);
    await deliver();
    const { report } = await shown(own);
    expect(report).toMatchObject({ standing: 'receipt', contract_id: own.replaceAll('-', '').toUpperCase() });
    expect(readRecord(sandbox.taken.get(report.contract_id ?? '') ?? '')).toMatchObject({
      payment: '1',
      driver_last_name: 'QUIRINALE',
      driver_document_code: 'IDELE',
      driver_document_number: 'CA12345AA',
      driver_residence_address: 'VIA NAZIONALE 7',
      driver_phone: '+39 06 4707',
    });
    const row = await test.deps.database
      .selectFrom('own_rental_driver')
      .select(['document_number', 'licence_number'])
      .where('own_rental_id', '=', own)
      .executeTakeFirstOrThrow();
    expect(Object.values(row).every((sealed) => sealed?.startsWith('v1.'))).toBe(true);
  });

  it('has a second driver who can be taken off again', async () => {
    await describeDriver(customer, 1, own);
    await describeDriver({ last_name: 'Bo' }, 2, own);
    expect(await missing(own)).toContain('second_first_name');
    expect(await ask(businessApi.removeSecondDriver, { id: own, params: {} })).toMatchObject({ status: 200 });
    expect(await missing(own)).toEqual(['payment']);
  });

  it('that is refused is marked among the pickups, without a notice', async () => {
    const rental = { customer_name: 'Bar Sport', customer_phone: '+39 06 1', source: 'phone', price: '' };
    const added = await ask(businessApi.addOwnRental, {
      body: { ...rental, car_id: car.id, start_date: inDays(1), end_date: inDays(2) },
    });
    const { id } = added.data;
    await describeDriver(customer, 1, id);
    const body = { payment: '1', pickup_place: '', return_place: '' };
    await ask(businessApi.answerPoliceReport, { id, body });
    expect(await markedPickups()).toEqual([[id, false]]);
    sandbox.faults.refuses = 'CONDUCENTE_CONTRAENTE_DOCIDE_TIPO_COD';
    expect(await send(id)).toMatchObject({ status: 200 });
    await deliver();
    expect(await markedPickups()).toEqual([[id, true]]);
    expect(await toldOfRefusals()).toEqual({ notices: [], mails: [] });
  });

  it('that was cancelled shows nobody', async () => {
    await describeDriver(customer, 1, own);
    await ask(businessApi.cancelOwnRental, { id: own });
    expect((await shown(own)).content).toBeNull();
  });
});

it('places are found by whoever works at the counter', async () => {
  expect((await placesFound({ q: 'roma' }))[0]).toEqual({
    code: ROMA,
    name: 'Roma',
    province: 'RM',
    ended_on: null,
  });
  expect((await placesFound({ q: 'Allemagne', kind: 'country' }))[0]).toMatchObject({ code: GERMANY });
});
