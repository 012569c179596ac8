import { useCallback } from 'react';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { placeIn, type Place } from './place.ts';

/** A place in the page's language, whatever language it was chosen, sent or remembered in. */
export function usePlaceWords(): (place: Place) => Place {
  const t = useTexts('search');
  const language = useLanguage();
  return useCallback(
    (place) => {
      const isNamed = !place.hasLocationPermission && place.kind !== 'area';
      if (isNamed) return placeIn(place, language);
      const name = t(place.hasLocationPermission ? 'my_position' : 'map_area');
      return { ...place, description: name, city: name };
    },
    [t, language],
  );
}
