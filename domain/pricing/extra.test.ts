import { expect, test } from 'vitest';
import { checkExtras } from './extra.ts';

const extra = (quantity: number, isDriver = false) => ({ quantity, isDriver });

test.each([
  ['none', [], null],
  ['ten of one', [extra(10)], null],
  ['eleven of one', [extra(1), extra(11)], 'booking.extra_quantity'],
  ['five drivers of two kinds', [extra(2, true), extra(3, true), extra(10)], null],
  ['six drivers of two kinds', [extra(3, true), extra(3, true)], 'booking.too_many_drivers'],
] as const)('%s', (_, chosen, problem) => {
  expect(checkExtras(chosen)).toBe(problem);
});
