import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test.each([
  ['Nolo', 'Nolo'],
  ['Laguna Drive', 'Laguna Drive'],
  ['Autonoleggio Rossi', 'Rossi'],
  ['Noleggio Auto Bianchi', 'Bianchi'],
  ['Location de voitures Durand', 'Durand'],
  ['Rossi Rent a Car', 'Rossi'],
  ['Sicilia Orientale Car Rental', 'Sicilia'],
  ['Dolce Vita Collection', 'Dolce Vita'],
  ['Autonoleggio', 'Autonoleggio'],
  ['Autonoleggi Riuniti Italiani', 'Riuniti'],
  ['Superautomobilistica', 'Superautomob'],
])('below its icon %s is called %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
