import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocateRefund } from './allocate-refund.ts';

const first = { paymentId: 'first', leftMinor: 18_000 };
const second = { paymentId: 'second', leftMinor: 6000 };

test.each([
  ['one payment', [first], 18_000, { first: 18_000 }],
  ['the latest first', [first, second], 5000, { second: 5000 }],
  ['the rest of the one before it', [first, second], 10_000, { second: 6000, first: 4000 }],
  ['all of them', [first, second], 24_000, { second: 6000, first: 18_000 }],
  ['nothing', [first, second], 0, {}],
  ['no payment at all', [], 0, {}],
  ['one that has nothing left', [first, { ...second, leftMinor: 0 }], 1000, { first: 1000 }],
])('%s', (_name, payments, amountMinor, expected) => {
  const shares = allocateRefund(payments, amountMinor);
  expect(Object.fromEntries(shares.map((share) => [share.paymentId, share.amountMinor]))).toEqual(expected);
});

test('nothing is lost: the shares are the amount, whatever is left of the payments', () => {
  const payments = fc.array(fc.nat(50_000), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(payments, fc.nat(200_000), (left, amountMinor) => {
      const shares = allocateRefund(
        left.map((leftMinor, index) => ({ paymentId: String(index), leftMinor })),
        amountMinor,
      );
      expect(shares.reduce((sum, share) => sum + share.amountMinor, 0)).toBe(amountMinor);
    }),
  );
});
