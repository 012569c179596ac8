import { describe, expect, it, test } from 'vitest';
import {
  dueExpiries,
  expiryState,
  FRAME_NUMBER,
  isItalianPlate,
  PLATE,
  plainFrameNumber,
  plainPlate,
} from './vehicle-papers.ts';

test.each([
  ['ab 123-cd', 'AB123CD'],
  [' gk·900 zz ', 'GK900ZZ'],
  ['M-AB 1234', 'MAB1234'],
  ['ab–123‑cd', 'AB123CD'],
  ['АВ 123 СТ', 'AB123CT'],
  ['ΑΒ١٢٣ΧΖ', 'AB123XZ'],
  ['ＡＢ１２３ＣＤ', 'AB123CD'],
  ['kü-n 123', 'KÜN123'],
  ['ŠI 123-ab', 'ŠI123AB'],
])('the plate %j is written %s', (typed, plate) => {
  expect(plainPlate(typed)).toBe(plate);
  expect(plate).toMatch(PLATE);
});

test.each(['', 'A1', 'AB12345678CD', 'AB123C!', 'Я123ЖШ'])('%j is no plate', (typed) => {
  expect(plainPlate(typed)).not.toMatch(PLATE);
});

test('Italian plates have no I, O, Q or U', () => {
  expect(['AB123CD', 'gk 900 zz'].map(isItalianPlate)).toEqual([true, true]);
  expect(['AO123CD', 'AB123CU', 'AB12CDE', 'MAB1234'].map(isItalianPlate)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('a frame number has 17 characters without I, O and Q', () => {
  expect(plainFrameNumber('zfa 3120000-j123456')).toMatch(FRAME_NUMBER);
  for (const wrong of ['ZFA3120000J12345', 'ZFA3120000J1234567', 'ZFA312000OJ123456', 'ZFA312000IJ123456'])
    expect(wrong).not.toMatch(FRAME_NUMBER);
});

describe('days that run out', () => {
  it('are announced a month before, and past from the day after', () => {
    expect(expiryState('2027-03-12', '2027-02-09')).toBe('valid');
    expect(expiryState('2027-03-11', '2027-02-09')).toBe('soon');
    expect(expiryState('2027-02-09', '2027-02-09')).toBe('soon');
    expect(expiryState('2027-02-08', '2027-02-09')).toBe('expired');
  });

  it('are named with the first to run out first, and only those that matter now', () => {
    const papers = { insured_until: '2027-02-20', inspected_until: null, taxed_until: '2027-01-31' };
    expect(dueExpiries(papers, '2027-02-09')).toEqual([
      { what: 'taxed_until', until: '2027-01-31', isPast: true },
      { what: 'insured_until', until: '2027-02-20', isPast: false },
    ]);
    expect(dueExpiries({ ...papers, taxed_until: null }, '2027-01-01')).toEqual([]);
  });
});
