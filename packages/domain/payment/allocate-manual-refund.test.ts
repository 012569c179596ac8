import fc from 'fast-check';
import { expect, it } from 'vitest';
import { releaseCompensation, allocateManualRefund } from './allocate-manual-refund.ts';

it.each([
  ['nothing owed: all is of the total', 5000, { owedMinor: 0, leftMinor: 18_000 }, 0],
  ['owed: first that', 8000, { owedMinor: 6000, leftMinor: 18_000 }, 6000],
  ['less than owed: that alone', 4000, { owedMinor: 6000, leftMinor: 18_000 }, 4000],
  ['everything is on its way already: in its place', 6000, { owedMinor: 0, leftMinor: 0 }, 6000],
  ['a part is on its way: in its place beyond the rest', 6000, { owedMinor: 0, leftMinor: 2000 }, 4000],
  ['more than everything is on its way: in its place', 6000, { owedMinor: -1000, leftMinor: -1000 }, 6000],
])('%s', (_, amountMinor, payment, makesGoodMinor) => {
  expect(allocateManualRefund(amountMinor, payment)).toBe(makesGoodMinor);
});

it('never more than the refund, never less than what is owed of it, and the total’s part fits what is left', () => {
  const minor = fc.nat({ max: 100_000 });
  fc.assert(
    fc.property(minor, minor, minor, (amountMinor, owedMinor, leftMinor) => {
      const makesGoodMinor = allocateManualRefund(amountMinor, { owedMinor, leftMinor });
      expect(makesGoodMinor).toBeLessThanOrEqual(amountMinor);
      expect(makesGoodMinor).toBeGreaterThanOrEqual(Math.min(amountMinor, owedMinor));
      expect(amountMinor - makesGoodMinor).toBeLessThanOrEqual(Math.max(0, leftMinor - owedMinor));
    }),
  );
});

it.each([
  ['a refund failed and is owed', { owedMinor: 6000, leftMinor: 6000 }, 0],
  ['what was to be refused still will be', { owedMinor: -1000, leftMinor: -1000 }, 0],
  ['there is room for both', { owedMinor: -1000, leftMinor: 5000 }, 1000],
  ['there is room for a part of both', { owedMinor: -3000, leftMinor: -1000 }, 2000],
])('stands in for no refund any more, when %s', (_, payment, freedMinor) => {
  expect(releaseCompensation(payment)).toBe(freedMinor);
});
