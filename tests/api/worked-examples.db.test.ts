import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireQuote } from '@nolo/contract/quotes.ts';
import { payWith } from '@nolo/payments-sandbox/test-support/payer.ts';
import { createCar, createCompany, createPlace, inDays } from '../factories/car.ts';
import { createRenter, type TestRenter } from '../factories/renter.ts';
import { hotel, hotelQuery, reservationBody, roma } from '../factories/reservation.ts';
import { testClock } from '../setup/test-app.ts';
import { until } from '../setup/until.ts';
import { send } from './support/calls.ts';
import { balancesOf, bookingOf, paymentOf } from './support/money.ts';
import { providerOf } from './support/provider.ts';
import { createCoupon, createExtra, createWorld, type World } from './support/world.ts';

const VISA = '4242424242424242';
/** A company that charges every fee. */
const FEES = {
  young_driver_per_day_minor: 1200,
  one_way_minor: 6000,
  delivery_minor: 3500,
  flexible_return_minor: 1500,
};

/** In the spring of the examples; payments are tried on the world whose clock is real. */
let spring: World;
let today: World;

beforeAll(async () => {
  spring = await createWorld({ clock: testClock(new Date('2027-03-01T09:00:00Z')) });
  today = await createWorld({ work: true });
});
afterAll(() => Promise.all([spring.close(), today.close()]));

type Query = Record<string, string | number | boolean>;

async function quoteOf(world: World, carId: number, query: Query, renter?: TestRenter): Promise<WireQuote> {
  const reply = await send(world, 'carCalculation', { params: { carId }, query }, renter);
  expect(reply.status, reply.text).toBe(200);
  return reply.json.data?.['quote'] as WireQuote;
}

const askFrom = (start_date: string) =>
  send(spring, 'carCalculation', {
    params: { carId: spring.rossi.car.id },
    query: { start_date, end_date: '2027-03-03T10:00' },
  });

describe('days (docs/specification/time-and-days.md)', () => {
  const examples: [start: string, end: string, isSameTime: boolean, days: number][] = [
    ['2027-03-26T10:00', '2027-03-29T10:00', true, 3],
    ['2027-03-26T10:00', '2027-03-29T09:00', true, 3],
    ['2027-03-26T10:00', '2027-03-29T11:00', false, 3],
    ['2027-03-26T10:00', '2027-03-29T11:01', false, 4],
    ['2027-03-26T18:00', '2027-03-29T09:00', true, 3],
    ['2027-03-26T10:00', '2027-03-26T12:00', false, 1],
    ['2027-10-30T10:00', '2027-10-31T10:00', true, 1],
    ['2027-10-30T10:00', '2027-10-31T11:01', false, 2],
    // The same moments with an offset; summer time begins in between.
    ['2027-03-26T10:00+01:00', '2027-03-29T10:00+02:00', true, 3],
    ['2027-03-26T09:00Z', '2027-03-29T08:00Z', true, 3],
  ];

  it.each(examples)('%s to %s, same time %s: %i days', async (start_date, end_date, isSameTime, days) => {
    const company = await createCompany(spring.database, FEES);
    const car = await createCar(spring.database, { company_id: company.id });
    const quote = await quoteOf(spring, car.id, { start_date, end_date, isSameTime });
    const fee = isSameTime ? 0 : 1500;
    expect(quote).toMatchObject({ days, fees_amount: fee, total: days * 6000 + fee });
  });

  it('a return after the pickup time needs same-time off, in three languages', async () => {
    const texts = new Set<string>();
    for (const language of ['en', 'it', 'fr']) {
      const query = { start_date: '2027-03-26T10:00', end_date: '2027-03-29T11:00', isSameTime: true };
      const input = { params: { carId: spring.rossi.car.id }, query };
      const reply = await send(spring, 'carCalculation', input, { language });
      expect(reply.json).toMatchObject({ status: 422, code: 'booking.return_after_pickup_time' });
      texts.add(reply.json.message);
    }
    expect(texts.size).toBe(3);
  });

  it('a pickup in the hour that the clocks skip moves on to 03:00, in search, quote and booking alike', async () => {
    const company = await createCompany(spring.database);
    const car = await createCar(spring.database, { company_id: company.id });
    const dates = { start_date: '2027-03-28T02:30', end_date: '2027-03-30T03:00' };
    expect(await quoteOf(spring, car.id, { ...dates, isSameTime: true })).toMatchObject({ days: 2 });
    const listed = await send(spring, 'searchCars', {
      query: { isSameTime: true },
      body: { ...dates, company_id: [company.id] },
    });
    expect(listed.json.data).toMatchObject({ cars: [{ id: car.id, dates: { total: 12_000 } }] });
    const renter = await createRenter(spring.database, { now: spring.test.deps.clock.now() });
    const body = reservationBody({ ...dates, expected_total: 12_000 });
    const input = { params: { carId: car.id }, query: { isSameTime: true }, body };
    const made = await send(spring, 'createReservation', input, renter);
    expect(made.status, made.text).toBe(201);
    const { id } = await spring.database
      .selectFrom('booking')
      .select('id')
      .where('account_id', '=', renter.accountId)
      .executeTakeFirstOrThrow();
    expect(await bookingOf(spring.database, id)).toMatchObject({
      pickup_local: '2027-03-28T03:00',
      starts_at: new Date('2027-03-28T01:00:00Z'),
    });
  });

  it('a pickup at the end of the notice is taken, a minute before is not', async () => {
    // It is 10:00 in Rome; the company wants an hour.
    expect((await askFrom('2027-03-01T11:00')).status).toBe(200);
    expect((await askFrom('2027-03-01T10:59')).json.code).toBe('booking.lead_time');
    expect((await askFrom('2027-03-01T10:00')).json.code).toBe('booking.pickup_in_past');
  });
});

