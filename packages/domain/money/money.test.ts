import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideHalfUp, netOfVat, percentOf, vatOn } from './money.ts';

const amount = fc.integer({ min: 0, max: 100_000_000_000 });

describe('percentOf', () => {
  it('rounds half up to the cent', () => {
    expect(percentOf(50, 1)).toBe(1);
    expect(percentOf(49, 1)).toBe(0);
    expect(percentOf(18852, 15)).toBe(2828);
    expect(percentOf(1000, 12.5)).toBe(125);
  });

  it('agrees with exact arithmetic on any amount', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100 }), (minor, percent) => {
        expect(BigInt(percentOf(minor, percent))).toBe((BigInt(minor) * BigInt(percent) * 2n + 100n) / 200n);
      }),
    );
  });

  it('refuses fractions of a cent, negative amounts and what cannot be exact', () => {
    for (const minor of [0.5, -1, Number.NaN, Number.MAX_SAFE_INTEGER]) {
      expect(() => percentOf(minor, 15)).toThrow(RangeError);
    }
    expect(() => divideHalfUp(1, 0)).toThrow(RangeError);
  });
});

describe('netOfVat (docs/specification/price.md 7)', () => {
  it('total 230.00 gives subtotal 188.52, and so VAT 41.48', () => {
    expect(netOfVat(23000)).toBe(18852);
    expect(23000 - netOfVat(23000)).toBe(4148);
  });

  it('agrees with exact arithmetic on any amount, and never exceeds it', () => {
    fc.assert(
      fc.property(amount, (gross) => {
        const net = netOfVat(gross);
        expect(BigInt(net)).toBe((BigInt(gross) * 200n + 122n) / 244n);
        expect(net).toBeLessThanOrEqual(gross);
      }),
    );
  });

  it('adding VAT to a net amount and taking it off again gives the net amount', () => {
    fc.assert(
      fc.property(amount, (net) => {
        expect(netOfVat(net + vatOn(net))).toBe(net);
      }),
    );
  });
});

describe('vatOn (docs/specification/money.md 2)', () => {
  it('28.28 carries 6.22', () => expect(vatOn(2828)).toBe(622));
});
