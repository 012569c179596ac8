import { expect, test } from 'vitest';
import { readKind } from './place.ts';

test.each([
  ['Rome Fiumicino Airport (FCO), Lazio, Italy', 'airport'],
  ['Aeroporto di Napoli Capodichino (NAP)', 'airport'],
  ["Aéroport d'Olbia Costa Smeralda (OLB), Sardaigne, Italie", 'airport'],
  ['Hotel Airport (ABC), Rome', undefined],
  ['Hotel Airport, Rome', undefined],
  ['Rome', undefined],
])('an address that says no kind and %s is of %s', (description, kind) => {
  expect(readKind(null, description)).toBe(kind);
});

test('what is said counts, whatever a place is called', () => {
  expect(readKind('airport', 'Fiumicino')).toBe('airport');
  expect(readKind('town', 'Fiumicino')).toBeUndefined();
});
