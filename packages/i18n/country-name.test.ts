import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';

test('countries have their names in the reader’s language', () => {
  expect(countryName('DE', 'en')).toBe('Germany');
  expect(countryName('DE', 'it')).toBe('Germania');
  expect(countryName('DE', 'fr')).toBe('Allemagne');
  expect(countryName('', 'fr')).toBe('');
});
