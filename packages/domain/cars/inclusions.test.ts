import { describe, expect, it } from 'vitest';
import { excessWith, withCovers } from './inclusions.ts';

describe('excess after covers', () => {
  it.each([
    ['no cover added', 120_000, [], 120_000],
    ['an extra without cover', 120_000, [null], 120_000],
    ['lowered to nothing', 120_000, [0], 0],
    ['the lowest of two counts', 120_000, [30_000, 60_000], 30_000],
    ['a cover never raises it', 20_000, [30_000], 20_000],
    ['a car without cover gets it with the extra', null, [null, 30_000], 30_000],
    ['nothing covers it', null, [null], null],
  ])('%s', (_, excess, covers, expected) => {
    expect(excessWith(excess, covers)).toBe(expected);
  });

  it('is for damage and theft, and leaves the rest as it is', () => {
    const before = { damage_excess: 120_000, theft_excess: null, minimum_age: 21 };
    expect(withCovers(before, [0])).toEqual({ damage_excess: 0, theft_excess: 0, minimum_age: 21 });
  });
});