describe('prices (docs/specification/price.md)', () => {
  const examples: [days: number, total: number, months: number, weeks: number, rest: number][] = [
    [1, 6000, 0, 0, 1],
    [3, 18_000, 0, 0, 3],
    [6, 35_000, 0, 1, 0],
    [7, 35_000, 0, 1, 0],
    [10, 53_000, 0, 1, 3],
    [29, 120_000, 1, 0, 0],
    [30, 120_000, 1, 0, 0],
  ];

  it.each(examples)('%i days cost %i', async (days, total, months, weeks, rest) => {
    const start = new Date('2027-05-03T10:00Z');
    const end = new Date(start.getTime() + days * 86_400_000);
    const quote = await quoteOf(spring, spring.rossi.car.id, {
      start_date: start.toISOString().slice(0, 16),
      end_date: end.toISOString().slice(0, 16),
    });
    expect(quote).toMatchObject({ days, total, rental_price: total, periods: { months, weeks, days: rest } });
  });

  it('230.00 is 188.52 before VAT, 41.48 VAT and 28.28 platform charges', async () => {
    const car = await createCar(spring.database, { day_minor: 23_000, week_minor: null, month_minor: null });
    const query = { start_date: '2027-05-03T10:00', end_date: '2027-05-04T10:00' };
    expect(await quoteOf(spring, car.id, query)).toMatchObject({
      currency: 'EUR',
      total: 23_000,
      subtotal: 18_852,
      vat: 4148,
      platform_charges: 2828,
      deposit: 30_000,
    });
  });

  it('the deposit is never in the total', async () => {
    const car = await createCar(spring.database, { deposit_minor: 999_999 });
    const query = { start_date: '2027-05-03T10:00', end_date: '2027-05-04T10:00' };
    expect(await quoteOf(spring, car.id, query)).toMatchObject({ total: 6000, deposit: 999_999 });
  });
});

/** Everything a renter can add, alone and together: three days for 180.00, then what is added. */
type CreateBookingCommand = {
  what: string;
  total: number;
  young?: boolean;
  oneWay?: boolean;
  delivery?: boolean;
  flexible?: boolean;
  coupon?: boolean;
  extra?: number;
};
const wishes: CreateBookingCommand[] = [
  { what: 'nothing', total: 18_000 },
  { what: 'a young driver', young: true, total: 18_000 + 3 * 1200 },
  { what: 'another place of return', oneWay: true, total: 18_000 + 6000 },
  { what: 'delivery', delivery: true, total: 18_000 + 3500 },
  { what: 'a flexible return', flexible: true, total: 18_000 + 1500 },
  { what: 'two child seats', extra: 2, total: 18_000 + 2000 },
  { what: 'a coupon', coupon: true, total: 18_000 - 2000 },
  {
    what: 'all of it',
    young: true,
    oneWay: true,
    delivery: true,
    flexible: true,
    coupon: true,
    extra: 1,
    total: 18_000 + 3600 + 6000 + 3500 + 1500 + 1000 - 2000,
  },
];

