import { describe, expect, it } from 'vitest';
import { expectedFiscalCode, fiscalCodeMismatches, type CodeHolder } from './fiscal-code-holder.ts';
import { checkCharacter, isFiscalCode } from './fiscal-code.ts';
import { mayDriveCars } from './licence-classes.ts';

const rossi: CodeHolder = {
  firstName: 'Mario',
  lastName: 'Rossi',
  dob: '1980-01-01',
  gender: 'male',
  placeOfBirth: 'Roma',
};
const bianchi: CodeHolder = {
  firstName: 'Anna',
  lastName: 'Bianchi',
  dob: '1985-07-12',
  gender: 'female',
  placeOfBirth: 'Milano',
};
const MAN = 'RSSMRA80A01H501U';
const WOMAN = 'BNCNNA85L52F205I';

describe('the code a person should have', () => {
  it.each([
    [MAN, rossi],
    [WOMAN, bianchi],
    [MAN, { ...rossi, placeOfBirth: ' rome ' }],
    [MAN, { ...rossi, placeOfBirth: 'ROMA (RM)' }],
    ['BNCNNA85L52F205I', { ...bianchi, lastName: 'Biànchi' }],
  ])('%s', (code, holder) => {
    expect(expectedFiscalCode(holder)).toEqual({ code, isWhole: true });
  });

  it.each([
    ['four consonants leave out the second', { ...rossi, firstName: 'Gianfranco' }, 'RSSGFR80A01'],
    ['three consonants', { ...rossi, firstName: 'Marco' }, 'RSSMRC80A01'],
    ['vowels fill up', { ...rossi, lastName: 'Aiello' }, 'LLAMRA80A01'],
    ['X fills what is too short', { ...rossi, lastName: 'Fo', firstName: 'Ea' }, 'FOXEAX80A01'],
    ['words count together', { ...rossi, lastName: "De' Medici", firstName: 'Anna Maria' }, 'DMDNMR80A01'],
    ['umlauts', { ...rossi, lastName: 'Müller' }, 'MLLMRA80A01'],
  ])('%s', (_label, holder, code) => {
    expect(expectedFiscalCode({ ...holder, placeOfBirth: 'Nowhere' })).toEqual({ code, isWhole: false });
  });

  it.each([
    ['name', { firstName: ' ' }],
    ['date', { dob: '' }],
    ['sex', { gender: null }],
    ['sex that codes do not know', { gender: 'others' as const }],
  ])('is unknown without %s', (_label, changes) => {
    expect(expectedFiscalCode({ ...rossi, ...changes })).toBeNull();
  });
});

describe('a code and its holder', () => {
  it('fit, with letters for digits too', () => {
    expect(fiscalCodeMismatches(MAN, rossi)).toEqual([]);
    expect(fiscalCodeMismatches('rss mra 80a01 h501u', rossi)).toEqual([]);
    expect(fiscalCodeMismatches('RSSMRA80A01H50MW', rossi)).toEqual([]);
    const substituted = `RSSMRA80A01H5LM${checkCharacter('RSSMRA80A01H5LM')}`;
    expect(isFiscalCode(substituted)).toBe(true);
    expect(fiscalCodeMismatches(substituted, rossi)).toEqual([]);
    expect(fiscalCodeMismatches(substituted, { ...rossi, placeOfBirth: 'Milano' })).toEqual([
      'place_of_birth',
    ]);
  });

  it.each([
    [['last_name'], { lastName: 'Verdi' }],
    [['first_name'], { firstName: 'Carlo' }],
    [['dob'], { dob: '1980-01-02' }],
    [['dob'], { dob: '1981-01-01' }],
    [['gender'], { gender: 'female' as const }],
    [['place_of_birth'], { placeOfBirth: 'Milano' }],
    [['last_name', 'dob'], { lastName: 'Verdi', dob: '1990-01-01' }],
  ])('disagree on %s', (parts, changes) => {
    expect(fiscalCodeMismatches(MAN, { ...rossi, ...changes })).toEqual(parts);
  });

  it('hold nothing against what is not known', () => {
    const unknown = { firstName: '', lastName: '', dob: '', gender: null, placeOfBirth: 'Poggibonsi' };
    expect(fiscalCodeMismatches(MAN, unknown)).toEqual([]);
    expect(fiscalCodeMismatches('not a code', rossi)).toEqual([]);
  });
});

describe('licence classes', () => {
  it.each([
    [[], false],
    [['AM', 'B'] as const, true],
    [['A', 'A1'] as const, false],
  ])('%j', (classes, expected) => {
    expect(mayDriveCars(classes)).toBe(expected);
  });
});
