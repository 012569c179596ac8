import { MAX_HOST_LENGTH } from '@nolo/contract/websites.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { signUpForm } from '../calls/account-calls.ts';
import { profileFields } from '../calls/profile-calls.ts';
import { createCar } from '../factories/car.ts';
import { hotel, reservationBody } from '../factories/reservation.ts';
import { until } from '../setup/until.ts';
import { encoded, envelopeProblem, samples, send, type CallName, type Reply } from './support/calls.ts';
import { createWorld, fingerprint, type World } from './support/world.ts';

let world: World;
let mailing: World;

beforeAll(async () => {
  world = await createWorld();
  mailing = await createWorld({ work: true });
});
afterAll(() => Promise.all([world.close(), mailing.close()]));

/** What somebody types who means no good, or writes another script. At most 60 characters. */
const texts: Record<string, string> = {
  SQL: "Robert'); DROP TABLE booking;--",
  'a stacked query': "1'; UPDATE account SET email='x' WHERE 'a'='a",
  'a script': '<script>alert(document.cookie)</script>',
  'an attribute': '"><img src=x onerror=alert(1)>',
  'a template': '{{7*7}}${7*7}<%= 7*7 %>#{7*7}',
  'a path': '../../../../etc/passwd',
  'a format': '%s%n%x%00%0d%0a',
  JSON: '{"$ne":null}\\u0041\\',
  emoji: 'Zoë 👩‍👩‍👧‍👦 🇮🇹 𝒳',
  'right to left': 'עברית العربية',
  'combining marks': 'Z̸̢̛͎a̶̹͐l̷̰̈́g̶̢͠o̶̪̾',
  'no-break and ideographic': 'a b　c',
  'header injection': 'Ada\r\nBcc: everybody@nolo.test',
  constructor: 'constructor',
};

/** Left out of texts: what nobody sees (docs/specification/accounts.md 10). */
const broken: Record<string, [given: string, kept: string]> = {
  NUL: ['A\u0000da', 'Ada'],
  'turned round': ['\u202egnp.exe\u202c', 'gnp.exe'],
  'zero width': ['A\u200bda\u2060', 'Ada'],
  bell: ['Ada\u0007', 'Ada'],
  escape: ['\u001b[31mAda', '[31mAda'],
  'half a character': ['A\ud800da\udc00', 'Ada'],
  'a whole one beside a half': ['😀\ud83dAda', '😀Ada'],
  'control characters and blanks': [' \u0000 Ada \u0000 ', 'Ada'],
};

const cases: [string, string, string][] = [
  ...Object.entries(texts).map(([label, text]): [string, string, string] => [
    label,
    text,
    text.trim().normalize('NFC'),
  ]),
  ...Object.entries(broken).map(([label, [given, kept]]): [string, string, string] => [label, given, kept]),
];

/** As a host: nothing stands before the first point, or it begins with an address in brackets. */
const meansMainSite = new Set(['a path', 'escape']);

describe.each(cases)('%s', (label, given, kept) => {
  it('in a name comes back as it was given', async () => {
    const form = signUpForm(`texts-${crypto.randomUUID()}@nolo.test`, {
      first_name: given,
      last_name: given,
    });
    const made = await send(world, 'signUp', { body: form });
    expect(made.status, made.text).toBe(201);
    const row = await world.database
      .selectFrom('account')
      .select(['first_name', 'last_name'])
      .where('email', '=', form.email)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ first_name: kept, last_name: kept });
  });

  it('in a profile comes back as it was given', async () => {
    const { renter, input } = await samples.updateCustomerProfile(world);
    expect((await send(world, 'updateCustomerProfile', input, renter)).status).toBe(200);
    const form = new FormData();
    const changes = { first_name: given, last_name: given, address: given, town_city: given };
    for (const [name, value] of Object.entries({ ...profileFields, ...changes })) form.append(name, value);
    const saved = await send(world, 'updateCustomerProfile', { raw: await encoded(form) }, renter);
    expect(saved.status, saved.text).toBe(200);
    const shown = await send(world, 'customerProfile', {}, renter);
    // UTF-8 has no halves of characters: a form sends U+FFFD for them.
    const expected = given.isWellFormed() ? kept : given.toWellFormed();
    expect(shown.json.data).toMatchObject({ first_name: expected, address: expected, town_city: expected });
    expect((await send(world, 'profile', {}, renter)).json.data).toMatchObject({
      user: { first_name: expected, last_name: expected },
    });
  });

  it('in a booking comes back as it was given', async () => {
    const renter = await world.newRenter();
    const car = await createCar(world.database, { is_delivery: true });
    const plain = reservationBody();
    const body = {
      ...plain,
      delivery: true,
      pickup_location: { ...hotel, description: given, city: given },
      billing: {
        ...plain.billing,
        name: given,
        addressLine1: given,
        townCity: given,
      },
      company: {
        company_name: given,
        VAT_number: '01234567897',
        legal_form: given,
        company_address: given,
        company_city: given,
      },
    };
    const made = await send(world, 'createReservation', { params: { carId: car.id }, body }, renter);
    expect(made.status, made.text).toBe(201);
    const id = String(made.json.data?.['reservation_id']);
    const shown = await send(world, 'reservation', { params: { id } }, renter);
    expect(shown.json.data).toMatchObject({
      reservation: {
        pickup_location: { description: kept, city: kept },
        return_location: { description: kept, city: kept },
      },
    });
    const row = await world.database
      .selectFrom('booking')
      .select(['billing', 'company_billing'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.billing).toMatchObject({ name: kept, addressLine1: kept, townCity: kept });
    expect(row.company_billing).toMatchObject({ company_name: kept, legal_form: kept, company_city: kept });
  });

  it('finds nothing and breaks nothing in a search', async () => {
    const before = await fingerprint(world.test);
    const replies: Reply[] = [
      await send(world, 'searchCars', { query: { search: given }, body: {} }),
      await send(world, 'websitePlaces', { query: { q: given } }),
      await send(world, 'car', { params: { slug: given, id: world.rossi.car.id }, query: { pl: given } }),
      await send(world, 'contractorHome', { body: { sub_domain: given } }),
    ];
    const site = meansMainSite.has(label) ? 200 : 404;
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, site]);
    expect(replies[0]?.json.data).toMatchObject({ total: 0 });
    expect(await fingerprint(world.test)).toEqual(before);
  });
});