describe('from the quote to the charge', () => {
  it.each(wishes)('with $what: one total everywhere', async (wish) => {
    const { database } = today;
    const company = await createCompany(database, FEES);
    const car = await createCar(database, { company_id: company.id, is_delivery: true });
    const elsewhere = await createPlace(database, company.id);
    const extra = await createExtra(database, company.id);
    const coupon = await createCoupon(database, company.id, '50000001');
    const renter = await createRenter(database, wish.young ? { dob: inDays(-365 * 20).slice(0, 10) } : {});
    const dates = { start_date: inDays(10), end_date: inDays(13, wish.flexible ? '10:30' : '10:00') };
    const isSameTime = wish.flexible !== true;

    const quote = await quoteOf(
      today,
      car.id,
      {
        ...dates,
        isSameTime,
        ...(wish.oneWay ? { rl_id: elsewhere.id } : {}),
        ...(wish.delivery ? { delivery: true, ...hotelQuery } : {}),
        ...(wish.coupon ? { coupon: coupon.code } : {}),
        ...(wish.extra ? { extras: `${extra.id}:${wish.extra}` } : {}),
      },
      renter,
    );
    expect(quote.total).toBe(wish.total);
    expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(wish.total);
    expect(quote.subtotal + quote.vat).toBe(wish.total);
    expect(quote.rental_price - quote.coupon_discount + quote.extras_amount + quote.fees_amount).toBe(
      wish.total,
    );

    const body = {
      ...reservationBody(),
      ...dates,
      delivery: wish.delivery ?? false,
      pickup_location: wish.delivery ? hotel : roma,
      return_location: wish.oneWay ? { ...roma, id: elsewhere.id } : roma,
      ...(wish.coupon ? { coupon: coupon.code } : {}),
      ...(wish.extra ? { extras: [{ id: extra.id, no_of_items: wish.extra }] } : {}),
      expected_total: wish.total,
    };
    const input = { params: { carId: car.id }, query: { isSameTime }, body };
    const made = await send(today, 'createReservation', input, renter);
    expect(made.status, made.text).toBe(201);
    const id = String(made.json.data?.['reservation_id']);
    const shown = await send(today, 'reservation', { params: { id } }, renter);
    const waits = { description: 'Roma Termini', city: 'roma' };
    const pickup = wish.delivery ? hotel : waits;
    expect(shown.json.data).toMatchObject({
      reservation: {
        quote,
        delivery: wish.delivery ?? false,
        pickup_location: pickup,
        return_location: wish.oneWay ? { id: elsewhere.id, description: elsewhere.name } : pickup,
      },
    });

    await payWith(String(made.json.data?.['url']), VISA);
    await until('PAID', async () => (await bookingOf(database, id)).status === 'PAID');
    expect(await bookingOf(database, id)).toMatchObject({
      total_minor: wish.total,
      platform_charges_minor: quote.platform_charges,
    });
    const provider = providerOf(today.test);
    const { sessionId, intentId } = await paymentOf(database, id);
    const page = await provider.checkout.sessions.retrieve(sessionId);
    expect([page.amount_total, page.currency]).toEqual([wish.total, 'eur']);
    const intent = await provider.paymentIntents.retrieve(intentId);
    expect(intent.amount_received).toBe(wish.total);
    const session = await send(today, 'paymentSession', { params: { sessionId } }, renter);
    expect(session.json.data).toMatchObject({
      amount_total: wish.total,
      payment_state: 'paid',
      reservation_id: id,
      reservation_status: 'PAID',
    });
    expect(await balancesOf(database, id)).toEqual({ provider_cash: wish.total, renter: -wish.total });
  });

  it('a guest’s quote knows no age; the young renter’s own does', async () => {
    const company = await createCompany(today.database, FEES);
    const car = await createCar(today.database, { company_id: company.id });
    const renter = await createRenter(today.database, { dob: inDays(-365 * 20).slice(0, 10) });
    const query = { start_date: inDays(10), end_date: inDays(13), isSameTime: true };
    expect((await quoteOf(today, car.id, query)).total).toBe(18_000);
    expect((await quoteOf(today, car.id, query, renter)).total).toBe(21_600);
    const input = { params: { carId: car.id }, body: { ...reservationBody() } };
    expect((await send(today, 'createReservation', input, renter)).json.code).toBe('booking.price_changed');
  });
});

