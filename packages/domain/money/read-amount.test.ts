import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.each([
  ['45', 4500],
  ['45,5', 4550],
  ['45.50', 4550],
  [' € 1 200,05 ', 120_005],
  ['٤٥,٥', 4550],
  ['0', 0],
])('%j is %i cents', (typed, minor) => {
  expect(readAmount(typed)).toBe(minor);
});

test.each(['', 'much', '1.200', '-5', '45,505', '1e3', '123456789'])('%j is no amount', (typed) => {
  expect(readAmount(typed)).toBeNull();
});
