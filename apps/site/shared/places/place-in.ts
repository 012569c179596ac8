import { cityName } from '@nolo/content/cities.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Place } from './place.ts';

/** As the language calls it; `use-place-words.ts` also knows those that have no name of their own. */
export function placeIn(place: Place, language: Language): Place {
  const { description, city, names } = place;
  return {
    ...place,
    description: cityName(description, language),
    city: cityName(city, language),
    ...names?.[language],
  };
}
