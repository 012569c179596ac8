import { describe, expect, it } from 'vitest';
import { isPostcode, provinces, readProvince, readRea, readTaxCode } from './registered-data.ts';

describe('what the register of companies says of one', () => {
  it('every province of Italy is known, each once', () => {
    expect(provinces).toHaveLength(107);
    expect(new Set(provinces).size).toBe(107);
  });

  it.each([
    ['rm', 'RM'],
    [' Mi ', 'MI'],
    ['XX', null],
    ['Roma', null],
    ['', null],
  ])('province %j is %j', (typed, read) => expect(readProvince(typed)).toBe(read));

  it.each([
    ['RM-1234567', 'RM-1234567'],
    ['rm 1234567', 'RM-1234567'],
    ['MI.123456', 'MI-123456'],
    ['RM/1', 'RM-1'],
    ['XX-123456', null],
    ['RM-12345678', null],
    ['1234567', null],
    ['RM', null],
  ])('REA %j is %j', (typed, read) => expect(readRea(typed)).toBe(read));

  it.each([
    ['00184', true],
    ['0184', false],
    ['001845', false],
    ['0018A', false],
  ])('postcode %j: %s', (text, is) => expect(isPostcode(text)).toBe(is));

  it.each([
    ['00743110157', '00743110157'],
    ['007 431 101 57', '00743110157'],
    ['rssmra80a01h501u', 'RSSMRA80A01H501U'],
    ['00743110158', null],
    ['RSSMRA80A01H501X', null],
    ['', null],
  ])('tax code %j is %j', (typed, read) => expect(readTaxCode(typed)).toBe(read));
});
