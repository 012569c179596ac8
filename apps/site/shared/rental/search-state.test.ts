import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMinutes,
  atTime,
  type LocalDate,
  type LocalDateTime,
} from '@nolo/domain/calendar/local-date-time.ts';
import { toInstant, toLocal } from '@nolo/domain/calendar/zone.ts';
import { depositChoices, fuelPolicies, seatChoices, transmissions } from '@nolo/domain/cars/car-features.ts';
import { fuelTypes } from '@nolo/domain/cars/fuel-types.ts';
import { carSorts, deliveryDays } from '@nolo/domain/cars/list-choices.ts';
import { isSameTimeReturn } from '@nolo/domain/rental/rental-request.ts';
import { queryString } from '../../app/paths.ts';
import { emptySearch, readSearch, searchQuery, type SearchState } from './search-state.ts';

const idList = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 20 });
const range = (limit: number) =>
  fc
    .tuple(
      fc.double({ min: -limit, max: limit, noNaN: true }),
      fc.double({ min: -limit, max: limit, noNaN: true }),
    )
    // A negative zero comes back as zero: the same place.
    .map(([a, b]): [number, number] => [Math.min(a, b) + 0, Math.max(a, b) + 0]);
/** To some metres, as places have them. */
const shortRange = (limit: number) =>
  range(limit).map((ends) => ends.map((end) => Number(end.toFixed(4)) + 0) as [number, number]);
const name = fc
  .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
  .filter((text) => text.length <= 100);
const isOnTheClock = (time: LocalDateTime) => toLocal(toInstant(time, 'Europe/Rome'), 'Europe/Rome') === time;
const noon = atTime('2027-03-26' as LocalDate, '12:00');

const anyState: fc.Arbitrary<SearchState> = fc
  .record({
    place: fc.option(
      fc.record(
        {
          description: name,
          city: name,
          lat: range(90),
          long: range(180),
          kind: fc.constant('airport'),
          hasLocationPermission: fc.constant(true),
        },
        { requiredKeys: ['description', 'city', 'lat', 'long'] },
      ),
    ),
    unknownPlace: fc.constant(null),
    dates: fc.option(
      fc
        .tuple(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 1, max: 43_200 }))
        .map(([at, long]) => {
          const start = addMinutes(noon, at);
          return { start, end: addMinutes(start, long) };
        })
        // In spring the clocks skip an hour: what nobody can choose is read as the hour after it.
        .filter(({ start, end }) => isOnTheClock(start) && isOnTheClock(end)),
    ),
    isSameTime: fc.boolean(),
    returnPlace: fc.option(
      fc.record({
        description: name.filter((text) => text.trim() === text),
        lat: shortRange(90),
        long: shortRange(180),
      }),
    ),
    unknownReturn: fc.constant(null),
    driver: fc.record({
      age: fc.option(fc.integer({ min: 18, max: 24 })),
      licenceYears: fc.option(fc.integer({ min: 0, max: 4 })),
    }),
    carTypes: idList,
    makes: idList,
    fuels: fc.uniqueArray(fc.constantFrom<number>(...fuelTypes)),
    companies: idList,
    priceFrom: fc.integer({ min: 0, max: 900 }),
    priceTo: fc.integer({ min: 900, max: 2000 }),
    deliveryIn: fc.option(fc.constantFrom<number>(...deliveryDays)),
    transmissions: fc.subarray([...transmissions]),
    fuelPolicies: fc.subarray([...fuelPolicies]),
    minSeats: fc.option(fc.constantFrom<number>(...seatChoices)),
    maxDeposit: fc.option(fc.constantFrom<number>(...depositChoices)),
    hasAirConditioning: fc.boolean(),
    hasUnlimitedMileage: fc.boolean(),
    hasFreeCancellation: fc.boolean(),
    needsNoCreditCard: fc.boolean(),
    isDelivered: fc.boolean(),
    isForEvents: fc.boolean(),
    sort: fc.constantFrom(null, ...carSorts),
    pages: fc.integer({ min: 1, max: 1000 }),
    hasMap: fc.boolean(),
  })
  // A flexible return that is not later than the pickup is read as a same-time one.
  .map((state) => {
    const { dates, isSameTime } = state;
    return { ...state, isSameTime: isSameTime || (dates !== null && isSameTimeReturn(dates)) };
  });

const roundTrip = (state: SearchState) => readSearch(new URLSearchParams(queryString(searchQuery(state))));

test('a state written into an address is read back the same', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(roundTrip(state)).toEqual(state);
    }),
  );
});

test('a place of which only words are known stays what was typed', () => {
  const state = { ...emptySearch, unknownPlace: 'Atlantide' };
  expect(roundTrip(state)).toEqual(state);
});

test('so does a place of return', () => {
  const state = { ...emptySearch, unknownReturn: 'Atlantide' };
  expect(roundTrip(state)).toEqual(state);
});

test('an address of usual choices is empty', () => {
  expect(queryString(searchQuery(emptySearch))).toBe('');
  expect(readSearch(new URLSearchParams())).toEqual(emptySearch);
});

describe('what makes no sense counts as not given', () => {
  test.each([
    'lat=1&long=2',
    'lat=91&lat=92&long=1&long=2',
    'lat=2&lat=1&long=1&long=2',
    'start_date=2027-02-30T10:00&end_date=2027-03-02T10:00',
    'start_date=2027-03-29T10:00&end_date=2027-03-26T10:00',
    'car_type=0&car_make=-1&fuel_type=6&company_id=x',
    'min-amount=-5&max-amount=99999999999&d=2&sort=best&page=0&map=1&isSameTime=maybe',
  ])('%s', (query) => {
    expect(readSearch(new URLSearchParams(query))).toEqual(emptySearch);
  });

  test('a price range the wrong way round is turned', () => {
    const { priceFrom, priceTo } = readSearch(new URLSearchParams('min-amount=500&max-amount=100'));
    expect([priceFrom, priceTo]).toEqual([100, 500]);
  });

  test('any text at all can be read', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (text) => {
        expect(readSearch(new URLSearchParams(text)).pages).toBeGreaterThan(0);
      }),
    );
  });
});
