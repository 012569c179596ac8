import { describe, expect, test } from 'vitest';
import type { LocalDateTime } from '../calendar/local-date-time.ts';
import { atOwnPlace } from './pickup-return.ts';
import { usualDriver } from './stated-driver.ts';
import { rentalQuery, readRentalQuery, type RentalRequest } from './rental-request.ts';

const plain: RentalRequest = {
  driver: usualDriver,
  returnPlace: null,
  ...atOwnPlace,
  dates: { start: '2027-03-26T10:00' as LocalDateTime, end: '2027-03-29T10:00' as LocalDateTime },
  isSameTime: true,
  dealId: null,
};
const later = { start: '2027-03-26T10:00' as LocalDateTime, end: '2027-03-29T11:00' as LocalDateTime };
const hotel = { address: 'Via Sistina 22', city: 'Roma', position: { latitude: 41.905, longitude: 12.49 } };

const milan = {
  description: 'Milano, Lombardia, Italia',
  lat: [45.3867, 45.5361] as [number, number],
  long: [9.0409, 9.2781] as [number, number],
};

function written(request: RentalRequest): URLSearchParams {
  const entries = Object.entries(rentalQuery(request));
  return new URLSearchParams(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]])),
  );
}

describe('a rental in an address', () => {
  test.each([
    ['at the own place', plain],
    ['a later time of return, with a deal', { ...plain, dates: later, isSameTime: false, dealId: 3 }],
    ['left in Milan', { ...plain, returnPlace: milan }],
    ['a young driver', { ...plain, driver: { age: 22, licenceYears: 0 } }],
    ['delivered, address not written yet', { ...plain, isDelivered: true }],
    [
      'delivered and left elsewhere',
      { ...plain, isDelivered: true, deliveryAddress: hotel, returnLocationId: 7 },
    ],
    ['without dates', { ...plain, dates: null }],
  ])('is read as it was written: %s', (_, request) => {
    expect(readRentalQuery(written(request))).toEqual(request);
  });

  test('a flexible return that is not later than the pickup is a same-time one', () => {
    expect(readRentalQuery(written({ ...plain, isSameTime: false }))).toEqual(plain);
  });

  test('names what the specification names: pl for where it is brought to', () => {
    const query = written({ ...plain, isDelivered: true, deliveryAddress: hotel });
    expect(query.toString()).toBe(
      'start_date=2027-03-26T10%3A00&end_date=2027-03-29T10%3A00&isSameTime=true&delivery=true' +
        '&pl=Via+Sistina+22&pl_city=Roma&pl_lat=41.905&pl_long=12.49',
    );
  });

  test('names what the specification names: return_pl, return_lat and return_long for where it is left', () => {
    expect(written({ ...plain, returnPlace: milan }).toString()).toContain(
      'return_pl=Milano%2C+Lombardia%2C+Italia&return_lat=45.3867%2C45.5361&return_long=9.0409%2C9.2781',
    );
  });

  test.each([
    'return_lat=45,46&return_long=9,10',
    'return_pl=+&return_lat=45,46&return_long=9,10',
    'return_pl=Milano&return_lat=45,46',
    'return_pl=Milano&return_lat=46,45&return_long=9,10',
    'return_pl=Milano&return_lat=45&return_long=9',
    'return_pl=Milano&return_lat=45,91&return_long=9,10',
    'return_pl=Milano&return_lat=45,46,47&return_long=9,10',
  ])('a place of return without words or ranges is none: %s', (text) => {
    expect(readRentalQuery(new URLSearchParams(text)).returnPlace).toBeNull();
  });

  test('an address that was switched off is not sent', () => {
    expect(written({ ...plain, deliveryAddress: hotel }).has('pl')).toBe(false);
  });

  test.each([
    'delivery=true&pl=Via+Sistina+22',
    'delivery=true&pl=Via+Sistina+22&pl_lat=91&pl_long=0',
    'delivery=true&pl=Via+Sistina+22&pl_lat=&pl_long=x',
    'delivery=true&pl=+&pl_lat=41&pl_long=12',
  ])('an address without a position is still to be written: %s', (text) => {
    expect(readRentalQuery(new URLSearchParams(text))).toMatchObject({
      isDelivered: true,
      deliveryAddress: null,
    });
  });

  test.each([
    'rl_id=0',
    'rl_id=x',
    'rl_id=1e3',
    'dealId=-1',
    'start_date=2027-03-29T10:00&end_date=2027-03-26T10:00',
  ])('nonsense counts as not given: %s', (text) => {
    const { dates, dealId, returnLocationId } = readRentalQuery(new URLSearchParams(text));
    expect([dates, dealId, returnLocationId]).toEqual([null, null, null]);
  });
});
