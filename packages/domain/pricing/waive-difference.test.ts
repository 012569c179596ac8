import { expect, test } from 'vitest';
import { computeQuote } from './quote.ts';
import { waiveDifference } from './waive-difference.ts';

const quote = computeQuote({
  days: 3,
  prices: { dayMinor: 6000, weekMinor: null, monthMinor: null },
  currency: 'EUR',
  deal: null,
  coupon: null,
  extras: [],
  fees: { youngDriverPerDayMinor: null, oneWayMinor: null, deliveryMinor: null, flexibleReturnMinor: null },
  applies: { youngDriver: false, oneWay: false, delivery: false, flexibleReturn: false },
  depositMinor: 0,
});

test.each([18_000, 18_001, 17_950, 12_000])('beside %i paid, all is charged or refunded', (paidMinor) => {
  expect(waiveDifference(quote, paidMinor)).toBe(quote);
});

test.each([17_951, 17_999])(
  'beside %i paid, what is too little to be charged is not asked for',
  (paidMinor) => {
    const waived = waiveDifference(quote, paidMinor);
    expect(waived.totalMinor).toBe(paidMinor);
    expect(waived.subtotalMinor + waived.vatMinor).toBe(paidMinor);
    expect(waived.lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(paidMinor);
    expect(waived.lines.at(-1)).toMatchObject({ kind: 'waived', amountMinor: paidMinor - 18_000 });
  },
);
