import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../calendar/local-date-time.ts';
import type { Coupon } from './discounts.ts';
import { computeQuote, rentalAfterDeal } from './quote.ts';
import type { QuoteExtra, QuoteInput } from './quote.ts';

const NO_FEES = {
  youngDriverPerDayMinor: null,
  oneWayMinor: null,
  deliveryMinor: null,
  flexibleReturnMinor: null,
};
const NOTHING = { youngDriver: false, oneWay: false, delivery: false, flexibleReturn: false };
const EVERYTHING = { youngDriver: true, oneWay: true, delivery: true, flexibleReturn: true };
const SEAT: QuoteExtra = {
  id: 'e1',
  name: 'Child seat',
  unitPriceMinor: 1000,
  charged: 'per_day',
  quantity: 1,
  isDriver: false,
};
const DRIVER: QuoteExtra = {
  id: 'e2',
  name: 'Additional driver',
  unitPriceMinor: 2000,
  charged: 'per_trip',
  quantity: 1,
  isDriver: true,
};
const COUPON: Coupon = {
  code: '12345678',
  kind: 'flat_discount',
  value: 1500,
  minimumAmountMinor: null,
  maxUses: null,
  uses: 0,
  startsOn: '2027-01-01' as LocalDate,
  endsOn: '2027-12-31' as LocalDate,
  usedByRenter: false,
};
const BASE: QuoteInput = {
  days: 3,
  prices: {
    dayMinor: 6000,
    weekMinor: 35000,
    monthMinor: 120000,
  },
  currency: 'EUR',
  deal: null,
  coupon: null,
  extras: [],
  fees: NO_FEES,
  applies: NOTHING,
  depositMinor: 50000,
};

describe('quote (docs/specification/price.md)', () => {
  it.each([
    // 180.00 less the coupon: what cannot be charged is rounded up to what can, nothing stays nothing.
    [17_949, 17_949, 51, false],
    [17_950, 17_950, 50, false],
    [17_951, 17_950, 50, true],
    [17_999, 17_950, 50, true],
    [18_000, 18_000, 0, false],
    [99_999, 18_000, 0, false],
  ])('a coupon of %i takes %i and leaves %i', (value, couponMinor, totalMinor, isCouponLimited) => {
    const coupon = { ...COUPON, value };
    expect(computeQuote({ ...BASE, coupon })).toMatchObject({ couponMinor, totalMinor, isCouponLimited });
  });

  it.each([
    [17_950, 17_950, 50],
    [17_960, 17_950, 50],
    [18_000, 18_000, 0],
    [20_000, 18_000, 0],
  ])(
    'a deal of %i takes %i and leaves %i: what cannot be charged is not left over',
    (value, dealMinor, totalMinor) => {
      const deal = { id: 'd', kind: 'flat_discount' as const, value };
      const quote = computeQuote({ ...BASE, extras: [], coupon: null, deal });
      expect(quote).toMatchObject({ dealMinor, totalMinor });
    },
  );

  it('total 230.00 gives subtotal 188.52, vat 41.48, platform charges 28.28', () => {
    expect(computeQuote({ ...BASE, extras: [SEAT, DRIVER] })).toMatchObject({
      rentalMinor: 18000,
      extrasMinor: 5000,
      totalMinor: 23000,
      subtotalMinor: 18852,
      vatMinor: 4148,
      platformChargesMinor: 2828,
      depositMinor: 50000,
      periods: {
        months: 0,
        weeks: 0,
        days: 3,
      },
    });
  });

  it('applies the deal to the rental price only and the coupon to what is left', () => {
    const quote = computeQuote({
      ...BASE,
      coupon: {
        ...COUPON,
        kind: 'discount_percentage',
        value: 50,
      },
      extras: [SEAT],
      deal: {
        id: 'd',
        kind: 'discount_percentage',
        value: 10,
      },
    });
    expect(quote).toMatchObject({
      dealMinor: 1800,
      couponMinor: 8100,
      totalMinor: 18000 - 1800 - 8100 + 3000,
    });
    expect(quote.lines.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ['rental', 18000],
      ['deal', -1800],
      ['coupon', -8100],
      ['extra', 3000],
    ]);
  });

  it('discounts never go below zero', () => {
    const deal = { id: 'd', kind: 'flat_discount' as const, value: 999_999 };
    expect(computeQuote({ ...BASE, deal, coupon: COUPON, extras: [DRIVER] })).toMatchObject({
      dealMinor: 18000,
      couponMinor: 0,
      totalMinor: 2000,
    });
    expect(rentalAfterDeal(BASE.prices, 3, deal)).toBe(0);
    expect(rentalAfterDeal(BASE.prices, 3, null)).toBe(18000);
  });

  it('charges extras per trip or per day, times quantity', () => {
    const quote = computeQuote({
      ...BASE,
      extras: [
        { ...SEAT, quantity: 2 },
        { ...DRIVER, quantity: 2 },
      ],
    });
    expect(quote.lines.slice(1)).toEqual([
      { kind: 'extra', label: 'Child seat', quantity: 6, days: 3, unitMinor: 1000, amountMinor: 6000 },
      { kind: 'extra', label: 'Additional driver', quantity: 2, unitMinor: 2000, amountMinor: 4000 },
    ]);
  });

  it('charges each fee only if it applies and the company sets it; the young driver per day', () => {
    const fees = {
      youngDriverPerDayMinor: 500,
      oneWayMinor: 7000,
      deliveryMinor: 2500,
      flexibleReturnMinor: 1200,
    };
    expect(computeQuote({ ...BASE, fees }).feesMinor).toBe(0);
    expect(computeQuote({ ...BASE, applies: EVERYTHING }).feesMinor).toBe(0);
    const quote = computeQuote({ ...BASE, fees, applies: EVERYTHING });
    expect(quote.feesMinor).toBe(3 * 500 + 7000 + 2500 + 1200);
    expect(quote.lines.map(({ kind }) => kind)).toEqual([
      'rental',
      'young_driver',
      'one_way',
      'delivery',
      'flexible_return',
    ]);
    const young = computeQuote({ ...BASE, fees, applies: { ...NOTHING, youngDriver: true } });
    expect(young.lines[1]).toMatchObject({ quantity: 3, unitMinor: 500, amountMinor: 1500 });
  });

  it('a fee of zero has no line, a free extra has one', () => {
    const quote = computeQuote({
      ...BASE,
      extras: [
        {
          ...SEAT,
          unitPriceMinor: 0,
        },
      ],
      applies: EVERYTHING,
      fees: {
        ...NO_FEES,
        flexibleReturnMinor: 0,
      },
    });
    expect(quote.lines.map(({ kind }) => kind)).toEqual(['rental', 'extra']);
  });

  it('never adds the deposit to the total', () => {
    expect(computeQuote({ ...BASE, depositMinor: 99999 }).totalMinor).toBe(computeQuote(BASE).totalMinor);
  });

  it('is frozen through and through', () => {
    const quote = computeQuote(BASE);
    expect([quote, quote.periods, quote.lines, ...quote.lines].every(Object.isFrozen)).toBe(true);
  });

  it('refuses what is no amount', () => {
    expect(() => computeQuote({ ...BASE, extras: [{ ...SEAT, quantity: -1 }] })).toThrow(RangeError);
    expect(() => computeQuote({ ...BASE, extras: [{ ...SEAT, quantity: 0.5 }] })).toThrow(RangeError);
    expect(() => computeQuote({ ...BASE, days: 0 })).toThrow(RangeError);
  });
});

