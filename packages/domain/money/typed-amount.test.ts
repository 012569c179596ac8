import { expect, it } from 'vitest';
import { readAmount } from './read-amount.ts';
import { typedAmount } from './typed-amount.ts';

it('is read as what it was', () => {
  for (const amount of [0, 5, 50, 1200, 1250, 999_999_999]) {
    expect(readAmount(typedAmount(amount, ','))).toBe(amount);
    expect(readAmount(typedAmount(amount, '.'))).toBe(amount);
  }
  expect(typedAmount(null, ',')).toBe('');
  expect(typedAmount(1250, ',')).toBe('12,50');
});
