import { expect, it } from 'vitest';
import { isValidForRental } from './valid-for-rental.ts';

it.each([
  ['2027-03-28', false],
  ['2027-03-29', true],
  ['2027-03-30', true],
])('a document that ends on %s is good for a rental until 29 March: %s', (expiresOn, isGood) => {
  expect(isValidForRental(expiresOn, '2027-03-29T23:30')).toBe(isGood);
});
