import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
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
    <EmptyState
      title={search.place ? t('no_car_here', { city: search.place.city }) : t('no_car')}
      text={t('no_car_text')}
    >
      {hasFilters && (
        <Button look="secondary" onClick={() => change({ ...withoutFilters(search), isSameTime: true })}>
          {t('clear_filters')}
        </Button>
      )}
      {search.place && (
        <Button look={hasFilters ? 'quiet' : 'secondary'} onClick={() => change({ place: null })}>
          {t('where_anywhere')}
        </Button>
      )}
    </EmptyState>
  );
}
