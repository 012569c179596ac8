import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAmount, readKilometres, readWholeNumber } from './typed-number.ts';

describe('an amount', () => {
  test.each([
    ['0', 0],
    ['45', 4500],
    ['45,5', 4550],
    ['45.50', 4550],
    ['1.500,00', 150_000],
    ['1.500', 150_000],
    ['1,500', 150_000],
    ['1,500.00', 150_000],
    ['150 EUR', 15_000],
    ['Euro 150', 15_000],
    ['150 euros', 15_000],
    [' € 1 200,05 ', 120_005],
    ['1.234,50\u00a0€', 123_450],
    ['1\u202f234,50 €', 123_450],
    ['€1,234.50', 123_450],
    ["1'234.50", 123_450],
    ['1’234’567.8', 123_456_780],
    ['1.234.567,89', 123_456_789],
    ['1,234,567.89', 123_456_789],
    ['1.234.567', 123_456_700],
    ['45,505', 4_550_500],
    ['\u200e150', 15_000],
    ['٤٥,٥', 4550],
  ])('%j is %i cents', (typed, minor) => expect(readAmount(typed)).toBe(minor));

  test.each(
    [
      ['', ' ', '€', 'much', '-5', '1e3', '150 USD', '150 km'],
      ['1234.567', '1.5.00', '1.500.50', '1,500,50', '1.234 567', '1,23,456', '12.3456', '12 50', '12 34'],
      ['0,500', '0.500', ',50', '45,', '1..500', '1.500,', '9'.repeat(20)],
    ].flat(),
  )('%j is none', (typed) => expect(readAmount(typed)).toBeNull());

  test('three digits behind the last separator are thousands, fewer are decimals', () => {
    const euros = fc.integer({ min: 1, max: 999 });
    const separator = fc.constantFrom('.', ',');
    fc.assert(
      fc.property(euros, separator, fc.integer({ min: 0, max: 999 }), (whole, parted, rest) => {
        const three = String(rest).padStart(3, '0');
        expect(readAmount(`${whole}${parted}${three}`)).toBe((whole * 1000 + rest) * 100);
        const two = String(rest % 100).padStart(2, '0');
        expect(readAmount(`${whole}${parted}${two}`)).toBe(whole * 100 + (rest % 100));
      }),
    );
  });
});

describe('kilometres', () => {
  test.each([
    ['45230', 45_230],
    ['34.215', 34_215],
    ['20.500', 20_500],
    ['45 230', 45_230],
    ['45.230,5', 45_230],
    ['45,230.5', 45_230],
    ['45230,5', 45_230],
    ['45,5', 45],
    ['12 km', 12],
    ['1.234.567 Km', 1_234_567],
  ])('%j is %i', (typed, kilometres) => expect(readKilometres(typed)).toBe(kilometres));

  test.each(['', 'many', '-1', '4523.05.1', '45.23.0', '12 €'])('%j is none', (typed) =>
    expect(readKilometres(typed)).toBeNull(),
  );
});

test('a count has no decimals', () => {
  expect(readWholeNumber('1.500')).toBe(1500);
  expect(readWholeNumber(' 30 ')).toBe(30);
  for (const typed of ['12,5', '12.50', '', '30 years']) expect(readWholeNumber(typed)).toBeNull();
});
