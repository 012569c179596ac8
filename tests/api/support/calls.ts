import { randomBytes, randomUUID } from 'node:crypto';
import { API_BASE } from '@nolo/contract/addresses.ts';
import { api, type Api } from '@nolo/contract/api.ts';
import type { Endpoint } from '@nolo/contract/endpoint.ts';
import { errorStatus, type ErrorCode } from '@nolo/contract/error-codes.ts';
import en from '@nolo/i18n/en/errors.ts';
import fr from '@nolo/i18n/fr/errors.ts';
import it from '@nolo/i18n/it/errors.ts';
import { translate } from '@nolo/i18n/translate.ts';
import { proposeCar } from '../../factories/replacement.ts';
import { newsletterToken } from '@nolo/api/discovery/contact/join-newsletter.ts';
import { hashPassword } from '@nolo/api/platform/passwords.ts';
import { newToken } from '@nolo/api/platform/tokens.ts';
import { Stripe } from 'stripe';
import { PASSWORD, signUpForm } from '../../calls/account-calls.ts';
import { applicationFields, applicationForm, createApplication } from '../../factories/application.ts';
import { aDayLonger, createRentalOnRoad, extending } from '../../factories/extension.ts';
import { createBooking } from '../../factories/booking.ts';
import { inDays } from '../../factories/car.ts';
import { createDocumentLink } from '../../factories/document-link.ts';
import { createMember } from '../../factories/member.ts';
import { CounterCalls } from '../../calls/counter-calls.ts';
import { allFiles, profileFields } from '../../calls/profile-calls.ts';
import { jpegPicture } from '../../factories/pictures.ts';
import { createRenter, renterSession, type TestRenter } from '../../factories/renter.ts';
import { payWith, submitForm } from '@nolo/payments-sandbox/test-support/payer.ts';
import { billing, reservationBody, reserve } from '../../factories/reservation.ts';
import { createInvoice } from '../../factories/invoice.ts';
import { createFinishedBooking } from '../../factories/review.ts';
import { paymentOf } from './money.ts';
import { newPasskey, withPasskey } from './passkeys.ts';
import type { World } from './world.ts';
import { testNow } from '../../setup/test-day.ts';

export type CallName = keyof Api;
export const callNames = Object.keys(api) as CallName[];
export const endpoints: Record<CallName, Endpoint> = api;

export const languages = ['en', 'it', 'fr'] as const;
export type Language = (typeof languages)[number];
const errorTexts = { en, it, fr };

/** What a renter reads of a refusal. */
export const errorText = (language: Language, code: ErrorCode): string =>
  translate(errorTexts[language], language, code);

/** What is sent. `raw` goes out as it is, instead of `body` as JSON. */
export type Input = {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  body?: Record<string, unknown>;
  raw?: { payload: string | Buffer; headers: Record<string, string> };
};

export type Sample = { renter: TestRenter; input: Input };

type Extra = { token?: string | null; host?: string; language?: string; headers?: Record<string, string> };

function pathOf(name: CallName, { params = {}, query }: Input): string {
  const path = endpoints[name].path.replace(/:(\w+)/g, (_, key: string) =>
    // A half of a character cannot be written into an address.
    encodeURIComponent(String(params[key]).toWellFormed()),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]),
  ).toString();
  return `${API_BASE}${path}${search ? `?${search}` : ''}`;
}

export type Reply = {
  /** Path and query as sent. */
  url: string;
  status: number;
  text: string;
  headers: Record<string, unknown>;
  json: {
    status: number;
    message: string;
    code?: ErrorCode;
    errors?: Record<string, string[]>;
    data?: Record<string, unknown>;
  };
};

