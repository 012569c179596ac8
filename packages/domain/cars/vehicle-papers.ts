import { codeCharacters } from '../typed-text.ts';

/** What a car's papers say: plate, frame number, and the days until which it may be driven (docs/specification/companies.md 13). */

/** Cyrillic and Greek capitals that look like Latin ones: a keyboard of there types them, and nobody sees it. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  ['АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЈJ ЅS', 'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX']
    .join(' ')
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** 'ab 123-cd' -> 'AB123CD': capital letters and digits as plates have them, nothing between. */
export function plainPlate(typed: string): string {
  return codeCharacters(typed)
    .replace(/[.·•]/g, '')
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => LOOK_ALIKES[letter] ?? letter);
}

/** Of any country, as {@link plainPlate} writes it; with the letters of Austria, Croatia, Germany and Slovenia besides. */
export const PLATE = /^[A-Z0-9ÄÖÜĆČĐŠŽ]{4,10}$/;

/** Two letters, three digits, two letters, without I, O, Q and U: Italian cars since 1994. */
const ITALIAN_PLATE = /^[A-HJ-NPR-TV-Z]{2}\d{3}[A-HJ-NPR-TV-Z]{2}$/;

/** A car of another country, or an older one, has another form: the form asks to look again, and takes it. */
export function isItalianPlate(plate: string): boolean {
  return ITALIAN_PLATE.test(plainPlate(plate));
}

export function plainFrameNumber(typed: string): string {
  return codeCharacters(typed);
}

/** The vehicle identification number (ISO 3779): 17 characters, never I, O or Q, which look like digits. */
export const FRAME_NUMBER = /^[A-HJ-NPR-Z0-9]{17}$/;

/** What runs out, in the order of the law's haste. */
export const paperExpiries = ['insured_until', 'inspected_until', 'taxed_until'] as const;
export type PaperExpiry = (typeof paperExpiries)[number];

/** Days before that day on which the company is reminded, once each. */
export const REMINDER_DAYS = [30, 7] as const;

/** How a day that runs out stands, seen from `today`. The last day itself still counts; both are `YYYY-MM-DD`. */
export function expiryState(until: string, today: string): 'valid' | 'soon' | 'expired' {
  if (until < today) return 'expired';
  const days = (Date.parse(until) - Date.parse(today)) / 86_400_000;
  return days <= REMINDER_DAYS[0] ? 'soon' : 'valid';
}

type Papers = Readonly<Record<PaperExpiry, string | null>>;

/** Those of a car's papers that have run out or will within a month, the first to run out first. */
export function dueExpiries(
  papers: Papers,
  today: string,
): { what: PaperExpiry; until: string; isPast: boolean }[] {
  return paperExpiries
    .flatMap((what) => {
      const until = papers[what];
      const state = until === null ? 'valid' : expiryState(until, today);
      return until === null || state === 'valid' ? [] : [{ what, until, isPast: state === 'expired' }];
    })
    .toSorted((one, other) => (one.until < other.until ? -1 : 1));
}
