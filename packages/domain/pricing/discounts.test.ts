import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../calendar/local-date-time.ts';
import { appliesTo, bestDeal, checkCoupon, couponDiscount, dealDiscount } from './discounts.ts';
import { isCouponCode } from './coupon-code.ts';
import type { Coupon, Deal } from './discounts.ts';

const on = (text: string) => text as LocalDate;
const FLAT: Deal = { id: 'flat', kind: 'flat_discount', value: 2000 };
const TENTH: Deal = { id: 'tenth', kind: 'discount_percentage', value: 10 };
const COUPON: Coupon = {
  code: '12345678',
  kind: 'flat_discount',
  value: 1500,
  minimumAmountMinor: 10000,
  maxUses: 3,
  uses: 2,
  startsOn: on('2027-03-01'),
  endsOn: on('2027-03-31'),
  usedByRenter: false,
};
const NOW = { onDate: on('2027-03-26'), amountMinor: 18000 };
const anyDeal = fc.oneof(
  fc.record({
    id: fc.string(),
    kind: fc.constant('flat_discount' as const),
    value: fc.integer({ min: 0, max: 100_000 }),
  }),
  fc.record({
    id: fc.string(),
    kind: fc.constant('discount_percentage' as const),
    value: fc.integer({ min: 0, max: 120 }),
  }),
);
const amount = fc.integer({ min: 0, max: 1_000_000 });

describe('when a deal applies (docs/specification/price.md 3)', () => {
  const window = { starts_on: '2027-03-01', ends_on: '2027-03-31', min_lead_days: null, max_lead_days: null };
  it('from the first pickup day to the last', () => {
    const days = ['2027-02-28', '2027-03-01', '2027-03-31', '2027-04-01'];
    const applied = days.map((day) => appliesTo(window, { bookedOn: on('2027-01-01'), pickupOn: on(day) }));
    expect(applied).toEqual([false, true, true, false]);
  });

  it.each([
    {
      lead: 'early',
      min_lead_days: 30,
      max_lead_days: null,
      booked: ['2027-02-01', '2027-02-08', '2027-02-09'],
    },
    {
      lead: 'late',
      min_lead_days: null,
      max_lead_days: 3,
      booked: ['2027-03-10', '2027-03-07', '2027-03-06'],
    },
    {
      lead: 'between',
      min_lead_days: 2,
      max_lead_days: 30,
      booked: ['2027-02-08', '2027-03-08', '2027-03-09'],
    },
  ])('booked $lead enough, to the day', ({ booked, ...lead }) => {
    const pickupOn = on('2027-03-10');
    const applied = booked.map((day) => appliesTo({ ...window, ...lead }, { bookedOn: on(day), pickupOn }));
    expect(applied).toEqual([true, true, false]);
  });
});

describe('deal (docs/specification/price.md 3)', () => {
  it('is an amount per booking or a percentage of the rental price', () => {
    expect(dealDiscount(FLAT, 18000)).toBe(2000);
    expect(dealDiscount(TENTH, 18005)).toBe(1801);
  });

  it('the best one saves most', () => {
    expect(bestDeal([FLAT, TENTH], 18000)).toBe(FLAT);
    expect(bestDeal([FLAT, TENTH], 30000)).toBe(TENTH);
    expect(bestDeal([FLAT, { ...FLAT, id: 'same' }], 30000)).toBe(FLAT);
    expect(bestDeal([], 18000)).toBeNull();
    expect(bestDeal([{ ...FLAT, value: 0 }], 18000)).toBeNull();
  });

  it('is never negative, never more than the price, and none saves more than the best', () => {
    fc.assert(
      fc.property(fc.array(anyDeal), amount, (deals, rental) => {
        const best = bestDeal(deals, rental);
        const saved = best === null ? 0 : dealDiscount(best, rental);
        for (const deal of deals) {
          expect(dealDiscount(deal, rental)).toBeGreaterThanOrEqual(0);
          expect(dealDiscount(deal, rental)).toBeLessThanOrEqual(Math.min(saved, rental));
        }
      }),
    );
  });
});

describe('coupon (docs/specification/price.md 4)', () => {
  it('is good inside its window, both days included', () => {
    for (const day of ['2027-03-01', '2027-03-26', '2027-03-31']) {
      expect(checkCoupon(COUPON, { ...NOW, onDate: on(day) })).toBeNull();
    }
    expect(checkCoupon(COUPON, { ...NOW, onDate: on('2027-02-28') })).toBe('coupon.not_started');
    expect(checkCoupon(COUPON, { ...NOW, onDate: on('2027-04-01') })).toBe('coupon.expired');
  });

  it('has a minimum amount, a number of uses and one use per renter', () => {
    expect(checkCoupon(COUPON, { ...NOW, amountMinor: 9999 })).toBe('coupon.minimum_not_reached');
    expect(checkCoupon(COUPON, { ...NOW, amountMinor: 10000 })).toBeNull();
    expect(checkCoupon({ ...COUPON, uses: 3 }, NOW)).toBe('coupon.used_up');
    expect(checkCoupon({ ...COUPON, usedByRenter: true }, NOW)).toBe('coupon.already_used');
    expect(checkCoupon({ ...COUPON, uses: 999, maxUses: null }, NOW)).toBeNull();
    expect(checkCoupon({ ...COUPON, minimumAmountMinor: null }, { ...NOW, amountMinor: 0 })).toBeNull();
  });

  it('never takes off more than is left', () => {
    expect(couponDiscount(COUPON, 18000)).toBe(1500);
    expect(couponDiscount(COUPON, 1000)).toBe(1000);
    expect(couponDiscount({ kind: 'discount_percentage', value: 100 }, 777)).toBe(777);
  });

  it('has a code of eight digits', () => {
    expect(isCouponCode('00001234')).toBe(true);
    for (const text of ['1234567', '123456789', '1234567a', ' 12345678', '12345678\n', '١٢٣٤٥٦٧٨', '']) {
      expect(isCouponCode(text)).toBe(false);
    }
  });
});
