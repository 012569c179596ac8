import { describe, expect, it } from 'vitest';
import { firstCountries, firstPrefixes } from './countries.ts';
import { countries, isPrefix, phoneNumberOf, prefixOf } from './phone-number.ts';

describe('countries', () => {
  it('has all of them, once each, those of the specification first', () => {
    expect(countries.slice(0, 4)).toEqual(['IT', 'GB', 'IN', 'IL']);
    expect(countries).toEqual(expect.arrayContaining(['FR', 'DE', 'US', 'CH', 'SM', 'VA', 'BR', 'JP', 'ZA']));
    expect(countries.length).toBeGreaterThan(240);
    expect(new Set(countries).size).toBe(countries.length);
  });

  it('writes the first prefixes as the library does', () => {
    for (const country of firstCountries) expect(firstPrefixes[country]).toBe(prefixOf(country));
  });

  it.each(['+39', '+1', '+7', '+972', '+377'])('%s is a prefix', (text) => {
    expect(isPrefix(text)).toBe(true);
  });

  it.each(['39', '+', '', '+0', '+999', '+39+39', "+39' --"])('%j is none', (text) => {
    expect(isPrefix(text)).toBe(false);
  });
});

describe('phoneNumberOf', () => {
  it.each([
    ['333 123.45-67', '+39', '+39', '3331234567'],
    ['333/1234567', '+39', '+39', '3331234567'],
    ['\u202a333\u202c 1234567', '+39', '+39', '3331234567'],
    ['(020) 7946 0958', '+44', '+44', '2079460958'],
    ['+44 (0)20 7946 0958', '+39', '+44', '2079460958'],
    // Landlines in Italy keep their zero, those of most others lose it.
    ['(06) 1234567', '+39', '+39', '061234567'],
    ['+39 (0)6 1234567', '+39', '+39', '061234567'],
    ['06 12 34 56 78', '+33', '+33', '612345678'],
    ['07911 123456', '+44', '+44', '7911123456'],
    ['050 123 4567', '+972', '+972', '501234567'],
    ['98765 43210', '+91', '+91', '9876543210'],
    // The prefix typed wins over the one beside it.
    ['+39 3331234567', '+39', '+39', '3331234567'],
    ['0039 3331234567', '+39', '+39', '3331234567'],
    ['+44 7911 123456', '+39', '+44', '7911123456'],
  ])('%s beside %s is %s %s', (typed, prefix, itsPrefix, digits) => {
    expect(phoneNumberOf(typed, prefix)).toEqual({ prefix: itsPrefix, digits });
  });

  it.each([
    ['12345', '+39'],
    ['33312345678901', '+39'],
    ['61234567', '+33'],
    ['6 12 34 56 78 90', '+33'],
    ['+44 20', '+39'],
    ['+999 12345678', '+39'],
    ['+800 12345678', '+39'],
    ['3331234567', '+999'],
    ['', '+39'],
  ])('%j beside %s is no number', (typed, prefix) => {
    expect(phoneNumberOf(typed, prefix)).toBeNull();
  });
});