/** Sends one call of the contract. */
export async function send(
  { test }: Pick<World, 'test'>,
  name: CallName,
  input: Input,
  { token, host = 'localhost', language = 'en', headers = {} }: Extra = {},
): Promise<Reply> {
  const url = pathOf(name, input);
  const reply = await test.app.inject({
    method: endpoints[name].method,
    url,
    headers: {
      host,
      'accept-language': language,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(input.body ? { 'content-type': 'application/json' } : {}),
      ...input.raw?.headers,
      ...headers,
    },
    ...(input.raw
      ? { payload: input.raw.payload }
      : input.body
        ? { payload: JSON.stringify(input.body) }
        : {}),
  });
  const isJson = String(reply.headers['content-type']).startsWith('application/json');
  return {
    url,
    status: reply.statusCode,
    headers: reply.headers,
    text: isJson ? reply.body : '',
    json: isJson
      ? reply.json()
      : {
          status: reply.statusCode,
          message: '',
        },
  };
}

/** Codes that any call may answer with (packages/contract/endpoint.ts). */
const ANYWHERE = /^(request|auth|website)\./;

/** What is wrong with an envelope, null when it is what docs/specification/calls.md 1 says. */
export function envelopeProblem(name: CallName, { status, json, text }: Reply): string | null {
  const endpoint = endpoints[name];
  // A page's form (`back_to`) is led back to its page.
  if (name === 'unsubscribeNewsletter' && status === 303) return null;
  if (json.status !== status) return `status ${json.status} inside ${status}: ${text}`;
  if (status < 400) return status === endpoint.status ? null : `${status} instead of ${endpoint.status}`;
  const { code } = json;
  if (code === undefined || errorStatus[code] !== status) return `${status} with code ${code}: ${text}`;
  if (!ANYWHERE.test(code) && !endpoint.errors?.includes(code)) return `${code} is not declared: ${text}`;
  const extra = Object.keys(json).filter((key) => !['status', 'message', 'code', 'errors'].includes(key));
  if (extra.length > 0) return `unknown keys ${extra.join()}`;
  for (const [field, texts] of Object.entries(json.errors ?? {})) {
    if (texts.length === 0 || texts.some((one) => one === '')) return `no text for ${field}: ${text}`;
  }
  if (/node_modules|\.ts:\d|\bat \w+ \(|select |insert |syntax error|violates/i.test(text)) {
    return `the inside shows: ${text}`;
  }
  return null;
}

/** The signature the provider would send, by the provider's own SDK. */
export function signedEvent(world: Pick<World, 'test'>, event: object, timestamp?: number): Input['raw'] {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: world.test.deps.config.STRIPE_WEBHOOK_SECRET,
    ...(timestamp === undefined ? {} : { timestamp }),
  });
  return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
}

export function sessionEvent(type: string, session: object, id = `evt_${randomBytes(8).toString('hex')}`) {
  return {
    id,
    object: 'event',
    type,
    created: Math.floor(testNow().getTime() / 1000),
    data: { object: session },
  };
}

/** An unpaid booking of a new renter on a car of Rossi's that is free. */
export async function pendingBooking(world: World) {
  const renter = await world.newRenter();
  const car = await world.newCar();
  const reply = await reserve(world.test.app, renter, car.id, reservationBody());
  if (reply.statusCode !== 201) throw new Error(`no booking: ${reply.body}`);
  const { reservation_id: id, url } = reply.json().data as { reservation_id: string; url: string };
  const { sessionId } = await paymentOf(world.database, id);
  return { renter, car, id, url, sessionId };
}

/** A card saved as a renter does it: on the provider's page. */
export async function saveCard(
  world: World,
  renter: TestRenter,
  number = '4242424242424242',
): Promise<string> {
  const { status, text, json } = await send(world, 'addCard', {}, renter);
  if (status !== 201) throw new Error(`no page for a card: ${text}`);
  const { location } = await payWith(String(json.data?.['url']), number);
  if (location?.endsWith('/authenticate')) {
    await submitForm(new URL(location, world.test.sandboxOrigin).href, { result: 'complete' });
  }
  const list = await send(world, 'paymentMethods', {}, renter);
  const [newest] = (list.json.data?.['methods'] ?? []) as { id: string }[];
  if (newest === undefined) throw new Error(`no card: ${list.text}`);
  return newest.id;
}

