import { expect, test } from 'vitest';
import { defaultCard, isExpired } from './saved-cards.ts';

test.each([
  [['c', 'b', 'a'], 'b', 'b'],
  [['c', 'b', 'a'], null, 'a'],
  [['c', 'b'], 'a', 'b'],
  [[], 'a', null],
] as const)('of %j with %j chosen, %j is offered first', (ids, chosen, expected) => {
  const cards = ids.map((id) => ({ id }));
  expect(defaultCard(cards, chosen)?.id ?? null).toBe(expected);
});

test.each([
  ['2028-01-31', false],
  ['2028-02-29', false],
  ['2028-03-01', true],
  ['2029-01-01', true],
])('a card for 02/2028 on %s: expired is %j', (on, expected) => {
  expect(isExpired({ exp_month: 2, exp_year: 2028 }, on)).toBe(expected);
});
