import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestDeal, dealDiscount, type Deal } from '../../domain/pricing/discounts.ts';
import { rentalPrice } from '../../domain/pricing/rental-price.ts';
import { cheapestBound, dearestBound, type PriceSample } from './price-bound.ts';

const prices = fc.record({
  dayMinor: fc.integer({ min: 1, max: 200_000 }),
  weekMinor: fc.option(fc.integer({ min: 1, max: 900_000 })),
  monthMinor: fc.option(fc.integer({ min: 1, max: 3_000_000 })),
});
const deals = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('flat_discount' as const), value: fc.integer({ min: 1, max: 60_000 }) }),
    fc.record({ kind: fc.constant('discount_percentage' as const), value: fc.integer({ min: 1, max: 100 }) }),
  ),
  { maxLength: 3 },
);
const days = fc.integer({ min: 1, max: 30 });
const fees = fc.integer({ min: 0, max: 10_000 });
const spare = fc.integer({ min: 0, max: 50_000 });

type Offers = { kind: Deal['kind']; value: number }[];

function highest(offers: Offers, kind: Deal['kind']): number {
  return Math.max(0, ...offers.filter((offer) => offer.kind === kind).map(({ value }) => value));
}

/** A car's total as the search ranks it, and what a sample says when other deals and fees are higher still. */
function ranked(price: Parameters<typeof rentalPrice>[0], length: number, offers: Offers, feesMinor: number) {
  const { totalMinor } = rentalPrice(price, length);
  const deal = bestDeal(
    offers.map((offer, at) => ({ id: String(at), ...offer })),
    totalMinor,
  );
  const total = totalMinor + feesMinor - (deal ? dealDiscount(deal, totalMinor) : 0);
  const sample: PriceSample = {
    total,
    flat: highest(offers, 'flat_discount'),
    percent: highest(offers, 'discount_percentage'),
    fees: feesMinor,
  };
  return { total, sample };
}

test('a car as cheap as the sample is never left out', () => {
  fc.assert(
    fc.property(prices, days, deals, fees, spare, (price, length, offers, feesMinor, more) => {
      const { total, sample } = ranked(price, length, offers, feesMinor);
      const bound = cheapestBound({ ...sample, total: total + more, flat: sample.flat + more }, length);
      const atMost = bound?.atMost ?? null;
      if (atMost === null) return; // nothing is left out
      const { dayMinor, weekMinor, monthMinor } = atMost;
      const kept =
        price.dayMinor <= dayMinor ||
        (price.weekMinor !== null && price.weekMinor <= weekMinor) ||
        (price.monthMinor !== null && price.monthMinor <= monthMinor);
      expect(kept).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

test('a car as dear as the sample is never left out', () => {
  fc.assert(
    fc.property(prices, days, deals, fees, spare, (price, length, offers, feesMinor, more) => {
      const { total, sample } = ranked(price, length, offers, feesMinor);
      const bound = dearestBound({ ...sample, total: total - more, fees: feesMinor + more }, length);
      expect(price.dayMinor).toBeGreaterThanOrEqual(bound.atLeast?.dayMinor ?? Infinity);
    }),
    { numRuns: 5000 },
  );
});

test('most cars are left out: three days at 60.00, no deals', () => {
  const sample = { total: 18_000, flat: 0, percent: 0, fees: 0 };
  expect(cheapestBound(sample, 3)?.atMost).toEqual({ dayMinor: 6000, weekMinor: 18_001, monthMinor: 18_001 });
  expect(dearestBound(sample, 3).atLeast).toEqual({ dayMinor: 6000 });
  expect(cheapestBound({ ...sample, percent: 100 }, 3)).toBeNull();
});