function expectNamed(name: CallName, reply: Reply, fields: string[]) {
  expect(reply.status, reply.text.slice(0, 200)).toBe(400);
  expect(envelopeProblem(name, reply)).toBeNull();
  expect(Object.keys(reply.json.errors ?? {})).toEqual(fields);
}

describe('a text that is too long', () => {
  it.each([201, 10_240, 20_000])('of %i characters is refused and named', async (length) => {
    const long = 'é'.repeat(length);
    const renter = await world.newRenter();
    const plain = reservationBody();
    const before = await fingerprint(world.test);
    const params = { carId: world.rossi.car.id };
    for (const field of ['name', 'addressLine1', 'townCity', 'ZIP_code', 'fiscal_code'] as const) {
      const body = { ...plain, billing: { ...plain.billing, [field]: long } };
      const reply = await send(world, 'createReservation', { params, body }, renter);
      expectNamed('createReservation', reply, [`billing.${field}`]);
    }
    const place = { ...plain.pickup_location, description: long, city: long };
    const body = { ...plain, pickup_location: place };
    const reply = await send(world, 'createReservation', { params, body }, renter);
    expectNamed('createReservation', reply, ['pickup_location.description', 'pickup_location.city']);
    const form = signUpForm('long@nolo.test', { first_name: long, last_name: long, password: long });
    const signed = await send(world, 'signUp', { body: { ...form, confirm_password: long } });
    expectNamed('signUp', signed, ['first_name', 'last_name', 'password']);
    expectNamed('logIn', await send(world, 'logIn', { body: { email: long, password: 'x' } }), ['email']);
    const logIn = await send(world, 'logIn', { body: { email: renter.email, password: long } });
    expectNamed('logIn', logIn, ['password']);
    const token = await send(world, 'verifyEmail', { body: { token: long } });
    expectNamed('verifyEmail', token, ['token']);
    expect(await fingerprint(world.test)).toEqual(before);
  });
});

const homeOf = (length: number) =>
  send(world, 'contractorHome', { body: { sub_domain: 'a'.repeat(length) } });

it('a host as long as a header is the name of no website; a longer one is refused and named', async () => {
  expect((await homeOf(MAX_HOST_LENGTH)).json).toMatchObject({ status: 404, code: 'website.unknown' });
  expectNamed('contractorHome', await homeOf(MAX_HOST_LENGTH + 1), ['sub_domain']);
});

it('a name full of markup is only text in the mails', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const renter = await mailing.newRenter();
  await mailing.database
    .updateTable('account')
    .set({ first_name: name })
    .where('id', '=', renter.accountId)
    .execute();
  const car = await createCar(mailing.database, { is_delivery: true });
  const place = { ...hotel, description: `Roma ${name}` };
  const body = { ...reservationBody(), delivery: true, pickup_location: place };
  const made = await send(mailing, 'createReservation', { params: { carId: car.id }, body }, renter);
  await payWith(String(made.json.data?.['url']), '4242424242424242');
  const mail = await until('the mail', async () =>
    (await mailing.test.mails()).find((one) => one.includes(`To: ${renter.email}`)),
  );
  const decoded = mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  const html = decoded.slice(decoded.indexOf('<!DOCTYPE'));
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toContain('<img src=x');
});