async function savedCard(world: World): Promise<{ renter: TestRenter; id: string }> {
  const renter = await world.newRenter();
  return { renter, id: await saveCard(world, renter) };
}

async function profileForm(changes: Record<string, string> = {}): Promise<Input['raw']> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...profileFields, ...changes })) form.append(name, value);
  for (const [name, bytes] of Object.entries(allFiles(await jpegPicture()))) {
    form.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `${name}.jpg`);
  }
  return encoded(form);
}

export async function encoded(form: FormData): Promise<NonNullable<Input['raw']>> {
  const response = new Response(form);
  const payload = Buffer.from(await response.arrayBuffer());
  return { payload, headers: { 'content-type': response.headers.get('content-type') ?? '' } };
}

async function uploaded(world: World): Promise<TestRenter> {
  const renter = await world.newRenter();
  const raw = await profileForm();
  const reply = await send(world, 'updateCustomerProfile', { raw }, { token: renter.token });
  if (reply.status !== 200) throw new Error(`no documents: ${reply.text}`);
  return renter;
}

/** What opens the documents of a booking with Rossi. */
async function documentsOf(world: World, renter: TestRenter) {
  const booking = await createBooking(world.database, renter, { car: await world.newCar() });
  return createDocumentLink(world.database, booking);
}

/** A passport to be read. */
async function verificationForm(): Promise<NonNullable<Input['raw']>> {
  const form = new FormData();
  form.append('document_type', 'passport');
  form.append('passport', new Blob([new Uint8Array(await jpegPicture())], { type: 'image/jpeg' }), 'a.jpg');
  return encoded(form);
}

async function beingRead(world: World): Promise<TestRenter> {
  const renter = await world.newRenter();
  const reply = await send(world, 'verifyDocument', { raw: await verificationForm() }, renter);
  if (reply.status !== 201) throw new Error(`no verification: ${reply.text}`);
  return renter;
}

const uniqueEmail = () => `api-${randomBytes(6).toString('hex')}@nolo.test`;

const anybody = async (world: World, input: Input): Promise<Sample> => ({
  renter: await world.newRenter(),
  input,
});

export const stay = () => {
  const { start_date, end_date } = reservationBody();
  return { start_date, end_date };
};

async function unverified(world: World): Promise<string> {
  const email = uniqueEmail();
  const reply = await send(world, 'signUp', { body: signUpForm(email) });
  if (reply.status !== 201) throw new Error(`no account: ${reply.text}`);
  return email;
}

async function withVerification(world: World): Promise<string> {
  const renter = await world.newRenter();
  const { token, hash } = newToken();
  await world.database
    .insertInto('email_verification')
    .values({
      token_hash: hash,
      account_id: renter.accountId,
      expires_at: new Date(testNow().getTime() + 3_600_000),
    })
    .execute();
  return token;
}

const visitor = () => ({ first_name: 'Ada', last_name: 'Conti', email: uniqueEmail() });

/** One that waits for an answer, by its token. */
async function askedApplication({ test, database }: World): Promise<string> {
  const { id, token } = await createApplication(test.deps, applicationFields());
  await database.updateTable('application').set({ state: 'asked' }).where('id', '=', id).execute();
  return token;
}

async function answerForm(world: World): Promise<Input['raw']> {
  const form = new FormData();
  form.append('token', await askedApplication(world));
  form.append('answer', 'Here is the whole extract.');
  form.append('certificate', new Blob(['%PDF-1.7 visura'], { type: 'application/pdf' }), 'visura.pdf');
  return encoded(form);
}

async function freeMeeting(world: World): Promise<string> {
  const { json } = await send(world, 'meetingTimes', {});
  const [time] = (json.data?.['times'] ?? []) as string[];
  if (time === undefined) throw new Error('no free time');
  return time;
}

