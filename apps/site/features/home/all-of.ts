import type { LuxuryKey } from '@nolo/content/luxury.ts';
import type { CarSort } from '@nolo/domain/cars/list-choices.ts';
import type { Theme } from '@nolo/domain/website/theme.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { paths } from '../../app/paths.ts';
import { hasPage } from '../../app/theme-four-only.ts';
import type { LayoutData } from '../../app/use-layout-data.ts';
import { luxuryList } from '../../shared/cars/luxury-list.ts';
import type { CarPart } from './layouts.ts';

/** Where all the cars are of which a row shows some: the row's own page, or a list of such cars. */
export type AllOf = Record<CarPart, string>;

/** For the server: a browser needs the addresses alone. */
export function allOf(theme: Theme, language: Language, carTypes: LayoutData['carTypes']): AllOf {
  const inOrder = (sort: CarSort) => paths.carList(language, { sort });
  const ofClass = (key: LuxuryKey) => {
    const own = paths.luxury(language, key);
    return hasPage(theme, own) ? own : luxuryList(language, key, carTypes);
  };
  return {
    cheapest: inOrder('cheap'),
    newest: inOrder('desc'),
    // Said, though it is the usual order: a bare address shows the place and dates of the last search
    // (docs/specification/accounts.md 9).
    favourites: inOrder('imp'),
    luxury: ofClass('luxury'),
    luxury_suv: ofClass('luxury_suv'),
    premium_luxury: ofClass('premium_luxury'),
    ultra_luxury: ofClass('ultra_luxury'),
  };
}
