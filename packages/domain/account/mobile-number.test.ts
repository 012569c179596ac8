import { expect, test } from 'vitest';
import { mobileNumberProblem, plainNumber } from './mobile-number.ts';

test.each([
  ['3331234567', '3331234567'],
  ['333/1234567', '3331234567'],
  ['(06) 1234567', '061234567'],
  ['\u202a333 123 4567\u202c', '3331234567'],
  ['\u200e+39\u00a0333\u2011123\u20134567', '+393331234567'],
  ['+39 333 123 4567', '+393331234567'],
  ['+39-333.123.4567', '+393331234567'],
  ['(+39) 333 1234567', '+393331234567'],
  ['0039 333 1234567', '+393331234567'],
  [' 333 1234567 ', '3331234567'],
  ['02 5550 2108', '0255502108'],
  ['３３３－１２３４５６７', '3331234567'],
  ['٠٥٠١٢٣٤٥٦٧', '0501234567'],
  ['۰۹۱۲۳۴۵۶۷۸۹', '09123456789'],
  ['०९१२३४५६७८९', '09123456789'],
  ['tel:+39-333-1234567', '+393331234567'],
  ['TEL:0039 333 1234567;phone-context=+39', '+393331234567'],
])('%j is the number %s', (typed, plain) => {
  expect(mobileNumberProblem(typed)).toBeNull();
  expect(plainNumber(typed)).toBe(plain);
});

test.each([
  ['call me', 'mobile_number_numeric'],
  ['333 12x4567', 'mobile_number_numeric'],
  ['333+1234567', 'mobile_number_numeric'],
  ['++39 3331234567', 'mobile_number_numeric'],
  ['333 1234567 / 333 7654321 a', 'mobile_number_numeric'],
  ['1234', 'mobile_number_length'],
  ['1234567890123456', 'mobile_number_length'],
  ['333 1234567 / 333 7654321', 'mobile_number_length'],
  ['+ . -', 'mobile_number_length'],
  ['(/)', 'mobile_number_length'],
])('%j: %s', (typed, problem) => {
  expect(mobileNumberProblem(typed)).toBe(problem);
});
