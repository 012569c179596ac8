import type { Language } from './language.ts';

/*
 * Numbers and dates are not written with Intl: its first number and its first date cost a telephone a tenth of a second
 * each, in one piece, and browsers and Node.js write some of them differently (docs/decisions/0035).
 */

/** Narrow, and no line ends at it. */
const THIN_SPACE = '\u202f';

/** As wide as a plus, and no hyphen. */
const MINUS = '\u2212';

type Habit = { decimal: string; group: string; groupsFrom: number };

const habits: Record<Language, Habit> = {
  en: { decimal: '.', group: ',', groupsFrom: 4 },
  it: { decimal: ',', group: '.', groupsFrom: 5 },
  fr: { decimal: ',', group: THIN_SPACE, groupsFrom: 4 },
};

type Digits = { least?: number; most?: number };

export function writeAmount(value: number, language: Language, { least = 0, most = 3 }: Digits): string {
  const { decimal, group, groupsFrom } = habits[language];
  const [whole = '', digits = ''] = value.toFixed(most).split('.');
  const grouped = whole.length < groupsFrom ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  const fraction = digits.slice(0, least) + digits.slice(least).replace(/0+$/, '');
  return fraction ? grouped + decimal + fraction : grouped;
}

export const signed = (value: number, positive: (amount: number) => string): string =>
  (value < 0 ? MINUS : '') + positive(Math.abs(value));

export function formatNumber(value: number, language: Language): string {
  return signed(value, (amount) => writeAmount(amount, language, {}));
}

/** An average of stars: '4.0', in French '4,0'. */
export function formatRating(average: number, language: Language): string {
  return writeAmount(average, language, { least: 1, most: 1 });
}
