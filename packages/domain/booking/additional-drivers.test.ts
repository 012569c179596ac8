import { expect, test } from 'vitest';
import { checkDrivers, checkPaidDrivers, driverName, isValidated } from './additional-drivers.ts';

test.each([
  [[], null],
  [['a', 'b', 'c', 'd', 'e'], null],
  [['a', 'b', 'a'], 'booking.driver_twice'],
  [['a', 'b', 'c', 'd', 'e', 'f'], 'booking.too_many_drivers'],
] as const)('drivers %j: %j', (ids, problem) => {
  expect(checkDrivers(ids)).toBe(problem);
});

test('as many are named as are paid for', () => {
  expect(checkPaidDrivers(2, 2)).toBeNull();
  expect(checkPaidDrivers(1, 2)).toBe('booking.drivers_unnamed');
  expect(checkPaidDrivers(1, 0)).toBe('booking.drivers_unnamed');
});

const validated = { isEmailVerified: true, documentsStatus: 'verified', dob: '1990-01-01' } as const;

test.each([
  ['all in order', {}, true],
  ['an unverified address', { isEmailVerified: false }, false],
  ['documents that wait', { documentsStatus: 'uploaded' as const }, false],
  ['no date of birth', { dob: null }, false],
])('%s', (_, change, expected) => {
  expect(isValidated({ ...validated, ...change })).toBe(expected);
});

test.each([
  ['Giulia', 'Conti', 'Giulia C.'],
  [' Zoë ', "d'Angelo", 'Zoë D.'],
  ['Joost', 'van der Berg', 'Joost V.'],
  ['Anke', "'t Hooft", 'Anke T.'],
  ['Zoé', 'E\u0301mile', 'Zoé É.'],
  ['Madonna', '', 'Madonna'],
  ['Ida', '𝒳enia', 'Ida 𝒳.'],
])('%s %s is shown as %s', (first, last, shown) => {
  expect(driverName(first, last)).toBe(shown);
});
