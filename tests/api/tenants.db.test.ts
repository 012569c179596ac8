import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorCode } from '@nolo/contract/error-codes.ts';
import { createCompany } from '../factories/car.ts';
import { createRenter } from '../factories/renter.ts';
import { reservationBody, reserve } from '../factories/reservation.ts';
import { createWebsite } from '../factories/website.ts';
import {
  callNames,
  endpoints,
  pendingBooking,
  samples,
  send,
  stay,
  type CallName,
  type Input,
} from './support/calls.ts';
import { createWorld, fingerprint, type World } from './support/world.ts';
import { testNow } from '../setup/test-day.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** What a client may send to pretend to be on another tenant's site; none of it counts. */
const pretences: Record<string, string>[] = [
  {},
  { contractor_id: '1', company_id: '2', 'company-id': '2', 'x-company-id': '2', contractorid: '1' },
  { 'x-forwarded-host': 'www.localhost', forwarded: 'host=www.localhost', 'x-sub-domain': 'www' },
  {
    'x-original-host': 'bianchi.localhost',
    origin: 'http://bianchi.localhost',
    referer: 'http://bianchi.localhost/',
  },
];

/** Requests on Rossi's site for what is Bianchi's. */
const foreign: Partial<Record<CallName, { code: ErrorCode; input: () => Input | Promise<Input> }>> = {
  car: { code: 'car.not_found', input: () => ({ params: { slug: 'x', id: world.bianchi.car.id } }) },
  carCalculation: {
    code: 'car.not_found',
    input: () => ({ params: { carId: world.bianchi.car.id }, query: stay() }),
  },
  verifyCoupon: {
    code: 'car.not_found',
    input: () => ({ body: { coupon: world.bianchi.coupon.code, car_id: world.bianchi.car.id, ...stay() } }),
  },
  companyExtras: {
    code: 'company.not_found',
    input: () => ({ params: { companyId: world.bianchi.company.id } }),
  },
  createReservation: {
    code: 'car.not_found',
    input: () => ({ params: { carId: world.bianchi.car.id }, body: { ...reservationBody() } }),
  },
};

describe('on Rossi’s site, what is Bianchi’s is not there', () => {
  it.each(Object.keys(foreign) as CallName[])('%s: 404', async (name) => {
    const row = foreign[name];
    const renter = await world.newRenter();
    const input = await (row?.input() ?? {});
    const before = await fingerprint(world.test);
    for (const headers of pretences) {
      const reply = await send(world, name, input, { token: renter.token, host: world.rossi.host, headers });
      expect({ headers, status: reply.status, code: reply.json.code }).toEqual({
        headers,
        status: 404,
        code: row?.code,
      });
    }
    expect(await fingerprint(world.test)).toEqual(before);
    // On Bianchi's own site the same request is answered.
    const own = await send(world, name, input, { token: renter.token, host: world.bianchi.host });
    expect(own.status, own.text).toBe(endpoints[name].status);
  });

  it('lists show Rossi’s alone, whatever is asked for', async () => {
    const ids = [world.bianchi.company.id];
    for (const headers of pretences) {
      const at = { host: world.rossi.host, headers };
      const home = await send(world, 'websiteHome', {}, at);
      expect(home.text).toContain(world.rossi.car.slug);
      expect(home.text).not.toContain('bianchi');
      const companies = await send(world, 'websiteCompanies', {}, at);
      expect(companies.text).toContain('rossi');
      expect(companies.text).not.toContain('bianchi');
      const all = await send(world, 'searchCars', { body: {} }, at);
      expect(all.text).toContain(world.rossi.car.slug);
      expect(all.text).not.toContain('bianchi');
      const asked = await send(world, 'searchCars', { body: { company_id: ids } }, at);
      expect(asked.json.data).toMatchObject({ cars: [], total: 0, total_is_exact: true });
    }
  });

  it('a car’s similar cars are Rossi’s, too', async () => {
    const other = await world.newCar();
    const input = { params: { slug: 'x', id: other.id } };
    const there = await send(world, 'car', input, { host: world.rossi.host });
    expect(there.text).toContain('fiat-500-rossi');
    expect(there.text).not.toContain('bianchi');
    expect((await send(world, 'car', input)).text).toContain('bianchi');
  });

  it.each([
    ['extra', 'booking.extra_unknown', { extras: () => [{ id: world.bianchi.extra.id, no_of_items: 1 }] }],
    ['deal', 'booking.deal_unknown', { dealId: () => world.bianchi.deal.id }],
    ['coupon', 'coupon.unknown', { coupon: () => world.bianchi.coupon.code }],
  ] as const)('another company’s %s does not apply to a car', async (_, code, changes) => {
    const renter = await world.newRenter();
    const options = Object.fromEntries(Object.entries(changes).map(([key, make]) => [key, make()]));
    const input = { params: { carId: world.rossi.car.id }, body: { ...reservationBody(), ...options } };
    for (const host of ['localhost', world.rossi.host]) {
      const reply = await send(world, 'createReservation', input, { token: renter.token, host });
      expect(reply.json).toMatchObject({ status: 422, code });
    }
  });
});

