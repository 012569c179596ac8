import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LicenceClass } from '@nolo/domain/identity/licence-classes.ts';
import { send, type Language } from '@nolo/tests/api/support/calls.ts';
import { bookingOf } from '@nolo/tests/api/support/money.ts';
import { createWorld, fingerprint, type World } from '@nolo/tests/api/support/world.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar, createCompany, inDays } from '@nolo/tests/factories/car.ts';
import { wish } from '@nolo/tests/factories/amendments.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { reservationBody } from '@nolo/tests/factories/reservation.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Years before the pickup in ten days' time; `days` later than that birthday. */
function bornYearsBefore(years: number, days = 0): string {
  const pickup = inDays(10 + days).slice(0, 10);
  return `${Number(pickup.slice(0, 4)) - years}${pickup.slice(4)}`;
}

/** A car from 25 years on, of a company that takes additional drivers and charges young ones. */
async function carFrom25() {
  const { database } = world;
  const company = await createCompany(database, { young_driver_per_day_minor: 1200 });
  const { id: extraId } = await database
    .insertInto('extra')
    .values({
      company_id: company.id,
      name: JSON.stringify({ en: 'Additional driver', it: 'Conducente', fr: 'Conducteur' }),
      price_minor: 800,
      charged: 'per_day',
      is_driver: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const car = await createCar(database, { company_id: company.id, minimum_age: 25 });
  return { car, extras: [{ id: extraId, no_of_items: 1 }], extraId };
}

const stay = { start_date: inDays(10), end_date: inDays(13), isSameTime: true };

function quote(renter: TestRenter | null, carId: number, query = {}, language: Language = 'en') {
  const input = { params: { carId }, query: { ...stay, ...query } };
  return send(world, 'carCalculation', input, { ...renter, language });
}

function book(renter: TestRenter, carId: number, changes = {}) {
  return send(world, 'createReservation', { params: { carId }, body: reservationBody(changes) }, renter);
}

async function named(renter: TestRenter, driver: TestRenter): Promise<string> {
  const reply = await send(world, 'verifyDriver', { body: { email: driver.email, drivers: [] } }, renter);
  return String(reply.json.data?.['id']);
}

const aged = (dob: string) => createRenter(world.database, { documentsStatus: 'verified', dob });

describe('a car for drivers aged 25 or over', () => {
  it('is refused to a renter of 24, by quote and reservation, and nothing is kept', async () => {
    const { car } = await carFrom25();
    const renter = await aged(bornYearsBefore(25, 1));
    const before = await fingerprint(world.test);
    for (const { json } of [await quote(renter, car.id), await book(renter, car.id)]) {
      expect(json).toMatchObject({
        status: 422,
        code: 'booking.driver_too_young',
        message: 'This car is for drivers aged 25 or over, and Giulia will be younger at pickup.',
      });
      expect(Object.keys(json.errors ?? {})).toEqual(['renter']);
    }
    expect(await fingerprint(world.test)).toEqual(before);
  });

  it.each([
    ['it', 'Quest’auto è per conducenti di almeno 25 anni: al ritiro Giulia ne avrà di meno.'],
    [
      'fr',
      'Cette voiture est réservée aux conducteurs d’au moins 25 ans\u00a0: au retrait, Giulia sera plus jeune.',
    ],
  ] as const)('says so in %s', async (language, message) => {
    const { car } = await carFrom25();
    const renter = await aged(bornYearsBefore(20));
    expect((await quote(renter, car.id, {}, language)).json.message).toBe(message);
  });

  it('is hired by whoever turns 25 on the pickup day, without a fee for being young', async () => {
    const { car } = await carFrom25();
    expect((await book(await aged(bornYearsBefore(25)), car.id)).status).toBe(201);
  });

  it('is priced for a guest, whose age nobody knows', async () => {
    const { car } = await carFrom25();
    expect((await quote(null, car.id)).status).toBe(200);
  });

  it('says so where its dates are asked for with the car, and names no fee for young drivers', async () => {
    const { car } = await carFrom25();
    const input = { params: { slug: car.slug, id: car.id }, query: stay };
    const { json } = await send(world, 'car', input, await aged(bornYearsBefore(20)));
    expect(json.data).toMatchObject({
      car: {
        dates: null,
        dates_problem: 'booking.driver_too_young',
        minimum_age: 25,
        company: { fees: { young_driver_per_day: null } },
      },
    });
  });

  it('is refused for an additional driver, at that field', async () => {
    const { car, extras, extraId } = await carFrom25();
    const renter = await world.newRenter();
    const young = await named(renter, await aged(bornYearsBefore(20)));
    const asked = { extras: `${extraId}:1`, drivers: young };
    const wanted = { extras, additional_drivers: [young], expected_total: 20_400 };
    for (const { json } of [await quote(renter, car.id, asked), await book(renter, car.id, wanted)]) {
      expect(json).toMatchObject({
        status: 422,
        code: 'booking.driver_too_young',
        message: 'This car is for drivers aged 25 or over, and Giulia C. will be younger at pickup.',
      });
      expect(Object.keys(json.errors ?? {})).toEqual(['additional_drivers']);
    }
  });
});

/** The day that many days from now. */
const day = (days: number) => inDays(days).slice(0, 10);

const licensed = (licence: { classes?: LicenceClass[]; issuedOn?: string; expiresOn?: string }) =>
  createRenter(world.database, { documentsStatus: 'verified', licence });

describe('a car that asks for years of licence', () => {
  it('is refused to a renter who will have held one for less, and not from the day on', async () => {
    const car = await createCar(world.database, { licence_years: 3 });
    const late = await licensed({ issuedOn: bornYearsBefore(3, 1) });
    for (const { json } of [await quote(late, car.id), await book(late, car.id)]) {
      expect(json).toMatchObject({ status: 422, code: 'booking.licence_too_new' });
      expect(json.message).toContain('requires a licence held for 3 years');
      expect(Object.keys(json.errors ?? {})).toEqual(['renter']);
    }
    const inTime = await licensed({ issuedOn: bornYearsBefore(3) });
    expect((await book(inTime, car.id)).json.status).toBe(201);
  });
});

describe('a driver who was only stated (docs/specification/search.md 9)', () => {
  it('pays the fee for young drivers, as the list and the page of the car say', async () => {
    const company = await createCompany(world.database, { young_driver_per_day_minor: 1200 });
    const car = await createCar(world.database, { company_id: company.id, minimum_age: 21 });
    const total = async (query: object) => (await quote(null, car.id, query)).json.data?.['quote'];
    expect(await total({})).toMatchObject({ total: 18_000 });
    expect(await total({ driver_age: 22 })).toMatchObject({ total: 21_600, fees_amount: 3600 });
    const params = { slug: 'any', id: car.id };
    const page = await send(world, 'car', { params, query: { ...stay, driver_age: 22 } });
    expect(page.json.data?.['car']).toMatchObject({ dates: { total: 21_600 } });
  });

  it.each([
    [{ driver_age: 20 }, 'car.driver_age', 'This car is for drivers aged 21 or over.'],
    [
      { licence_years: 1 },
      'car.licence_years',
      'This car requires a driving licence held for at least 2 years.',
    ],
  ])('%j is told that the car is not for them', async (stated, code, message) => {
    const car = await createCar(world.database, { minimum_age: 21, licence_years: 2 });
    expect((await quote(null, car.id, stated)).json).toMatchObject({ status: 422, code, message });
    const { json } = await send(world, 'searchCars', { query: { ...stated, limit: 100 }, body: {} });
    expect(JSON.stringify(json.data)).not.toContain(`"id":${car.id},`);
  });

  it('counts no more once the account says who drives', async () => {
    const { car } = await carFrom25();
    const grown = await aged('1980-01-01');
    expect((await quote(grown, car.id, { driver_age: 20 })).json.status).toBe(200);
    const unknown = await createRenter(world.database, { dob: null });
    expect((await quote(unknown, car.id, { driver_age: 20 })).json.code).toBe('car.driver_age');
  });
});

describe('a licence that will not do', () => {
  it.each([
    [
      { expiresOn: day(12) },
      'booking.licence_expires',
      'Giulia has a driving licence that expires before the return day. It must still be valid on that day.',
    ],
    [
      { classes: [] },
      'booking.licence_class_missing',
      'Giulia has not entered class B for the driving licence. It is needed to drive our cars.',
    ],
    [
      { classes: ['AM', 'A'] satisfies LicenceClass[] },
      'booking.licence_class_missing',
      'Giulia has not entered class B for the driving licence. It is needed to drive our cars.',
    ],
  ])('%j of the renter: no price, no booking', async (licence, code, message) => {
    const renter = await licensed(licence);
    const car = await createCar(world.database);
    for (const { json } of [await quote(renter, car.id), await book(renter, car.id)]) {
      expect(json).toMatchObject({ status: 422, code, message });
      expect(Object.keys(json.errors ?? {})).toEqual(['renter']);
    }
  });

  it('is good enough on its last day', async () => {
    const car = await createCar(world.database);
    expect((await book(await licensed({ expiresOn: day(13) }), car.id)).status).toBe(201);
  });

  it('is good for ever where it has no end', async () => {
    const car = await createCar(world.database);
    expect((await book(await licensed({ expiresOn: '9999-12-31' }), car.id)).status).toBe(201);
  });

  it('is not asked for before documents are uploaded', async () => {
    const renter = await createRenter(world.database, { documentsStatus: 'missing' });
    const car = await createCar(world.database);
    expect((await quote(renter, car.id)).status).toBe(200);
  });

  it('of an additional driver: at that field', async () => {
    const { car, extras, extraId } = await carFrom25();
    const renter = await world.newRenter();
    const driver = await named(renter, await licensed({ expiresOn: day(12) }));
    const asked = { extras: `${extraId}:1`, drivers: driver };
    const wanted = { extras, additional_drivers: [driver], expected_total: 20_400 };
    for (const { json } of [await quote(renter, car.id, asked), await book(renter, car.id, wanted)]) {
      expect(json).toMatchObject({ status: 422, code: 'booking.licence_expires' });
      expect(Object.keys(json.errors ?? {})).toEqual(['additional_drivers']);
    }
  });
});

describe('a change of a booking', () => {
  it('is refused beyond the day on which the licence expires', async () => {
    const renter = await licensed({ expiresOn: day(14) });
    const car = await createCar(world.database);
    const { id } = await createBooking(world.database, renter, { car });
    const quoted = (end: number) =>
      send(world, 'quoteAmendment', { params: { id }, body: wish(10, end, { isSameTime: true }) }, renter);
    expect((await quoted(14)).status).toBe(200);
    expect((await quoted(15)).json).toMatchObject({ status: 422, code: 'booking.licence_expires' });
    const body = wish(10, 15, { isSameTime: true, expected_total: 30_000 });
    const changed = await send(world, 'changeReservation', { params: { id }, body }, renter);
    expect(changed.json).toMatchObject({ status: 422, code: 'booking.licence_expires' });
  });

  it('is refused for a driver too young for the car, and leaves the booking as it was', async () => {
    const { car, extras } = await carFrom25();
    const renter = await world.newRenter();
    const { id } = await createBooking(world.database, renter, { car });
    const before = await bookingOf(world.database, id);
    const young = await named(renter, await aged(bornYearsBefore(20)));
    const body = wish(10, 13, { isSameTime: true, extras, additional_drivers: [young] });
    const [quoted, changed] = [
      await send(world, 'quoteAmendment', { params: { id }, body }, renter),
      await send(
        world,
        'changeReservation',
        { params: { id }, body: { ...body, expected_total: 1 } },
        renter,
      ),
    ];
    for (const { json } of [quoted, changed]) {
      expect(json).toMatchObject({ status: 422, code: 'booking.driver_too_young' });
      expect(Object.keys(json.errors ?? {})).toEqual(['additional_drivers']);
    }
    expect(await bookingOf(world.database, id)).toEqual(before);
  });
});
