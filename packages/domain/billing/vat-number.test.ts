import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  readVatNumber,
  vatCountries,
  vatExampleOf,
  vatNumberProblem,
  withCheckDigit,
  writtenVatNumber,
} from './vat-number.ts';

/** What is read, and what is wrong with it. */
function judged(typed: string, country: string) {
  const read = readVatNumber(typed, country);
  return read && [writtenVatNumber(read), vatNumberProblem(read)];
}

describe('a VAT number beside its country', () => {
  it.each([
    // Italy: digits, with or without IT; eleven of them have a check digit.
    ['00743110157', 'IT', 'IT00743110157', null],
    ['IT00743110157', 'IT', 'IT00743110157', null],
    ['it 00743 110157', 'IT', 'IT00743110157', null],
    ['00743110158', 'IT', 'IT00743110158', 'vat_number_invalid'],
    ['00000000000', 'IT', 'IT00000000000', 'vat_number_invalid'],
    ['123456789', 'IT', 'IT123456789', null],
    ['1234', 'IT', 'IT1234', 'vat_number_numeric'],
    ['A0743110157', 'IT', 'ITA0743110157', 'vat_number_numeric'],
    // A prefix is forgiven, and wins over the country beside it.
    ['DE123456789', 'DE', 'DE123456789', null],
    ['DE123456789', 'IT', 'DE123456789', null],
    ['DE 123.456.789', 'AT', 'DE123456789', null],
    ['EL123456789', 'GR', 'EL123456789', null],
    ['GR123456789', 'GR', 'EL123456789', null],
    ['ATU12345678', 'AT', 'ATU12345678', null],
    // Eleven digits of others are no Italian number.
    ['33392005961', 'HR', 'HR33392005961', null],
    ['HR33392005961', 'IT', 'HR33392005961', null],
    ['40003521600', 'LV', 'LV40003521600', null],
    ['3339200596', 'HR', 'HR3339200596', 'vat_number_form'],
    // France: a key of digits is checked, one of letters is taken, also one that looks like a prefix.
    ['83404833048', 'FR', 'FR83404833048', null],
    ['83404833049', 'FR', 'FR83404833049', 'vat_number_invalid'],
    ['83404833048', 'IT', 'IT83404833048', 'vat_number_invalid'],
    ['K7399859412', 'FR', 'FRK7399859412', null],
    ['BE399859412', 'FR', 'FRBE399859412', null],
    ['DE12345678', 'DE', 'DE12345678', 'vat_number_form'],
    ['123456789B1', 'NL', 'NL123456789B1', 'vat_number_form'],
    ['US123456789', 'DE', 'DEUS123456789', 'vat_number_form'],
  ])('%s in %s: %s, %s', (typed, country, written, problem) => {
    expect(judged(typed, country)).toEqual([written, problem]);
  });

  test.each(['GB', 'CH', 'US', 'toString', ''])('none is asked for in %j', (country) => {
    expect(readVatNumber('DE123456789', country)).toBeNull();
  });

  test('27 countries have an example of their form, which may have its prefix', () => {
    expect(vatCountries).toHaveLength(27);
    for (const country of vatCountries) {
      const read = { country, number: vatExampleOf(country) };
      expect([country, vatNumberProblem(read)]).toEqual([country, null]);
      expect(readVatNumber(writtenVatNumber(read), country)).toEqual(read);
    }
  });

  test('Italian ones are right with the check digit that the rule makes, and with no other', () => {
    const digits = fc.stringMatching(/^[1-9]\d{9}$/);
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 9 }), (ten, more) => {
        const number = withCheckDigit(ten);
        const wrong = `${ten}${(Number(number[10]) + more) % 10}`;
        expect(vatNumberProblem({ country: 'IT', number })).toBeNull();
        expect(vatNumberProblem({ country: 'IT', number: wrong })).toBe('vat_number_invalid');
      }),
    );
  });
});
