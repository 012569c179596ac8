import { useEffect, useState, type ComponentType } from 'react';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { NotLoadedNotice } from '../../layout/not-loaded-notice.tsx';
import { defaultDates } from '../../shared/rental/rental-dates.ts';
import type { SearchState } from '../../shared/rental/search-state.ts';
import type { CarMapProps } from '../../shared/map/car-map.tsx';
import { SkipLink } from '@nolo/ui/skip-link.tsx';
import { useTheme } from '../../theme/use-theme.ts';
import { ActiveFilters } from './active-filters.tsx';
import { CAR_LIST, CarResults } from './car-results.tsx';
import type { Catalogue, Company } from './catalogue.ts';
import { FilterDialog } from './filter-dialog.tsx';
import { Filters, type FilterProps } from './filters.tsx';
import type { ListPath } from './list-address.ts';
import { listVariants } from './list-variant.ts';
import { ListToolbar } from './list-toolbar.tsx';
import type { CarList } from './load-car-list.ts';
import { MapPane } from './map-pane.tsx';
import { rememberedSearch } from './remembered-search.ts';
import { SearchBar } from './search-bar.tsx';
import { useListNavigation, type ChangeSearch } from './use-list-navigation.ts';

type Props = {
  path: ListPath;
  asked: SearchState;
  now: LocalDateTime;
  list: CarList;
  title: string;
  catalogue: Catalogue;
  companies: readonly Company[];
  CarMap: ComponentType<CarMapProps>;
  /** Why what was asked for last is not shown. */
  failure: string | null;
};

/** Search, filters, cars, and the map beside them when it is asked for. */
export function CarListPage(props: Props) {
  const { path, now, list, title } = props;
  const t = useTexts('search');
  const { search, progress, change, filters } = useListSearch(props);
  const [markedCar, setMarkedCar] = useState<number | null>(null);
  const [areFiltersOpen, setAreFiltersOpen] = useState(false);
  const { hasMap } = list.search;
  const shown = { list, progress, markedCar, onMark: setMarkedCar };
  const variant = listVariants[useTheme()];
  const hasFilterColumn = !hasMap && variant.filters !== null;
  return (
    <div className={hasMap ? 'w-full px-4 desk:px-6' : variant.page}>
      <SkipLink to={CAR_LIST}>{t('skip_to_cars')}</SkipLink>
      <SearchBar key={list.key} list={list} now={now} onSearch={change} />
      <div className={`pb-16 ${hasMap ? withMap : variant.columns}`}>
        {hasFilterColumn && <FilterColumn {...filters} />}
        <section aria-labelledby="list-title" className={`min-w-0 ${hasMap ? 'max-desk:hidden' : ''}`}>
          <ListToolbar
            title={title}
            list={{ ...list, search }}
            hasFilterColumn={hasFilterColumn}
            onChange={change}
            onFilters={() => setAreFiltersOpen(true)}
          />
          {props.failure !== null && <NotLoadedNotice message={props.failure} />}
          <ActiveFilters {...filters} />
          <CarResults {...shown} {...{ change, path }} hasFailed={props.failure !== null} />
        </section>
        {hasMap && <MapPane {...props} {...shown} onChange={change} />}
      </div>
      <FilterDialog
        {...filters}
        isOpen={areFiltersOpen}
        onClose={() => setAreFiltersOpen(false)}
        list={list}
        progress={progress}
      />
    </div>
  );
}

/** The map leaves room for two cards side by side (`list-variant.ts`). */
const withMap = 'desk:grid desk:grid-cols-[minmax(500px,1fr)_minmax(0,42%)] gap-8';

function FilterColumn(filters: FilterProps) {
  const t = useTexts('search');
  const variant = listVariants[useTheme()];
  return (
    <aside aria-label={t('filters')} className={`desk:block hidden ${variant.side}`}>
      <div
        className={`sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain ${variant.filters}`}
      >
        <Filters {...filters} />
      </div>
    </aside>
  );
}

/** What the controls go by: the search that is on its way, or else that of the list. */
function useListSearch({ path, asked, now, list, catalogue, companies }: Props) {
  const { pending, progress, change } = useListNavigation(path, asked);
  useRememberedSearch(path, pending ?? asked, now, change);
  const search = pending ? { ...pending, dates: pending.dates ?? list.search.dates } : list.search;
  // Dates that were refused have no cars to count.
  const counted = list.dateProblem === null ? search : { ...search, dates: null };
  const uncounted = list.isTotalExact ? null : list.total;
  const filters: FilterProps = { search: counted, catalogue, companies, uncounted, onChange: change };
  return { search, progress, change, filters };
}

/** A bare address was sent with the usual dates and all places; what was chosen earlier is better. */
function useRememberedSearch(
  path: ListPath,
  asked: SearchState,
  now: LocalDateTime,
  change: ChangeSearch,
): void {
  const language = useLanguage();
  useEffect(() => {
    const { dates, place } = rememberedSearch(path, asked, now, language);
    const usual = defaultDates(now);
    const isOther = dates && (dates.start !== usual.start || dates.end !== usual.end);
    if (!isOther && !place) return;
    change({ ...(dates && { dates }), ...(place && { place }) }, { isReplacing: true, keepsScroll: true });
  }, [path, asked, now, language, change]);
}
