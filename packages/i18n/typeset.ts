import type { Language } from './language.ts';

/** French writes a space before these, within quotation marks and before a unit; no line may end at it. */
const FRENCH_SPACES = / (?=[?!:;»%])|(?<=«) |(?<=[\d}]) (?=km|Mo)/g;

/** A text as it is set on a page, in a mail or on paper: in French with spaces that do not break. */
export function typeset(text: string, language: Language): string {
  return language === 'fr' ? text.replace(FRENCH_SPACES, '\u00a0') : text;
}
