import { expect, test } from 'vitest';
import { countries, defaultCountry, withoutPrefix } from './countries.ts';

test('the countries of the specification', () => {
  expect(countries.toSorted()).toEqual(['GB', 'IL', 'IN', 'IT']);
});

test.each([
  ['it', 'IT'],
  ['fr', 'IT'],
  ['en', 'GB'],
] as const)('a reader of %s most likely lives in %s', (language, country) => {
  expect(defaultCountry(language)).toBe(country);
});

test.each([
  ['+39 333 1234567', '+39', '333 1234567'],
  ['0039333', '+39', '333'],
  [' 333 1234567 ', '+39', '333 1234567'],
  ['+44 20', '+39', '+44 20'],
])('%s with %s is %s', (typed, prefix, expected) => {
  expect(withoutPrefix(typed, prefix)).toBe(expected);
});
