import { afterEach, describe, expect, it } from 'vitest';
import { defaultDates, nowInItaly } from '@nolo/site/shared/rental/rental-dates.ts';
import { payWith, VISA } from '@nolo/payments-sandbox/test-support/payer.ts';
import { createRenter } from '../factories/renter.ts';
import { reservationBody } from '../factories/reservation.ts';
import { testClock } from '../setup/test-app.ts';
import { until } from '../setup/until.ts';
import { send } from './support/calls.ts';
import { bookingOf } from './support/money.ts';
import { createWorld, type World } from './support/world.ts';

let world: World | null = null;
afterEach(() => world?.close());

type Day = { what: string; now: string; start: string; end: string };

/** Days on which calendars differ from that of the tests, and what the search proposes on them. */
const days: Day[] = [
  {
    what: 'on a Sunday',
    now: '2027-02-14T10:00:00+01:00',
    start: '2027-02-15T10:00',
    end: '2027-02-18T10:00',
  },
  {
    what: 'over the night in which the clocks go forward',
    now: '2027-03-26T22:00:00+01:00',
    start: '2027-03-27T10:00',
    end: '2027-03-30T10:00',
  },
  {
    what: 'in that night',
    now: '2027-03-28T01:59:59+01:00',
    start: '2027-03-29T10:00',
    end: '2027-04-01T10:00',
  },
  {
    what: 'over the night in which they go back',
    now: '2027-10-29T22:00:00+02:00',
    start: '2027-10-30T10:00',
    end: '2027-11-02T10:00',
  },
  {
    what: 'in the second of its hours that are called alike',
    now: '2027-10-31T02:30:00+01:00',
    start: '2027-11-01T10:00',
    end: '2027-11-04T10:00',
  },
  {
    what: 'at the end of a year',
    now: '2027-12-31T23:45:00+01:00',
    start: '2028-01-01T10:00',
    end: '2028-01-04T10:00',
  },
  {
    what: 'before a leap day',
    now: '2028-02-28T10:00:00+01:00',
    start: '2028-02-29T10:00',
    end: '2028-03-03T10:00',
  },
  {
    what: 'on a leap day',
    now: '2028-02-29T10:00:00+01:00',
    start: '2028-03-01T10:00',
    end: '2028-03-04T10:00',
  },
];

describe.each(days)('$what', ({ now, start, end }) => {
  it('home, list, price and booking agree on the dates that the search proposes', async () => {
    const moment = new Date(now);
    const here = (world = await createWorld({ clock: testClock(moment), work: true }));
    expect(defaultDates(nowInItaly(moment))).toEqual({ start, end });
    const dates = { start_date: start, end_date: end };
    const { car } = here.rossi;

    const home = await send(here, 'websiteHome', {});
    expect(home.text).toContain(`"slug":"${car.slug}"`);
    const list = await send(here, 'searchCars', { query: { isSameTime: true }, body: dates });
    const listed = expect.objectContaining({
      id: car.id,
      unavailability: null,
      dates: expect.objectContaining({ days: 3, total: 18_000 }),
    });
    expect(list.json.data?.['cars']).toContainEqual(listed);
    const quote = await send(here, 'carCalculation', {
      params: { carId: car.id },
      query: { ...dates, isSameTime: true },
    });
    expect(quote.json.data?.['quote']).toMatchObject({ days: 3, total: 18_000 });

    const renter = await createRenter(here.database, { now: moment });
    const body = reservationBody(dates);
    const made = await send(here, 'createReservation', { params: { carId: car.id }, body }, renter);
    expect(made.status, made.text).toBe(201);
    const id = String(made.json.data?.['reservation_id']);
    await payWith(String(made.json.data?.['url']), VISA);
    await until('PAID', async () => (await bookingOf(here.database, id)).status === 'PAID');
    const taken = await send(here, 'searchCars', { query: { isSameTime: true }, body: dates });
    expect(taken.json.data?.['cars']).not.toContainEqual(expect.objectContaining({ id: car.id }));
  });
});
