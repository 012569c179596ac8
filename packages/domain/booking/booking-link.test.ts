import { expect, it } from 'vitest';
import { asBookingNumber, BOOKING_NUMBER } from './booking-link.ts';

it.each([
  'NL-100001',
  'nl-100001',
  ' NL 100001 ',
  '100001',
  'nl100001',
  'NL\u2011100001',
  'NL – 100001',
  '１００００１',
  'NL ١٠٠٠٠١',
])('%s is a number', (typed) => {
  expect(asBookingNumber(typed)).toBe('NL-100001');
  expect(asBookingNumber(typed)).toMatch(BOOKING_NUMBER);
});

it.each(['', 'NL-', '12', 'XX-100001', '100001; --'])('%s is none', (typed) => {
  expect(asBookingNumber(typed)).not.toMatch(BOOKING_NUMBER);
});
