import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayBeVatNumber, vatCountryOf, withCheckDigit } from './vat-number.ts';

describe('vatCountryOf', () => {
  it.each([
    ['00743110157', 'IT'],
    ['12345670785', 'IT'],
    ['01234567897', 'IT'],
    ['83404833048', 'FR'],
    ['40303265045', 'FR'],
    ['12345670784', null],
    ['83404833049', null],
    ['00000000000', null],
    ['1234567890', null],
    ['123456789', null],
  ])('%s: %s', (number, country) => {
    expect(vatCountryOf(number)).toBe(country);
  });

  it('knows every number that is made by the rule, and none with another check digit', () => {
    const digits = fc.stringMatching(/^[1-9]\d{9}$/);
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 9 }), (ten, more) => {
        const number = withCheckDigit(ten);
        const wrong = `${ten}${(Number(number[10]) + more) % 10}`;
        expect(vatCountryOf(number)).toBe('IT');
        expect(vatCountryOf(wrong)).not.toBe('IT');
      }),
    );
  });
});

describe('mayBeVatNumber', () => {
  it('refuses eleven digits that are nobody’s, and takes other lengths as they are', () => {
    expect(mayBeVatNumber('12345670785')).toBe(true);
    expect(mayBeVatNumber('12345670784')).toBe(false);
    expect(mayBeVatNumber('00000000000')).toBe(false);
    expect(mayBeVatNumber('123456789')).toBe(true);
  });
});