describe('for any input', () => {
  const minor = fc.integer({ min: 0, max: 500_000 });
  const fee = fc.option(minor);
  const kind = fc.constantFrom('flat_discount' as const, 'discount_percentage' as const);
  const discount = fc.record({ kind, value: fc.integer({ min: 0, max: 5000 }) });
  const extra = fc.record({
    id: fc.string(),
    name: fc.string(),
    unitPriceMinor: minor,
    isDriver: fc.boolean(),
    charged: fc.constantFrom('per_trip' as const, 'per_day' as const),
    quantity: fc.integer({
      min: 0,
      max: 5,
    }),
  });
  const input: fc.Arbitrary<QuoteInput> = fc.record({
    days: fc.integer({ min: 1, max: 30 }),
    prices: fc.record({ dayMinor: minor, weekMinor: fee, monthMinor: fee }),
    currency: fc.constant('EUR' as const),
    deal: fc.option(discount.map((value) => ({ id: 'd', ...value }))),
    coupon: fc.option(discount.map((value) => ({ ...COUPON, ...value }))),
    extras: fc.array(extra, { maxLength: 5 }),
    fees: fc.record({
      youngDriverPerDayMinor: fee,
      oneWayMinor: fee,
      deliveryMinor: fee,
      flexibleReturnMinor: fee,
    }),
    applies: fc.record({
      youngDriver: fc.boolean(),
      oneWay: fc.boolean(),
      delivery: fc.boolean(),
      flexibleReturn: fc.boolean(),
    }),
    depositMinor: minor,
  });

  it('the parts and the lines sum to the total, nothing is negative, VAT and subtotal make the total', () => {
    fc.assert(
      fc.property(input, (given) => {
        const quote = computeQuote(given);
        const { rentalMinor, dealMinor, couponMinor, extrasMinor, feesMinor, totalMinor } = quote;
        expect(rentalMinor - dealMinor - couponMinor + extrasMinor + feesMinor).toBe(totalMinor);
        expect(quote.lines.reduce((sum, line) => sum + line.amountMinor, 0)).toBe(totalMinor);
        expect(quote.lines.every((line) => line.amountMinor === line.quantity * line.unitMinor)).toBe(true);
        expect(quote.subtotalMinor + quote.vatMinor).toBe(totalMinor);
        const amounts = Object.values(quote).filter((value) => typeof value === 'number');
        expect(amounts.every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true);
        expect(quote.platformChargesMinor).toBeLessThanOrEqual(quote.subtotalMinor);
      }),
    );
  });

  it('fewer days are cheaper or equal', () => {
    fc.assert(
      fc.property(input, (given) => {
        const longer = computeQuote({ ...given, days: given.days + 1 });
        expect(computeQuote(given).totalMinor).toBeLessThanOrEqual(longer.totalMinor);
      }),
    );
  });
});