/** Renters' calls about one thing with Rossi, by the code that says on Bianchi's site that it is not there. */
const aboutOne: Partial<Record<CallName, ErrorCode>> = {
  reservation: 'booking.not_found',
  reservationCalendar: 'booking.not_found',
  reservationInvoice: 'booking.not_found',
  reservationReceipt: 'booking.not_found',
  cancelReservation: 'booking.not_found',
  paymentSession: 'payment.session_not_found',
  addReview: 'booking.not_found',
  decideReplacement: 'booking.not_found',
  reservationAgreement: 'booking.not_found',
  signReservationAgreement: 'booking.not_found',
  signedReservationAgreement: 'booking.not_found',
  reservationInspections: 'booking.not_found',
  inspectionPicture: 'booking.not_found',
  objectToInspection: 'handover.inspection_not_found',
  objectToNoShow: 'booking.not_found',
  reportNotHandedOver: 'booking.not_found',
  quoteAmendment: 'booking.not_found',
  changeReservation: 'booking.not_found',
  withdrawAmendment: 'booking.not_found',
  quoteExtension: 'booking.not_found',
  askExtension: 'booking.not_found',
  payExtension: 'booking.not_found',
  issues: 'booking.not_found',
  addIssue: 'booking.not_found',
  deleteIssue: 'issue.not_found',
  issueImage: 'issue.not_found',
};
/** About the account, which is one on all websites, or about what `foreign` has. */
const aboutAll: readonly CallName[] = [
  'accountDeletion', 'addCard', 'addFavoriteCar', 'addPasskey', 'changePassword', 'consents', 'createReservation',
  'customerDocumentImage', 'customerProfile', 'dataExport', 'deleteAccount', 'deleteNotice', 'deletePaymentMethod',
  'documentVerification', 'endAllSessions', 'endSession', 'favoriteCars', 'inviteDriver', 'logOut', 'mergeFavoriteCars', 'myReservations',
  'notices', 'passkeys', 'paymentMethods', 'profile', 'readNotices', 'removeFavoriteCar', 'removePasskey',
  'renamePasskey', 'sessions', 'setDefaultPaymentMethod', 'setNewsletter', 'startPasskey', 'updateCustomerProfile',
  'verifyDocument', 'verifyDriver',
]; // prettier-ignore

