import { expect, test } from 'vitest';
import { mobileDigits, mobileNumberProblem } from './mobile-number.ts';

test.each(['3331234567', '+39 333 123 4567', '+39-333.123.4567', ' 333 1234567 ', '02 5550 2108'])(
  '%j is a number',
  (typed) => {
    expect(mobileNumberProblem(typed)).toBeNull();
    expect(mobileDigits(typed)).toMatch(/^\d+$/);
  },
);

test.each([
  ['call me', 'mobile_number_numeric'],
  ['333 12x4567', 'mobile_number_numeric'],
  ['333+1234567', 'mobile_number_numeric'],
  ['٣٣٣١٢٣٤', 'mobile_number_numeric'],
  ['(333) 1234567', 'mobile_number_numeric'],
  ['1234', 'mobile_number_length'],
  ['1234567890123456', 'mobile_number_length'],
  ['+ . -', 'mobile_number_length'],
])('%j: %s', (typed, problem) => {
  expect(mobileNumberProblem(typed)).toBe(problem);
});
