import type { LuxuryKey } from '@nolo/content/luxury.ts';
import type { LayoutData } from '../../app/use-layout-data.ts';
import { luxuryClasses } from '@nolo/domain/cars/luxury-classes.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { paths } from '../../app/paths.ts';
import { usualDays } from '../rental/rental-dates.ts';
import { emptySearch, searchQuery } from '../rental/search-state.ts';

/** Whole euro, as the price filter has them. */
const total = (dayMinor: number) => (dayMinor * usualDays) / 100;

/**
 * The list of all cars of a class. A list is narrowed by totals, and opens with the usual days: what a day costs is
 * said as so many days of it (docs/specification/search.md 8).
 */
export function luxuryList(language: Language, key: LuxuryKey, catalogue: LayoutData['carTypes']): string {
  const { types, fromMinor, belowMinor } = luxuryClasses[key];
  const ofClass = catalogue.filter((type) => types?.some((one) => one === type.key));
  const { priceTo } = emptySearch;
  return paths.carList(
    language,
    searchQuery({
      ...emptySearch,
      carTypes: ofClass.map(({ carTypeId }) => carTypeId),
      priceFrom: total(fromMinor),
      // The end of a list's range is part of it.
      priceTo: belowMinor === null ? priceTo : total(belowMinor) - 1,
    }),
  );
}
