import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { send } from '@nolo/tests/api/support/calls.ts';
import { bookingOf } from '@nolo/tests/api/support/money.ts';
import { createWorld, type World } from '@nolo/tests/api/support/world.ts';
import { createCar, createCompany, inDays } from '@nolo/tests/factories/car.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { reservationBody } from '@nolo/tests/factories/reservation.ts';
import { until } from '@nolo/tests/setup/until.ts';

const names = JSON.stringify({ en: 'Additional driver', it: 'Conducente', fr: 'Conducteur' });
let world: World;

beforeAll(async () => {
  world = await createWorld({ work: true, rateLimitFactor: 1 });
});
afterAll(() => world.close());

/** A car of a company that takes additional drivers at 8.00 a day, and 12.00 a day for drivers under 25. */
async function carForDrivers() {
  const company = await createCompany(world.database, { young_driver_per_day_minor: 1200 });
  const extra = await world.database
    .insertInto('extra')
    .values({ company_id: company.id, name: names, price_minor: 800, charged: 'per_day', is_driver: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { car: await createCar(world.database, { company_id: company.id }), extraId: extra.id };
}

const validated = (dob = '1985-04-12') => createRenter(world.database, { documentsStatus: 'verified', dob });

const verify = (renter: TestRenter, email: string, drivers: string[] = []) =>
  send(world, 'verifyDriver', { body: { email, drivers } }, renter);

async function named(renter: TestRenter, driver: TestRenter): Promise<string> {
  const { json, text } = await verify(renter, driver.email);
  if (!json.data) throw new Error(text);
  return String(json.data['id']);
}

async function totalFor(renter: TestRenter, carId: number, query: Record<string, string>) {
  const dates = { start_date: inDays(10), end_date: inDays(13), isSameTime: true };
  const input = { params: { carId }, query: { ...dates, ...query } };
  const { json, text } = await send(world, 'carCalculation', input, renter);
  const quote = json.data?.['quote'] as { total: number } | undefined;
  return quote?.total ?? json.code ?? text;
}

describe('naming an additional driver by e-mail', () => {
  it('tells first name and initial, and the same id again', async () => {
    const [renter, driver] = [await world.newRenter(), await validated()];
    const first = await verify(renter, ` ${driver.email.toUpperCase()} `);
    expect(first.json).toMatchObject({ message: 'Driver added', data: { name: 'Giulia C.' } });
    expect(Object.keys(first.json.data ?? {}).toSorted()).toEqual(['id', 'name']);
    expect((await verify(renter, driver.email)).json.data).toEqual(first.json.data);
  });

  it.each([
    ['an address without account', async () => 'nobody@nolo.test'],
    ['documents that wait for review', async () => (await createRenter(world.database)).email],
    [
      'an unverified address',
      async () =>
        (await createRenter(world.database, { documentsStatus: 'verified', verified: false })).email,
    ],
    [
      'a deleted account',
      async () => {
        const driver = await validated();
        await send(world, 'deleteAccount', {}, driver);
        return driver.email;
      },
    ],
  ])('%s: nothing, and all look the same', async (_, email) => {
    const { json } = await verify(await world.newRenter(), await email());
    expect(json).toEqual({
      status: 200,
      data: null,
      message:
        'There is no validated account with this email address. Ask the driver to sign up and have their documents verified.',
    });
  });

  it('neither oneself, nor anybody twice, nor a sixth', async () => {
    const renter = await validated();
    expect((await verify(renter, renter.email)).json.code).toBe('booking.driver_own');
    const unchecked = await world.newRenter();
    expect((await verify(unchecked, unchecked.email)).json.code).toBe('booking.driver_own');
    const drivers = await Promise.all(Array.from({ length: 6 }, () => validated()));
    const ids: string[] = [];
    for (const driver of drivers.slice(0, 5)) ids.push(await named(renter, driver));
    expect((await verify(renter, String(drivers[4]?.email), ids)).json.code).toBe('booking.driver_twice');
    const sixth = await verify(renter, String(drivers[5]?.email), ids);
    expect(sixth.json).toMatchObject({ status: 422, code: 'booking.too_many_drivers' });
    expect(sixth.json.errors?.['email']).toHaveLength(1);
  });

  it('guessing addresses ends at thirty an hour', async () => {
    const renter = await world.newRenter();
    for (let count = 0; count < 30; count += 1) {
      expect((await verify(renter, `guess-${count}@nolo.test`)).status).toBe(200);
    }
    expect((await verify(renter, 'guess-31@nolo.test')).json).toMatchObject({
      status: 429,
      code: 'request.too_many',
    });
  });
});

const invite = (renter: TestRenter, email: string, language = 'en') =>
  send(world, 'inviteDriver', { body: { email } }, { ...renter, language });
const mailsTo = async (address: string) =>
  (await world.test.mails()).filter((mail) => mail.includes(`To: ${address}`));

describe('inviting somebody without a validated account', () => {
  it.each([
    ['en', 'Giulia C. is renting a car through Nolo and wants you as an additional driver.'],
    ['it', 'ti vorrebbe come conducente aggiuntivo.'],
    ['fr', 'Giulia C. loue une voiture sur Nolo et vous souhaite comme conducteur'],
  ])('writes in %s once a day, however often it is asked', async (language, said) => {
    const renter = await world.newRenter();
    const address = `guest-${language}@nolo.test`;
    for (const typed of [address, ` ${address.toUpperCase()} `]) {
      expect((await invite(renter, typed, language)).status).toBe(200);
    }
    // Another renter's is another mail.
    expect((await invite(await world.newRenter(), address, language)).status).toBe(200);
    const mails = await until('both mails', async () => {
      const found = await mailsTo(address);
      return found.length >= 2 && found;
    });
    expect(mails).toHaveLength(2);
    const text = String(mails[0]).replace(/=\r?\n/g, '');
    expect(text).toContain(`/${language}/login?tab=3Dsign-up`);
    expect(text).toContain(said);
  });

  it('answers the same, whoever has the address', async () => {
    const addresses = ['nobody-at-all@nolo.test', (await validated()).email, (await world.newRenter()).email];
    const renter = await world.newRenter();
    for (const address of addresses) {
      expect((await invite(renter, address)).json).toEqual({
        status: 200,
        data: {},
        message:
          'We have written to this address. Once their account is verified, you can add them by changing the booking.',
      });
    }
    expect((await invite(renter, renter.email)).json.code).toBe('booking.driver_own');
  });

  it('shares the thirty addresses an hour with the check', async () => {
    const renter = await world.newRenter();
    for (let count = 0; count < 29; count += 1) await verify(renter, `checked-${count}@nolo.test`);
    expect((await invite(renter, 'thirtieth@nolo.test')).status).toBe(200);
    expect((await invite(renter, 'one-more@nolo.test')).json.code).toBe('request.too_many');
  });
});

describe('the price', () => {
  it('has the young-driver fee once, whoever is under 25', async () => {
    const { car, extraId } = await carForDrivers();
    const renter = await world.newRenter();
    const grown = await named(renter, await validated());
    const young = await named(renter, await validated(inDays(-24 * 365).slice(0, 10)));
    const younger = await named(renter, await validated(inDays(-20 * 365).slice(0, 10)));
    const total = (drivers: string[]) =>
      totalFor(renter, car.id, { extras: `${extraId}:${drivers.length}`, drivers: drivers.join(',') });
    expect(await total([grown])).toBe(18_000 + 3 * 800);
    expect(await total([grown, young])).toBe(18_000 + 2 * 3 * 800 + 3 * 1200);
    expect(await total([grown, young, younger])).toBe(18_000 + 3 * 3 * 800 + 3 * 1200);
  });

  it('takes only the renter’s own drivers, each once', async () => {
    const { car } = await carForDrivers();
    const [renter, other] = [await world.newRenter(), await world.newRenter()];
    const id = await named(other, await validated());
    expect(await totalFor(renter, car.id, { drivers: id })).toBe('booking.driver_unknown');
    expect(await totalFor(other, car.id, { drivers: `${id},${id}` })).toBe('booking.driver_twice');
    expect(await totalFor(other, car.id, { drivers: 'somebody' })).toBe('request.invalid');
  });
});

/** A renter with validated drivers, who books for any number of them. */
async function wish(drivers: number) {
  const { car, extraId } = await carForDrivers();
  const renter = await world.newRenter();
  const people = await Promise.all(Array.from({ length: drivers }, () => validated()));
  const ids: string[] = [];
  for (const person of people) ids.push(await named(renter, person));
  const book = (count: number, additional_drivers: string[]) =>
    send(
      world,
      'createReservation',
      {
        params: { carId: car.id },
        body: {
          ...reservationBody({
            extras: count > 0 ? [{ id: extraId, no_of_items: count }] : [],
            additional_drivers,
            expected_total: 18_000 + count * 2400,
          }),
        },
      },
      renter,
    );
  return { renter, people, ids, book };
}

describe('a booking', () => {
  it('has its drivers’ names on screen and in the mail, and tells each of them', async () => {
    const { renter, people, ids, book } = await wish(2);
    const { json, text } = await book(2, ids);
    expect(json.status, text).toBe(201);
    const id = String(json.data?.['reservation_id']);
    await payWith(String(json.data?.['url']), '4242424242424242');
    await until('PAID', async () => (await bookingOf(world.database, id)).status === 'PAID');
    const shown = await send(world, 'reservation', { params: { id } }, renter);
    expect(shown.json.data?.['reservation']).toMatchObject({
      additional_drivers: [{ name: 'Giulia C.' }, { name: 'Giulia C.' }],
    });
    const mail = await until('the mail', async () =>
      (await world.test.mails()).find((one) => one.includes(`To: ${renter.email}`)),
    );
    expect(mail).toContain('Giulia C., Giulia C.');
    for (const driver of people) {
      const told = await until('the driver’s mail', async () =>
        (await world.test.mails()).find((one) => one.includes(`To: ${driver.email}`)),
      );
      expect(told).toContain('Sei un conducente aggiuntivo');
      const { json: bell } = await send(world, 'notices', {}, driver);
      expect(bell.data?.['notices']).toMatchObject([
        { kind: 'driver-added', detail: 'Giulia C.', booking_id: null, number: null },
      ]);
      // Whom they drive with is nothing that another company's site shows.
      const elsewhere = await send(world, 'notices', {}, { ...driver, host: world.bianchi.host });
      expect(elsewhere.json.data).toMatchObject({ notices: [], unread: 0 });
    }
  });

  it('names as many as it pays for', async () => {
    const { ids, book } = await wish(1);
    for (const [count, drivers] of [
      [1, []],
      [0, ids],
      [2, ids],
    ] as const) {
      expect((await book(count, [...drivers])).json).toMatchObject({
        status: 422,
        code: 'booking.drivers_unnamed',
        errors: { additional_drivers: [expect.any(String)] },
      });
    }
  });

  it('does without somebody whose account is gone', async () => {
    const { ids, people, book } = await wish(1);
    const [driver] = people;
    expect((await send(world, 'deleteAccount', {}, driver)).status).toBe(200);
    expect((await book(1, ids)).json.code).toBe('booking.driver_unknown');
    const kept = await world.database.selectFrom('additional_driver').select('id').execute();
    expect(kept.map(({ id }) => id)).not.toContain(ids[0]);
  });
});
