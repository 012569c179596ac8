import { plainSigns } from '../typed-text.ts';

/** Letters that no decomposition leads to one of A to Z. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'SS',
  ẞ: 'SS',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  Ł: 'L',
  Ħ: 'H',
  Ŋ: 'N',
  Ŧ: 'T',
  Ə: 'E',
};

const SPELLED_LETTER = new RegExp(`[${Object.keys(SPELLED).join('')}]`, 'gu');

const upperCase = (text: string): string =>
  plainSigns(text)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toUpperCase()
    .replace(SPELLED_LETTER, (letter) => SPELLED[letter] ?? '');

/** Of another script: nobody but its owner knows how it is written in ours. */
const FOREIGN_LETTER = /[^\P{L}A-Z]/u;

/**
 * A text as the service takes it: capital letters A to Z without accents, digits and a few signs, everything else a blank.
 * Null when a letter of another script is in it.
 */
export function policeText(text: string): string | null {
  const latin = upperCase(text);
  if (FOREIGN_LETTER.test(latin)) return null;
  return latin.replace(/[^A-Z0-9'.,:/&()+-]+/g, ' ').trim();
}
