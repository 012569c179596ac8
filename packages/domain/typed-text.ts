/** Signs that people and keyboards write for an apostrophe; some count as letters. */
const APOSTROPHES = /[\u2018\u2019\u201b\u2032\u2035\u02b9\u02bb-\u02bf\u02c8`\u00b4\uff07\ua78c]/g;
const HYPHENS = /[\p{Pd}\u2212]/gu;

/** One apostrophe for all that look like one, and one hyphen. Before anything takes letters apart: `´` is a blank then. */
export function plainSigns(text: string): string {
  return text.replace(APOSTROPHES, "'").replace(HYPHENS, '-');
}

/** Scripts whose words are written with joiners: what the joiner does is seen there, and nowhere else. */
const JOINING =
  '\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}' +
  '\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}';

/** Unseen characters that change what is seen beside them: in emoji, in Han variants and in the scripts above. */
const SHAPING = [
  String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?(?:\u200d(?=\p{Extended_Pictographic}))?`,
  String.raw`\p{Script=Han}[\u{e0100}-\u{e01ef}]`,
  String.raw`[${JOINING}][\u200c\u200d](?=[${JOINING}])`,
].join('|');

/**
 * Control characters, halves of characters, format characters (zero width, direction marks, fillers) and the empty
 * Braille cell. Breaks and tabs are seen.
 */
const UNSEEN = String.raw`(?![\t\n\r])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\ufff9-\ufffb\u2800]`;

const SHAPING_OR_UNSEEN = new RegExp(`(${SHAPING})|${UNSEEN}`, 'gu');

/**
 * Typed text without what nobody sees, in Unicode form NFC (docs/specification/accounts.md 10). A name of nothing but
 * such characters is empty; two names that look alike because of them are the same.
 */
export function visibleText(typed: string): string {
  return typed
    .replace(SHAPING_OR_UNSEEN, (_all, shaping: string | undefined) => shaping ?? '')
    .normalize('NFC');
}

/** Digits of every script as 0 to 9, such as Arabic and Persian keyboards type them, and full-width ones. */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    // Each script has its ten digits in a row, and no row begins behind another's end but in whole tens (Unicode 4.6).
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value % 10);
  });
}

/**
 * A code as people type or paste it, such as a fiscal code, a plate, an IBAN: capital letters and digits as keyboards of ours
 * have them, without the blanks and dashes between.
 */
export function codeCharacters(typed: string): string {
  return asciiDigits(visibleText(typed).normalize('NFKC'))
    .replace(/[\s\p{Pd}\u2212]/gu, '')
    .toUpperCase();
}
