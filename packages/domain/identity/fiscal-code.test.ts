import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkCharacter,
  checkFiscalCode,
  givenCodeProblem,
  isFiscalCode,
  isPersonsCode,
  profileCodeProblem,
} from './fiscal-code.ts';
import { readTaxCode } from '../companies/registered-data.ts';
import { withCheckDigit } from '../billing/vat-number.ts';

const MAN = 'RSSMRA80A01H501U'; // Mario Rossi, Rome, 1 January 1980
const WOMAN = 'BNCNNA85L52F205I'; // Anna Bianchi, Milan, 12 July 1985
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.split('');
const DIGIT_PLACES = [6, 7, 9, 10, 12, 13, 14];

/** Puts the substitute letter in a place that has a digit, and the right check character. */
function substitute(code: string, place: number): string {
  const changed =
    code.slice(0, place) + 'LMNPQRSTUV'.charAt(Number(code.charAt(place))) + code.slice(place + 1, 15);
  return changed + checkCharacter(changed);
}

describe('fiscal code (docs/specification/accounts.md 4)', () => {
  it('accepts right codes in any case, with blanks', () => {
    expect(checkFiscalCode(MAN)).toBeNull();
    expect(checkFiscalCode(WOMAN)).toBeNull();
    expect(checkFiscalCode(' rss mra 80a01 h501u ')).toBeNull();
  });

  it('accepts letters for digits (omocodia)', () => {
    expect(checkFiscalCode('RSSMRA80A01H50MW')).toBe('check_character');
    const places = fc.subarray(DIGIT_PLACES, { minLength: 1 });
    fc.assert(
      fc.property(places, fc.constantFrom(MAN, WOMAN), (chosen, code) => {
        const changed = chosen.reduce(substitute, code);
        expect(changed).not.toBe(code);
        expect(isFiscalCode(changed)).toBe(true);
      }),
    );
  });

  it.each([
    ['', 'length'],
    ['RSSMRA80A01H501', 'length'],
    ['12345678901', 'length'],
    ['RSSMRA80A01H501UX', 'length'],
    ['RSSMRA80F01H501U', 'format'],
    ['RSSMRA80A00H501U', 'format'],
    ['RSSMRA80A32H501U', 'format'],
    ['RSSMRA80A72H501U', 'format'],
    ['1SSMRA80A01H501U', 'format'],
    ['RSSMRA80A01H5015', 'format'],
    ['RSSMRA80A01H501A', 'check_character'],
    ['RSSMRA81A01H501U', 'check_character'],
  ])('refuses %j: %s', (text, problem) => {
    expect(checkFiscalCode(text)).toBe(problem);
  });

  it('one wrong character anywhere is refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.constantFrom(...ALPHABET), (place, char) => {
        fc.pre(MAN.charAt(place) !== char);
        const changed = MAN.slice(0, place) + char + MAN.slice(place + 1);
        expect(isFiscalCode(changed)).toBe(false);
      }),
    );
  });

  it('never throws on text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(isFiscalCode(text)).toBe(false);
      }),
    );
  });
});

describe("a profile's fiscal code", () => {
  it('is required of Italians only, and must be right whenever it is given', () => {
    expect(profileCodeProblem('', '+39')).toBe('fiscal_code_required');
    expect(profileCodeProblem(' ', '+44')).toBeNull();
    expect(profileCodeProblem('RSSMRA', '+44')).toBe('fiscal_code_length');
    expect(profileCodeProblem('RSSMRA85T10A562T', '+44')).toBe('fiscal_code_invalid');
    expect(profileCodeProblem('rssmra85t10a562s', '+39')).toBeNull();
  });
});

describe('a code of eleven digits', () => {
  const provisional = withCheckDigit('0123456058');
  const association = withCheckDigit('9712345058');

  it('is a person’s while it is provisional, most often of somebody from abroad', () => {
    for (const typed of [provisional, ` ${provisional.slice(0, 3)} ${provisional.slice(3)} `]) {
      expect(isPersonsCode(typed)).toBe(true);
      expect(givenCodeProblem(typed)).toBeNull();
      expect(profileCodeProblem(typed, '+39')).toBeNull();
    }
    expect(isFiscalCode(provisional)).toBe(false);
  });

  it('is no person’s with a wrong check digit, of nothing, or where it is a body’s', () => {
    const wrong = `${provisional.slice(0, 10)}${(Number(provisional.slice(10)) + 1) % 10}`;
    for (const typed of [wrong, '00000000000', association]) {
      expect([typed, givenCodeProblem(typed)]).toEqual([typed, 'fiscal_code_invalid']);
    }
    expect(givenCodeProblem(provisional.slice(1))).toBe('fiscal_code_length');
  });

  it('of a body is a company’s tax code', () => {
    expect([readTaxCode(association), readTaxCode(provisional)]).toEqual([association, provisional]);
  });
});

it('is read in the digits of every keyboard, with dashes', () => {
  expect(isFiscalCode('rss-mra-８０a٠١-h501u')).toBe(true);
});
