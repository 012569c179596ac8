import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiDigits, codeCharacters, plainSigns, visibleText } from './typed-text.ts';

describe('typed text (docs/specification/accounts.md 10)', () => {
  it.each([
    ['zero width', '\u200b\u200c\u200d\u2060\ufeff'],
    ['an empty Braille cell', '\u2800'],
    ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
    ['direction marks', '\u200e\u200f\u061c\u202a\u202e\u2066\u2069'],
    ['soft hyphens', '\u00ad'],
    ['variation selectors and tags', '\ufe0f\u{e0061}\u{e0100}'],
    ['a grapheme joiner', '\u034f'],
    ['control characters', '\0\u0007\u001b'],
    ['halves of characters', '\ud800\udc00'.slice(0, 1)],
  ])('of nothing but %s is empty', (_what, typed) => {
    expect(visibleText(typed)).toBe('');
    expect(visibleText(`An${typed}na`)).toBe('Anna');
  });

  it.each(['Anna Maria', 'Zoë 👩🏽‍🔧 👩‍👩‍👧‍👦 ❤️‍🔥 🇮🇹', 'क्‍ष', 'علی‌رضا', '葛\u{e0100}城', 'שָׁלוֹם', 'line\nline\tend'])(
    'keeps what is seen of %j',
    (typed) => {
      expect(visibleText(typed)).toBe(typed.normalize('NFC'));
    },
  );

  it('writes a letter and its accent as one', () => {
    expect(visibleText('Niccolo\u0300')).toBe('Niccolò');
  });

  it('is the same when it is done again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(visibleText(visibleText(typed))).toBe(visibleText(typed));
      }),
    );
  });
});

describe('codes', () => {
  it.each([
    '0123456789',
    '٠١٢٣٤٥٦٧٨٩',
    '۰۱۲۳۴۵۶۷۸۹',
    '०१२३४५६७८९',
    '๐๑๒๓๔๕๖๗๘๙',
    '０１２３４５６７８９',
    '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
    '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿',
  ])('of the digits %s are ours', (typed) => {
    expect(asciiDigits(typed)).toBe('0123456789');
  });

  it('have no blanks and dashes between, and no small letters', () => {
    expect(codeCharacters(' it-60 x‑054–2811 ')).toBe('IT60X0542811');
  });

  it('have one apostrophe and one hyphen', () => {
    expect(plainSigns('’‘ʼ′`´＇ ‐‑–—−')).toBe(`${"'".repeat(7)} -----`);
  });
});
