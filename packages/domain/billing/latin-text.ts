import { plainSigns } from '../typed-text.ts';

/** Signs and letters that have no accent to take off, in the letters that the schema of e-invoices knows. */
const WRITTEN_OTHERWISE: Readonly<Record<string, string>> = {
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '″': '"',
  '‹': "'",
  '›': "'",
  '…': '...',
  '•': '-',
  '€': 'EUR',
  '™': 'TM',
  '№': 'No.',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Œ: 'OE',
  œ: 'oe',
  ẞ: 'SS',
  ſ: 's',
  Ŋ: 'N',
  ŋ: 'n',
};

const LATIN = /^[\u0020-\u007e\u00a0-\u00ff]*$/u;

/**
 * A text in the letters that FatturaPA takes (Basic Latin and Latin-1), at most `max` of them: typographic signs become plain
 * ones, accents that are not there go, letters of other scripts become what `transliterate` writes for one, or else '?'.
 * Never empty.
 */
export function latinText(text: string, max: number, transliterate: (letter: string) => string): string {
  const written = plainSigns(text)
    .normalize('NFC')
    .replace(/[^]/gu, (letter) => latinLetter(letter, transliterate));
  const plain = written.replace(/\s+/g, ' ').trim().slice(0, max).trim();
  return plain === '' ? '?' : plain;
}

function latinLetter(char: string, transliterate: (letter: string) => string): string {
  if (LATIN.test(char)) return char;
  const otherwise = WRITTEN_OTHERWISE[char];
  if (otherwise !== undefined) return otherwise;
  if (/^\s$/u.test(char) || /^\p{Cc}$/u.test(char)) return ' ';
  // Marks that stand alone, and what nobody sees.
  if (/^[\p{M}\p{Cf}]$/u.test(char)) return '';
  const bare = char.normalize('NFKD').replace(/\p{M}/gu, '');
  if (LATIN.test(bare)) return bare;
  const written = transliterate(char);
  return written !== '' && LATIN.test(written) ? written : '?';
}
