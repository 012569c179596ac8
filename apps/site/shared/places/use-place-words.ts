import { useCallback } from 'react';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { cityName } from '@nolo/content/cities.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Place } from './place.ts';

/** A place in the page's language, whatever language it was chosen, sent or remembered in. */
export function usePlaceWords(): (place: Place) => Place {
  const t = useTexts('search');
  const language = useLanguage();
  return useCallback(
    (place) => {
      if (!place.hasLocationPermission && place.kind !== 'area') return placeIn(place, language);
      const city = t(place.kind ? 'map_area' : 'my_position');
      return { ...place, description: city, city };
    },
    [t, language],
  );
}

/** As the language calls it; `usePlaceWords` also knows those that have no name of their own. */
export function placeIn(place: Place, language: Language): Place {
  const { description, city, names } = place;
  return {
    ...place,
    description: cityName(description, language),
    city: cityName(city, language),
    ...names?.[language],
  };
}