/** Every field of a car search. */
function carSearch(world: World) {
  const { car, company } = world.rossi;
  return {
    query: {
      limit: 10,
      page: 1,
      search: 'fiat',
      filter: 'cheap',
      fromPrice: 1,
      toPrice: 100_000,
      isEvent: false,
      isSameTime: true,
      delivery: false,
      d: 7,
    },
    body: {
      ...stay(),
      lat: [41, 43],
      long: [12, 13],
      return_lat: [41, 43],
      return_long: [12, 13],
      fuel_type: [1],
      car_type: [car.car_type_id],
      car_make: [car.make_id],
      company_id: [company.id],
      transmission: ['manual'],
      min_seats: 2,
      air_conditioning: true,
      unlimited_mileage: false,
      free_cancellation: false,
      max_deposit: 1000,
      fuel_policy: ['full_to_full'],
    },
  };
}

async function withReset(world: World): Promise<string> {
  const renter = await world.newRenter();
  const { token, hash } = newToken();
  await world.database
    .insertInto('password_reset')
    .values({
      token_hash: hash,
      account_id: renter.accountId,
      expires_at: new Date(testNow().getTime() + 3_600_000),
    })
    .execute();
  return token;
}

const NEW_PASSWORD = 'sette-lampioni-gialli-47';

async function withPassword(world: World): Promise<TestRenter> {
  const renter = await world.newRenter();
  await world.database
    .updateTable('account')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', renter.accountId)
    .execute();
  return renter;
}

/** A booking that counts as paid, and a report on it, with a picture. */
async function withIssue(world: World): Promise<Sample & { id: string }> {
  const { renter, id } = await paidBooking(world);
  const issueId = randomUUID();
  const params = { reservationId: id };
  const reply = await send(world, 'addIssue', { params, raw: await issueForm(issueId) }, renter);
  if (reply.status !== 201) throw new Error(`no issue: ${reply.text}`);
  return { renter, id, input: { params: { ...params, issueId } } };
}

async function paidBooking(world: World): Promise<{ renter: TestRenter; id: string }> {
  const { renter, id } = await pendingBooking(world);
  await world.database.updateTable('booking').set({ status: 'PAID' }).where('id', '=', id).execute();
  return { renter, id };
}

async function issueForm(id: string): Promise<NonNullable<Input['raw']>> {
  const form = new FormData();
  form.append('id', id);
  form.append('issueDescription', 'A scratch on the left door');
  form.append('fileName', 'scratch.jpg');
  form.append('file', new Blob([new Uint8Array(await jpegPicture())], { type: 'image/jpeg' }), 'scratch.jpg');
  return encoded(form);
}

