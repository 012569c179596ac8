import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allocate, sumOfPortions } from './allocate-payout.ts';

it('takes in order, from each no more than it has', () => {
  const from = [
    { id: 'booking', leftMinor: 18_000 },
    { id: 'gone', leftMinor: -500 },
    { id: 'amendment', leftMinor: 5_000 },
  ];
  expect(allocate(from, 19_550)).toEqual([
    { id: 'booking', amountMinor: 18_000 },
    { id: 'amendment', amountMinor: 1_550 },
  ]);
  expect(allocate(from, 0)).toEqual([]);
});

it('takes all that is asked for, or all there is', () => {
  const lefts = fc.array(fc.record({ id: fc.uuid(), leftMinor: fc.integer({ min: -1_000, max: 100_000 }) }));
  fc.assert(
    fc.property(lefts, fc.integer({ min: 0, max: 300_000 }), (from, amountMinor) => {
      const there = from.reduce((sum, { leftMinor }) => sum + Math.max(0, leftMinor), 0);
      expect(sumOfPortions(allocate(from, amountMinor))).toBe(Math.min(amountMinor, there));
    }),
  );
});
