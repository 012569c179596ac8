import { useTexts } from '@nolo/i18n/use-texts.ts';
import type { Translate } from '@nolo/i18n/translate.ts';
import type { Place } from '../../shared/places/place.ts';
import { Button } from '@nolo/ui/button.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { countFilters } from './filter-chips.ts';
import { withoutFilters } from './list-address.ts';
import type { CarList } from './load-car-list.ts';
import type { ChangeSearch } from './use-list-navigation.ts';

/** 'No Car Found in {city}.', with the ways out that apply. */
export function NoCars({ list, change }: { list: CarList; change: ChangeSearch }) {
  const t = useTexts('search');
  const { search } = list;
  const hasFilters = countFilters(search) > 0;
  return (
    <EmptyState title={titleFor(t, search.place)} text={t('no_car_text')}>
      {hasFilters && (
        <Button variant="secondary" onClick={() => change({ ...withoutFilters(search), isSameTime: true })}>
          {t('clear_filters')}
        </Button>
      )}
      {search.place && (
        <Button variant={hasFilters ? 'quiet' : 'secondary'} onClick={() => change({ place: null })}>
          {t('where_anywhere')}
        </Button>
      )}
    </EmptyState>
  );
}

/** The renter's own position and an area of the map have no name that the sentence could take. */
function titleFor(t: Translate<'search'>, place: Place | null): string {
  if (!place) return t('no_car');
  if (place.hasLocationPermission) return t('no_car_near_you');
  if (place.kind === 'area') return t('no_car_in_area');
  return t('no_car_here', { city: place.city });
}