async function paidFor230(start: string, end: string) {
  const { database } = today;
  const car = await createCar(database, { day_minor: 23_000, week_minor: null, month_minor: null });
  const renter = await createRenter(database);
  const body = { ...reservationBody(), start_date: start, end_date: end, expected_total: 23_000 };
  const made = await send(today, 'createReservation', { params: { carId: car.id }, body }, renter);
  expect(made.status, made.text).toBe(201);
  const id = String(made.json.data?.['reservation_id']);
  await payWith(String(made.json.data?.['url']), VISA);
  await until('PAID', async () => (await bookingOf(database, id)).status === 'PAID');
  return { id, renter };
}
const cancel = async ({ id, renter }: { id: string; renter: TestRenter }) => {
  const terms = await send(today, 'reservation', { params: { id } }, renter);
  const reply = await send(today, 'cancelReservation', { body: { reservation_id: id } }, renter);
  return { terms: terms.json.data, cancelled: reply.json.data };
};

describe('money after payment (docs/specification/money.md 2, states.md 4)', () => {
  it('cancelled in time: 230.00 back, no commission', async () => {
    const booking = await paidFor230(inDays(10), inDays(11));
    const { terms, cancelled } = await cancel(booking);
    expect(terms).toMatchObject({
      reservation: { cancellation: { allowed: true, reason: 'free', refund: 23_000, commission_kept: 0 } },
    });
    expect(cancelled).toMatchObject({ reservation: { status: 'CANCELLED', refund: 23_000 } });
    expect(await balancesOf(today.database, booking.id)).toEqual({});
  });

  it('cancelled late: the commission of 34.50 stays, 195.50 go back', async () => {
    const booking = await paidFor230(inDays(2, '23:00'), inDays(3, '23:00'));
    const { terms, cancelled } = await cancel(booking);
    const cancellation = { allowed: true, reason: 'commission_kept', refund: 19_550, commission_kept: 3450 };
    expect(terms).toMatchObject({ reservation: { cancellation } });
    expect(cancelled).toMatchObject({ reservation: { status: 'CANCELLED', refund: 19_550 } });
    expect(await balancesOf(today.database, booking.id)).toEqual({
      commission_revenue: -2828,
      vat_payable: -622,
      provider_cash: 3450,
    });
  });

  it('the quote already tells until when cancelling is free', async () => {
    const car = await createCar(spring.database, { day_minor: 23_000, week_minor: null, month_minor: null });
    const query = { start_date: '2027-03-26T10:00', end_date: '2027-03-27T10:00' };
    const reply = await send(spring, 'carCalculation', { params: { carId: car.id }, query });
    expect(reply.json.data).toMatchObject({ free_cancellation_until: '2027-03-24T00:00' });
  });

  it('after check-in: 409, and nothing moves', async () => {
    const booking = await paidFor230(inDays(10), inDays(11));
    for (const status of ['CHECKED IN', 'CHECKED OUT', 'CHECKOUT ISSUE ADDED']) {
      await today.database.updateTable('booking').set({ status }).where('id', '=', booking.id).execute();
      const before = await balancesOf(today.database, booking.id);
      const input = { body: { reservation_id: booking.id } };
      const reply = await send(today, 'cancelReservation', input, booking.renter);
      expect(reply.json).toMatchObject({ status: 409, code: 'booking.not_cancellable' });
      expect(await bookingOf(today.database, booking.id)).toMatchObject({ status, cancelled_at: null });
      expect(await balancesOf(today.database, booking.id)).toEqual(before);
    }
  });
});
