import { expect, it, test } from 'vitest';
import { parseAmount, typedAmount } from './typed-amount.ts';

test.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.50', 1250],
  [' € 1 200,00 ', 120_000],
  ['0', 0],
  ['', null],
  ['12,555', null],
  ['-3', null],
  ['1.200,00', null],
  ['zwölf', null],
  ['12345678', null],
])('%j is %j', (typed, amountMinor) => {
  expect(parseAmount(typed)).toBe(amountMinor);
});

it('writes what it reads', () => {
  for (const amount of [0, 5, 50, 1200, 1250, 999_999_999]) {
    expect(parseAmount(typedAmount(amount, ','))).toBe(amount);
    expect(parseAmount(typedAmount(amount, '.'))).toBe(amount);
  }
  expect(typedAmount(null, ',')).toBe('');
  expect(typedAmount(1250, ',')).toBe('12,50');
});