async function noticeOf(world: World, { accountId }: TestRenter): Promise<string> {
  const { id } = await world.database
    .insertInto('notice')
    .values({
      account_id: accountId,
      key: `test:${accountId}`,
      kind: 'documents-verified',
      data: '{}',
      created_at: testNow(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A second browser of the renter's; tells its session's id. */
async function otherSession(world: World, { accountId }: TestRenter): Promise<string> {
  const { id } = await world.database
    .insertInto('session')
    .values({
      token_hash: newToken().hash,
      account_id: accountId,
      ...renterSession(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A paid booking with Rossi, and Rossi's counter. */
async function unsigned(world: World) {
  const renter = await createRenter(world.database, { documentsStatus: 'verified' });
  const { id: companyId } = world.rossi.company;
  const today = { pickup: inDays(0, '12:00'), return: inDays(3, '12:00') };
  const { id } = await createBooking(world.database, renter, { car: await world.newCar(), ...today });
  const member = await createMember(world.database, 'counter', { companyId });
  return { renter, id, counter: new CounterCalls(world.test, member, companyId) };
}

/** A booking whose car was handed over, with one picture. */
async function handedOver(world: World) {
  const { renter, id, counter } = await unsigned(world);
  await counter.prepare(id);
  const readings = await counter.readings(id);
  await counter.checkIn(id, readings);
  const pictureId = readings.pictures[0]?.id ?? '';
  return { renter, id, pictureId, inspectionId: readings.id };
}

/** Other days for `createBooking`'s booking. */
const wishOf = (end: number, start = 10) => ({
  start_date: inDays(start),
  end_date: inDays(end),
  isSameTime: true,
});

/** A rental of Rossi's that can be extended. */
async function rentalOnRoad(world: World) {
  const renter = await world.newRenter();
  const { id } = await createRentalOnRoad(world.database, renter, { car: await world.newCar() });
  return { renter, id };
}

/**
 * One request that succeeds for every call of the contract, with the renter it belongs to. A call without a row
 * here does not compile, and fails access.db.test.ts.
 */
export const samples: Record<CallName, (world: World) => Promise<Sample>> = {
  contractorHome: (world) => anybody(world, { body: { sub_domain: 'rossi' } }),
  websiteHome: (world) => anybody(world, {}),
  websitePlaces: (world) => anybody(world, { query: { q: 'roma', limit: 3 } }),
  websiteCompanies: (world) => anybody(world, { query: { limit: 10 } }),
  testimonials: (world) => anybody(world, {}),
  recordVitals: (world) =>
    anybody(world, { body: { page: 'home', device: 'phone', metrics: { LCP: 1200 } } }),
  sitemapParts: (world) => anybody(world, {}),
  sitemapCars: (world) => anybody(world, { params: { part: 1 }, query: { after: 0 } }),
  contactUs: (world) =>
    anybody(world, { body: { ...visitor(), mobile_number: '3331234567', message: 'Ciao' } }),
  reportOffer: async (world) => {
    const car = await world.newCar();
    return anybody(world, {
      body: { car_id: car.id, kind: 'fraud', text: 'No such car', email: uniqueEmail(), is_good_faith: true },
    });
  },
  subscribeNewsletter: (world) => anybody(world, { body: { email: uniqueEmail() } }),
  unsubscribeNewsletter: (world) =>
    anybody(world, { query: { token: newsletterToken(world.test.deps.vault, uniqueEmail()) } }),
  applyAsCompany: async (world) =>
    anybody(world, { raw: await encoded(applicationForm(applicationFields())) }),
  ownApplication: async (world) => anybody(world, { body: { token: await askedApplication(world) } }),
  answerApplication: async (world) => anybody(world, { raw: await answerForm(world) }),
  meetingTimes: (world) => anybody(world, {}),
  bookMeeting: async (world) =>
    anybody(world, {
      body: {
        starts_at: await freeMeeting(world),
        name: 'Ada Conti',
        email: uniqueEmail(),
        phone: '3331234567',
      },
    }),
  carTypes: (world) => anybody(world, {}),
  carMakes: (world) => anybody(world, { query: { limit: 10 } }),
  searchCars: (world) => anybody(world, carSearch(world)),
  carChoices: (world) => anybody(world, carSearch(world)),
  carMap: (world) => {
    const { query, body } = carSearch(world);
    return anybody(world, { query: { ...query, zoom: 9 }, body });
  },
  car: (world) =>
    anybody(world, {
      params: { slug: world.rossi.car.slug, id: world.rossi.car.id },
      query: { ...stay(), isEvent: false, pl: 'Roma' },
    }),
  carCalculation: (world) =>
    anybody(world, {
      params: { carId: world.rossi.car.id },
      query: {
        ...stay(),
        isSameTime: true,
        isEvent: false,
        pl: 'Roma',
        rl: 'Roma',
        delivery: false,
        coupon: world.rossi.coupon.code,
        extras: `${world.rossi.extra.id}:1`,
      },
    }),
  verifyCoupon: (world) =>
    anybody(world, {
      body: { coupon: world.rossi.coupon.code, car_id: world.rossi.car.id, ...stay(), isSameTime: true },
    }),
  verifyDriver: async (world) => {
    const { email } = await createRenter(world.database, { documentsStatus: 'verified' });
    return anybody(world, { body: { email, drivers: [] } });
  },
  inviteDriver: (world) => anybody(world, { body: { email: uniqueEmail() } }),
  companyExtras: (world) => anybody(world, { params: { companyId: world.rossi.company.id } }),
  logIn: async (world) => anybody(world, { body: { email: await unverified(world), password: PASSWORD } }),
  signUp: (world) => anybody(world, { body: signUpForm(uniqueEmail()) }),
  verifyEmail: async (world) => anybody(world, { body: { token: await withVerification(world) } }),
  resendVerification: async (world) => anybody(world, { body: { email: await unverified(world) } }),
  forgotPassword: async (world) => {
    const renter = await world.newRenter();
    return { renter, input: { body: { email: renter.email } } };
  },
  resetPassword: async (world) => {
    const token = await withReset(world);
    return anybody(world, { body: { token, new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD } });
  },
  changePassword: async (world) => ({
    renter: await withPassword(world),
    input: {
      body: { current_password: PASSWORD, new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD },
    },
  }),
  sessions: (world) => anybody(world, {}),
  endSession: async (world) => {
    const renter = await world.newRenter();
    return { renter, input: { params: { id: await otherSession(world, renter) } } };
  },
  endAllSessions: (world) => anybody(world, {}),
  passkeys: (world) => anybody(world, {}),
  startPasskey: async (world) => ({
    renter: await withPassword(world),
    input: { body: { current_password: PASSWORD } },
  }),
  addPasskey: async (world) => {
    const renter = await world.newRenter();
    return { renter, input: { body: await newPasskey(world, renter) } };
  },
  renamePasskey: async (world) => {
    const renter = await world.newRenter();
    const { id } = await withPasskey(world, renter);
    return { renter, input: { params: { id }, body: { name: 'Office' } } };
  },
  removePasskey: async (world) => {
    const renter = await world.newRenter();
    const { id } = await withPasskey(world, renter);
    return { renter, input: { params: { id } } };
  },
  startPasskeyLogIn: (world) => anybody(world, {}),
  logInWithPasskey: async (world) => {
    const renter = await world.newRenter();
    const { credential } = await withPasskey(world, renter);
    return { renter, input: { body: { credential } } };
  },
  notices: (world) => anybody(world, {}),
  readNotices: async (world) => {
    const renter = await world.newRenter();
    return { renter, input: { body: { ids: [await noticeOf(world, renter)] } } };
  },
  deleteNotice: async (world) => {
    const renter = await world.newRenter();
    return { renter, input: { params: { id: await noticeOf(world, renter) } } };
  },
  accountDeletion: async (world) => ({ ...(await pendingBooking(world)), input: {} }),
  deleteAccount: async (world) => ({ ...(await pendingBooking(world)), input: {} }),
  logOut: (world) => anybody(world, {}),
  profile: (world) => anybody(world, {}),
  customerProfile: (world) => anybody(world, {}),
  updateCustomerProfile: async (world) => anybody(world, { raw: await profileForm() }),
  customerDocumentImage: async (world) => ({
    renter: await uploaded(world),
    input: { params: { kind: 'passport' } },
  }),
  verifyDocument: async (world) => anybody(world, { raw: await verificationForm() }),
  documentVerification: async (world) => ({ renter: await beingRead(world), input: {} }),
  favoriteCars: (world) => anybody(world, {}),
  mergeFavoriteCars: (world) => anybody(world, { body: { car_ids: [world.rossi.car.id] } }),
  addFavoriteCar: (world) => anybody(world, { params: { carId: world.rossi.car.id } }),
  removeFavoriteCar: (world) => anybody(world, { params: { carId: world.rossi.car.id } }),
  consents: (world) => anybody(world, {}),
  setNewsletter: (world) => anybody(world, { body: { agreed: true } }),
  dataExport: (world) => anybody(world, {}),
  issues: async (world) => {
    const { renter, id } = await withIssue(world);
    return { renter, input: { params: { reservationId: id } } };
  },
  addIssue: async (world) => {
    const { renter, id } = await paidBooking(world);
    return { renter, input: { params: { reservationId: id }, raw: await issueForm(randomUUID()) } };
  },
  deleteIssue: (world) => withIssue(world),
  issueImage: (world) => withIssue(world),
  checkoutIssues: (world) => anybody(world, { params: { id: world.rossi.car.id } }),
  addCard: (world) => anybody(world, {}),
  paymentMethods: async (world) => ({ ...(await savedCard(world)), input: {} }),
  setDefaultPaymentMethod: async (world) => {
    const { renter, id } = await savedCard(world);
    return { renter, input: { body: { id } } };
  },
  deletePaymentMethod: async (world) => {
    const { renter, id } = await savedCard(world);
    return { renter, input: { params: { id } } };
  },
  createReservation: async (world) =>
    anybody(world, {
      params: { carId: (await world.newCar()).id },
      query: { isSameTime: true },
      body: {
        ...reservationBody({
          delivery: false,
          company: {
            company_name: 'Conti S.r.l.',
            VAT_number: '01234567897',
            company_number: 'RM-1',
            legal_form: 'S.r.l.',
            company_address: 'Via Roma 1',
            company_city: 'Roma',
            company_zip: '00184',
            SDI: 'ABCDEFG',
            PEC_email: 'conti@pec.test',
          },
          coupon: world.rossi.coupon.code,
          extras: [{ id: world.rossi.extra.id, no_of_items: 1 }],
          expected_total: 17_000,
        }),
      },
    }),
  myReservations: async (world) => ({ ...(await pendingBooking(world)), input: { query: { page: 1 } } }),
  reservation: async (world) => {
    const { renter, id } = await pendingBooking(world);
    return { renter, input: { params: { id } } };
  },
  reservationInvoice: async (world) => {
    const renter = await world.newRenter();
    const values = { billing: JSON.stringify({ ...billing, country: 'FR' }) };
    const { id } = await createBooking(world.database, renter, { car: await world.newCar(), values });
    const invoice = await createInvoice(world.test.deps, { bookingId: id, kind: 'cancellation' });
    return { renter, input: { params: { id, invoice: invoice.id } } };
  },
  reservationReceipt: async (world) => {
    const renter = await world.newRenter();
    const { id } = await createBooking(world.database, renter, { car: await world.newCar() });
    return { renter, input: { params: { id } } };
  },
  reservationCalendar: async (world) => {
    const { renter, id } = await pendingBooking(world);
    return { renter, input: { params: { id } } };
  },
  addReview: async (world) => {
    const { renter, id } = await createFinishedBooking(world.database, world.rossi.company.id);
    return { renter, input: { params: { id }, body: { stars: 4, text: 'Clean and on time.' } } };
  },
  decideReplacement: async (world) => {
    const renter = await world.newRenter();
    const { id } = await createBooking(world.database, renter, { car: await world.newCar() });
    await proposeCar(world.test.deps, id, (await world.newCar()).id);
    return { renter, input: { params: { id }, body: { accept: true } } };
  },
  reservationAgreement: async (world) => {
    const { renter, id } = await unsigned(world);
    return { renter, input: { params: { id } } };
  },
  signReservationAgreement: async (world) => {
    const { renter, id, counter } = await unsigned(world);
    const { signer_id: _signer, ...body } = await counter.signing(id);
    return { renter, input: { params: { id }, body } };
  },
  signedReservationAgreement: async (world) => {
    const { renter, id } = await handedOver(world);
    return { renter, input: { params: { id } } };
  },
  reservationInspections: async (world) => {
    const { renter, id } = await handedOver(world);
    return { renter, input: { params: { id } } };
  },
  inspectionPicture: async (world) => {
    const { renter, id, pictureId } = await handedOver(world);
    return { renter, input: { params: { id, pictureId } } };
  },
  objectToInspection: async (world) => {
    const { renter, id, inspectionId } = await handedOver(world);
    return { renter, input: { params: { id, inspectionId }, body: { text: 'That scratch was there.' } } };
  },
  objectToNoShow: async (world) => {
    const renter = await world.newRenter();
    const values = { cancel_reason: 'no_show', paid_at: testNow() };
    const car = await world.newCar();
    const { id } = await createBooking(world.database, renter, { car, status: 'CANCELLED', values });
    return { renter, input: { params: { id }, body: { text: 'I was there at ten.' } } };
  },
  reportNotHandedOver: async (world) => {
    const renter = await world.newRenter();
    const times = { pickup: inDays(-1), return: inDays(2) };
    const { id } = await createBooking(world.database, renter, { car: await world.newCar(), ...times });
    return { renter, input: { params: { id } } };
  },
  quoteAmendment: async (world) => {
    const renter = await world.newRenter();
    const { id } = await createBooking(world.database, renter, { car: await world.newCar() });
    return { renter, input: { params: { id }, body: wishOf(12) } };
  },
  changeReservation: async (world) => {
    const renter = await world.newRenter();
    const { id } = await createBooking(world.database, renter, { car: await world.newCar() });
    return { renter, input: { params: { id }, body: { ...wishOf(14, 11), expected_total: 18_000 } } };
  },
  withdrawAmendment: async (world) => {
    const renter = await world.newRenter();
    const { id } = await createBooking(world.database, renter, { car: await world.newCar() });
    const input = { params: { id }, body: { ...wishOf(14), expected_total: 24_000 } };
    const { status } = await send(world, 'changeReservation', input, { token: renter.token });
    if (status !== 200) throw new Error(`no change waits: ${status}`);
    return { renter, input: { params: { id } } };
  },
  quoteExtension: async (world) => {
    const { renter, id } = await rentalOnRoad(world);
    return { renter, input: { params: { id }, body: { end_date: aDayLonger.end_date } } };
  },
  askExtension: async (world) => {
    const { renter, id } = await rentalOnRoad(world);
    return { renter, input: { params: { id }, body: aDayLonger } };
  },
  payExtension: async (world) => {
    const { renter, id } = await rentalOnRoad(world);
    const calls = extending(world.test);
    await calls.ask(renter, id);
    const companyId = world.rossi.company.id;
    const { status } = await calls.answer(
      await createMember(world.database, 'counter', { companyId }),
      companyId,
      id,
      true,
    );
    if (status !== 200) throw new Error(`no extension waits: ${status}`);
    return { renter, input: { params: { id } } };
  },
  sendBookingLink: async (world) => {
    const renter = await world.newRenter();
    const { number } = await createBooking(world.database, renter, { car: await world.newCar() });
    return { renter, input: { body: { number, email: renter.email } } };
  },
  linkedReservation: async (world) => {
    const renter = await world.newRenter();
    const { id } = await createBooking(world.database, renter, { car: await world.newCar() });
    const { token, hash } = newToken();
    const times = { created_at: testNow(), expires_at: new Date(testNow().getTime() + 3_600_000) };
    await world.database
      .insertInto('booking_link')
      .values({ token_hash: hash, booking_id: id, ...times })
      .execute();
    return { renter, input: { body: { token } } };
  },
  sendDocumentLink: async (world) => {
    const renter = await world.newRenter();
    const { number } = await createBooking(world.database, renter, { car: await world.newCar() });
    return { renter, input: { body: { number, email: world.rossi.company.email } } };
  },
  linkedDocuments: async (world) => {
    const renter = await world.newRenter();
    return { renter, input: { body: await documentsOf(world, renter) } };
  },
  linkedDocumentImage: async (world) => {
    const renter = await uploaded(world);
    const body = { ...(await documentsOf(world, renter)), kind: 'passport' };
    await send(world, 'linkedDocuments', { body });
    return { renter, input: { body } };
  },
  paymentSession: async (world) => {
    const { renter, sessionId } = await pendingBooking(world);
    return { renter, input: { params: { sessionId } } };
  },
  cancelReservation: async (world) => {
    const { renter, id } = await pendingBooking(world);
    return { renter, input: { body: { reservation_id: id } } };
  },
  paymentWebhook: (world) =>
    anybody(world, { raw: signedEvent(world, sessionEvent('charge.succeeded', { id: 'ch_1' })) }),
};