describe('a renter’s booking with Rossi, on Bianchi’s site', () => {
  it('is thought of for every renter call', () => {
    const renterCalls = callNames.filter((name) => endpoints[name].access === 'renter');
    expect([...Object.keys(aboutOne), ...aboutAll].toSorted()).toEqual(renterCalls.toSorted());
  });

  it.each(Object.keys(aboutOne) as CallName[])('%s: 404, and unchanged', async (name) => {
    const { renter, input } = await samples[name](world);
    const { token } = renter;
    const before = await fingerprint(world.test);
    for (const headers of pretences) {
      const reply = await send(world, name, input, { token, host: world.bianchi.host, headers });
      expect({ status: reply.status, code: reply.json.code }).toEqual({ status: 404, code: aboutOne[name] });
    }
    expect(await fingerprint(world.test)).toEqual(before);
    const own = await send(world, name, input, { token, host: world.rossi.host });
    expect(own.status, own.text).toBe(endpoints[name].status);
  });

  it('what is said of it stays unsaid and undeleted there', async () => {
    const { renter, id: bookingId } = await pendingBooking(world);
    const { id } = await world.database
      .insertInto('notice')
      .values({
        account_id: renter.accountId,
        key: `test:${bookingId}`,
        kind: 'booking-paid',
        data: JSON.stringify({ bookingId }),
        created_at: testNow(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const remove = (host: string) =>
      send(world, 'deleteNotice', { params: { id } }, { token: renter.token, host });
    expect((await remove(world.bianchi.host)).json.code).toBe('notice.not_found');
    expect((await remove(world.rossi.host)).status).toBe(200);
  });

  it('is not listed there', async () => {
    const { renter } = await pendingBooking(world);
    const listed = async (host: string) =>
      (await send(world, 'myReservations', {}, { token: renter.token, host })).json.data?.['reservations'];
    expect(await listed(world.bianchi.host)).toEqual([]);
    expect(await listed(world.rossi.host)).toHaveLength(1);
    expect(await listed('localhost')).toHaveLength(1);
  });

  it('marks there are Bianchi’s alone: none of Rossi’s is shown, named or taken away', async () => {
    const { token } = await world.newRenter();
    const [rossi, bianchi] = [world.rossi.car.id, world.bianchi.car.id];
    const params = { carId: rossi };
    const marked = async (name: CallName, input: Input, host: string) =>
      (await send(world, name, input, { token, host })).json.data?.['favorite_ids'];
    expect(await marked('addFavoriteCar', { params }, world.rossi.host)).toEqual([rossi]);
    const there = world.bianchi.host;
    expect(await marked('addFavoriteCar', { params: { carId: bianchi } }, there)).toEqual([bianchi]);
    expect(await marked('mergeFavoriteCars', { body: { car_ids: [rossi, bianchi] } }, there)).toEqual([
      bianchi,
    ]);
    expect(await marked('removeFavoriteCar', { params }, there)).toEqual([bianchi]);
    const shown = await send(world, 'favoriteCars', {}, { token, host: there });
    expect(shown.text).not.toContain(world.rossi.car.slug);
    // On the marketplace both are, also the one that was to be taken away.
    const merged = await marked('mergeFavoriteCars', { body: { car_ids: [rossi] } }, 'localhost');
    expect(merged).toEqual([bianchi, rossi]);
  });

  it('opens its payment page in the name of the site it was made on, with a way back there', async () => {
    const renter = await createRenter(world.database);
    const car = await world.newCar();
    const reply = await send(
      world,
      'createReservation',
      { params: { carId: car.id }, body: { ...reservationBody() } },
      { token: renter.token, host: world.rossi.host },
    );
    expect(reply.status).toBe(201);
    const page = await (await fetch(String(reply.json.data?.['url']))).text();
    expect(page).toContain('http://rossi.localhost');
    expect(page).toMatch(/<h1[^>]*>Pay rossi</);
    expect(page).not.toContain('Nolo');
    expect((await reserve(world.test.app, renter, car.id, reservationBody())).statusCode).toBe(201);
  });
});

it('a passkey is made in the website’s name', async () => {
  const { renter, input } = await samples.startPasskey(world);
  const reply = await send(world, 'startPasskey', input, { token: renter.token, host: world.rossi.host });
  expect(reply.json.data).toMatchObject({ rp: { name: 'rossi' } });
});

describe('a website with a domain of its own', () => {
  const DOMAIN = 'www.autonoleggio-rossi.example';
  let host: string;

  beforeAll(async () => {
    const { port } = new URL(world.test.deps.config.PUBLIC_ORIGIN);
    host = `${DOMAIN}:${port}`;
    const { id: company_id } = world.rossi.company;
    await createWebsite(world.database, { sub_domain: 'rossiowndomain', domain: DOMAIN, company_id });
  });

  it.each([DOMAIN, DOMAIN.toUpperCase(), `${DOMAIN}:8443`])('shows its own at %s', async (name) => {
    for (const headers of pretences) {
      const { text } = await send(world, 'websiteCompanies', {}, { host: name, headers });
      expect(text).toContain('rossi');
      expect(text).not.toContain('bianchi');
    }
  });

  it.each([
    ['at its sub-domain', 'rossiowndomain.localhost'],
    ['without www.', DOMAIN.slice('www.'.length)],
  ])('and %s', async (_, other) => {
    const { text } = await send(world, 'websiteCompanies', {}, { host: other });
    expect(text).toContain('rossi');
    expect(text).not.toContain('bianchi');
  });

  it('opens the payment page with a way back to that domain', async () => {
    const renter = await world.newRenter();
    const car = await world.newCar();
    const input = { params: { carId: car.id }, body: { ...reservationBody() } };
    const reply = await send(world, 'createReservation', input, { token: renter.token, host });
    expect(reply.status, reply.text).toBe(201);
    const page = await (await fetch(String(reply.json.data?.['url']))).text();
    expect(page).toContain(`http://${host}/`);
    expect(page).not.toContain('//localhost');
  });

  it('leads whoever is still at its sub-domain back there: they are logged in there', async () => {
    const renter = await world.newRenter();
    const at = { token: renter.token, host: 'rossiowndomain.localhost' };
    const card = await send(world, 'addCard', {}, at);
    const page = await (await fetch(String(card.json.data?.['url']))).text();
    expect(page).toContain(`http://rossiowndomain.localhost:${new URL(`http://${host}`).port}/`);
    expect(page).not.toContain(DOMAIN);
    expect(page).not.toContain('Nolo');
  });

  it.each([
    ['its domain', DOMAIN, 'max-age=31536000'],
    ['its domain without www.', DOMAIN.slice('www.'.length), 'max-age=31536000'],
    ['its sub-domain', 'rossiowndomain.localhost', 'max-age=31536000; includeSubDomains'],
    ['the main site', 'localhost', 'max-age=31536000; includeSubDomains'],
  ])('binds to HTTPS at %s what the operator owns', async (_, name, header) => {
    for (const url of ['/api/v1/car_type', '/images/0123', '/it/%ff', '/healthz']) {
      const { headers } = await world.test.app.inject({ url, headers: { host: name } });
      expect(headers['strict-transport-security'], url).toBe(header);
    }
  });

  it.each([
    'no dots',
    'https://rossi.example',
    'rossi.example/it',
    'ROSSI.example',
    '-rossi.example',
    '10.0.0.1',
  ])('%j cannot be stored as one', async (domain) => {
    const created = createWebsite(world.database, {
      sub_domain: `bad${randomBytes(4).toString('hex')}`,
      domain,
    });
    await expect(created).rejects.toThrow(/check constraint/);
  });

  it('belongs to one website alone', async () => {
    const second = createWebsite(world.database, { sub_domain: 'rossicopy', domain: DOMAIN });
    await expect(second).rejects.toThrow(/unique/);
  });
});

const carInput = (id: number) => ({ params: { slug: 'x', id } });

describe('a site without companies', () => {
  it('shows nothing and breaks nowhere', async () => {
    const { id } = await world.database
      .insertInto('contractor')
      .values({ name: 'Nobody yet' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await createWebsite(world.database, { sub_domain: 'empty', contractor_id: id });
    const { renter, id: bookingId } = await pendingBooking(world);
    const at = { host: 'empty.localhost', token: renter.token };
    expect((await send(world, 'myReservations', {}, at)).json.data).toEqual({
      reservations: [],
      has_more: false,
    });
    expect((await send(world, 'reservation', { params: { id: bookingId } }, at)).status).toBe(404);
    expect((await send(world, 'websiteHome', {}, at)).json.data).toMatchObject({ cheapest: [] });
    expect((await send(world, 'websiteCompanies', {}, at)).json.data).toEqual({ companies: [] });
    expect((await send(world, 'searchCars', { body: {} }, at)).json.data).toMatchObject({ total: 0 });
    const company_id = [world.rossi.company.id];
    const asked = await send(world, 'searchCars', { body: { company_id } }, at);
    expect(asked.json.data).toMatchObject({ total: 0 });
  });

  it('a contractor’s site shows its companies and no other', async () => {
    const { database } = world;
    const { id: contractor_id } = await database
      .insertInto('contractor')
      .values({ name: 'Reseller' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const third = await createCompany(database, { name: 'verdi' });
    const car = await world.newCar(third.id);
    for (const company_id of [world.rossi.company.id, third.id]) {
      await database.insertInto('contractor_company').values({ contractor_id, company_id }).execute();
    }
    await createWebsite(database, { sub_domain: 'reseller', contractor_id });
    const at = { host: 'reseller.localhost' };
    const { text } = await send(world, 'websiteCompanies', {}, at);
    expect(text).toContain('verdi');
    expect(text).toContain('rossi');
    expect(text).not.toContain('bianchi');
    expect((await send(world, 'car', carInput(car.id), at)).status).toBe(200);
    expect((await send(world, 'car', carInput(world.bianchi.car.id), at)).status).toBe(404);
  });
});

describe('an unknown sub-domain', () => {
  it.each(callNames)('%s: 404 website.unknown', async (name) => {
    const { renter, input } = await samples[name](world);
    const before = await fingerprint(world.test);
    for (const host of ['nobody.localhost', 'nobody.nolo.test', 'rossi_.localhost', 'xn--80ak6aa92e.com']) {
      const reply = await send(world, name, input, { token: renter.token, host });
      expect({ host, status: reply.status, code: reply.json.code }).toEqual({
        host,
        status: 404,
        code: 'website.unknown',
      });
    }
    expect(await fingerprint(world.test)).toEqual(before);
  });

  it.each([
    ["x' OR '1'='1.localhost", 404],
    ['%00.localhost', 404],
    ['a'.repeat(300), 404],
    // No first label: the main site.
    ['..', 200],
    ['-', 200],
  ])('a host name like %j answers %i', async (host, status) => {
    const reply = await send(world, 'carTypes', {}, { host });
    expect({ status: reply.status, code: reply.json.code }).toEqual({
      status,
      code: status === 404 ? 'website.unknown' : undefined,
    });
  });
});
