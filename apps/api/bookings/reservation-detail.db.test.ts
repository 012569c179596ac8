import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import { BOOKING_STATUSES } from '@nolo/domain/booking/booking-state.ts';
import { quoteLineName } from '@nolo/i18n/quote-line-name.ts';
import en from '@nolo/i18n/en/price.ts';
import fr from '@nolo/i18n/fr/price.ts';
import it_ from '@nolo/i18n/it/price.ts';
import { translator } from '@nolo/i18n/translate.ts';
import { createBooking } from '@nolo/tests/factories/booking.ts';
import { createCar, createCompany, createPlace } from '@nolo/tests/factories/car.ts';
import { createRenter, type TestRenter } from '@nolo/tests/factories/renter.ts';
import { bearer } from '@nolo/tests/factories/reservation.ts';
import { createTestApp, type TestApp } from '@nolo/tests/setup/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ work: false });
});
afterAll(() => test.close());

async function read(renter: TestRenter, id: string) {
  const url = `/api/v1/customer/reservation/${id}`;
  return test.app.inject({ method: 'GET', url, headers: bearer(renter) });
}

async function detail(renter: TestRenter, id: string): Promise<ReservationDetail> {
  const reply = await read(renter, id);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ data: { reservation: ReservationDetail } }>().data.reservation;
}

describe('one booking', () => {
  it.each(BOOKING_STATUSES)('%s: is shown with what has happened so far', async (status) => {
    const { database } = test.deps;
    const renter = await createRenter(database);
    const booking = await createBooking(database, renter, { status });
    const { timeline, ...shown } = await detail(renter, booking.id);
    expect(shown).toMatchObject({ status, number: booking.number, driver: 'Giulia Conti' });
    const counter = {
      PENDING: [],
      PAID: ['paid'],
      SIGNED: ['paid', 'signed'],
      'DEPOSIT COLLECTED': ['paid', 'signed', 'deposit_collected'],
      'CHECKED IN': ['paid', 'signed', 'deposit_collected', 'checked_in'],
      'CHECKED OUT': ['paid', 'signed', 'deposit_collected', 'checked_in', 'checked_out'],
      'CHECKOUT ISSUE ADDED': ['paid', 'signed', 'deposit_collected', 'checked_in', 'checked_out_with_issue'],
      CANCELLED: ['cancelled'],
    }[status];
    expect(timeline.map(({ kind }) => kind)).toEqual(['reserved', ...counter]);
    expect(shown.cancelled?.by ?? null).toBe(status === 'CANCELLED' ? 'renter' : null);
  });

  it('tells moments on the clock of the pickup place', async () => {
    const { database } = test.deps;
    const renter = await createRenter(database);
    const created_at = new Date('2027-01-10T23:30:00Z');
    const { id } = await createBooking(database, renter, { status: 'PENDING', values: { created_at } });
    expect((await detail(renter, id)).timeline).toEqual([
      { kind: 'reserved', by: 'renter', at: '2027-01-11T00:30', amount: null },
    ]);
  });

  it('says where the car waits, what delay costs, and which documents are there', async () => {
    const { database } = test.deps;
    const renter = await createRenter(database, { documentsStatus: 'verified' });
    const company = await createCompany(database, { late_per_day_minor: 4000 });
    const car = await createCar(database, { company_id: company.id, city: 'Roma' });
    const { id } = await createBooking(database, renter, { car });
    expect(await detail(renter, id)).toMatchObject({
      handover: {
        is_delivery: false,
        place: 'Roma Termini',
        whereabouts: { address: 'Roma', directions: null, picture: null },
        point: { latitude: 41.9, longitude: 12.5 },
      },
      late_per_day: 4000,
      documents_status: 'verified',
    });
  });

  it('reads the location’s own street and way, which its company may write after the booking', async () => {
    const { database } = test.deps;
    const renter = await createRenter(database);
    const { id: companyId } = await createCompany(database);
    const airport = await createPlace(database, companyId, { name: 'Fiumicino, T3', city: 'Roma' });
    const car = await createCar(database, {
      company_id: companyId,
      location_id: airport.id,
      parking_location: 'Fiumicino, T3',
    });
    const { id } = await createBooking(database, renter, { car });
    const whereabouts = async () => (await detail(renter, id)).handover.whereabouts;
    expect(await whereabouts()).toEqual({ address: 'Roma', directions: null, picture: null });
    await database
      .updateTable('company_location')
      .set({ street: 'Via Bragadin 1', zip: '00054', directions: JSON.stringify({ it: 'Uscita 3' }) })
      .where('id', '=', airport.id)
      .execute();
    expect(await whereabouts()).toEqual({
      address: 'Via Bragadin 1, 00054 Roma',
      directions: { text: 'Uscita 3', language: 'it' },
      picture: null,
    });
  });

  it('keeps the place that was agreed, wherever the car stands by now', async () => {
    const { database } = test.deps;
    const renter = await createRenter(database);
    const car = await createCar(database, { parking_location: 'Fiumicino, T3', city: 'Roma' });
    const { id } = await createBooking(database, renter, { car });
    const moved = {
      parking_location: 'Milano Centrale',
      city: 'Milano',
      latitude: 45.4876,
      longitude: 9.2072,
    };
    await database.updateTable('car').set(moved).where('id', '=', car.id).execute();
    expect((await detail(renter, id)).handover).toMatchObject({
      place: 'Fiumicino, T3',
      whereabouts: { address: 'Roma' },
      point: { latitude: 41.9, longitude: 12.5 },
    });
  });

  it('lists what came back', async () => {
    const { database } = test.deps;
    const renter = await createRenter(database);
    const { id, paymentId } = await createBooking(database, renter);
    await database
      .insertInto('refund')
      .values({
        booking_id: id,
        payment_id: paymentId,
        amount_minor: 5000,
        reason: 'manual',
        status: 'succeeded',
        created_at: test.deps.clock.now(),
      })
      .execute();
    const { refunds, timeline } = await detail(renter, id);
    expect(refunds).toMatchObject([{ amount: 5000, state: 'succeeded' }]);
    expect(timeline.at(-1)).toMatchObject({ kind: 'refunded', by: 'platform', amount: 5000 });
  });

  it("is 404 for another renter, whatever the booking's state", async () => {
    const { database } = test.deps;
    const [renter, other] = [await createRenter(database), await createRenter(database)];
    const { id } = await createBooking(database, renter, { status: 'CHECKED OUT' });
    expect((await read(other, id)).statusCode).toBe(404);
  });
});

describe('price lines read as what they are', () => {
  const periods = { months: 0, weeks: 0, days: 3 };
  const driver = { kind: 'extra', label: 'Driver', quantity: 3, days: 3 } as const;
  const seats = { kind: 'extra', label: 'Seat', quantity: 6, days: 3 } as const;
  const once = { kind: 'extra', label: 'Chains', quantity: 2 } as const;
  const young = { kind: 'young_driver', label: null, quantity: 3 } as const;

  it('in English', () => {
    const t = translator<'price'>(en, 'en');
    expect([driver, seats, once, young].map((line) => quoteLineName(t, periods, line))).toEqual([
      'Driver, 3 days',
      'Seat × 2, 3 days',
      'Chains × 2',
      'Young-driver fee, 3 days',
    ]);
  });

  it('in Italian and French', () => {
    expect(quoteLineName(translator<'price'>(it_, 'it'), periods, driver)).toBe('Driver, 3 giorni');
    expect(quoteLineName(translator<'price'>(fr, 'fr'), periods, driver)).toBe('Driver, 3 jours');
  });
});
