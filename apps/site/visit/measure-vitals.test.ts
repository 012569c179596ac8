import { expect, test } from 'vitest';
import { vitalPageOf } from './measure-vitals.ts';

test.each([
  ['/it', 'home'],
  ['/en/car-list/carMake/fiat/3', 'list'],
  ['/fr/car-detail/fiat-500/12', 'car'],
  ['/it/noleggio-auto/citta/roma', 'place'],
  ['/en/faq', 'content'],
  ['/en/my-booking', 'account'],
])('%s counts as %s', (path, page) => {
  expect(vitalPageOf(path)).toBe(page);
});
