import type { Theme } from '@nolo/domain/website/theme.ts';
import { pagePatterns } from './page-patterns.ts';

/**
 * Pages that belong to the marketplace: the specification registers them in theme four alone
 * (docs/specification/pages.md 2). URL map, header, footer, sitemap and links in texts all go by this list. The privacy
 * policy is not on it: docs/specification/pages.md 2.
 */
export const themeFourOnly = [
  'homeAgain',
  'howItWorks',
  'carRentalTools',
  'listYourCars',
  'legal',
  'businessTerms',
  'city',
  'cityInItalian',
  'cityInFrench',
  'airport',
  'events',
  'event',
  'luxury',
] as const satisfies readonly (keyof typeof pagePatterns)[];

const firstWord = (path: string) => path.split('/')[0] ?? '';
const words = new Set(themeFourOnly.map((page) => firstWord(pagePatterns[page])));
/** Of the list only the addresses with a filter in their path are theme four's. */
const list = firstWord(pagePatterns.carList);

/** Whether websites of a theme have the page of an address: `/it/legal`, with or without a query. */
export function hasPage(theme: Theme, address: string): boolean {
  if (theme === 4) return true;
  const [, , word = '', filter] = address.replace(/[?#].*$/, '').split('/');
  return !words.has(word) && !(word === list && filter);
}
