import { useId, type ReactNode } from 'react';
import type { CarSort } from '@nolo/domain/cars/list-choices.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { formatNumber } from '@nolo/i18n/format-number.ts';
import { carSorts } from '@nolo/domain/cars/list-choices.ts';
import { isAroundPoint } from '@nolo/domain/places/geography.ts';
import type { SearchState } from '../../shared/rental/search-state.ts';
import { Button } from '@nolo/ui/button.tsx';
import { useIsHydrated } from '@nolo/ui/use-is-hydrated.ts';
import { ChevronDownIcon, MapIcon, SlidersIcon } from '@nolo/ui/icons.tsx';
import { countFilters } from './filter-chips.ts';
import type { CarList } from './load-car-list.ts';
import type { ChangeSearch } from './use-list-navigation.ts';

type Props = {
  title: string;
  list: CarList;
  hasFilterColumn: boolean;
  onChange: ChangeSearch;
  onFilters: () => void;
  /** Quick choices and filters in force, shown below the tools. */
  children: ReactNode;
};

/** Heading and number of cars; filters, map and order. On a telephone filters and map stay in reach. */
export function ListToolbar({ title, list, hasFilterColumn, onChange, onFilters, children }: Props) {
  const t = useTexts('search');
  const { search } = list;
  const count = countFilters(search);
  return (
    <>
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 sm:block">
        <h1 id="list-title" className="text-xl sm:text-3xl">
          {title}
        </h1>
        <output className="text-muted block sm:mt-1">
          <CarCount list={list} />
        </output>
      </div>
      <div className="bg-page max-desk:sticky max-desk:top-16 z-10 -mx-4 flex flex-wrap items-center gap-2 px-4 py-2 sm:mx-0 sm:px-0 sm:py-3">
        <Button
          variant="secondary"
          onClick={onFilters}
          className={`max-sm:px-2.5 ${hasFilterColumn ? 'desk:hidden' : ''}`}
        >
          <SlidersIcon className="max-sm:hidden" />
          <span>{count > 0 ? t('filters_count', { count }) : t('filters')}</span>
        </Button>
        <Button
          variant="secondary"
          onClick={() => onChange({ hasMap: !search.hasMap, pages: list.pages }, { keepsScroll: true })}
          aria-pressed={search.hasMap}
          aria-label={t(search.hasMap ? 'hide_map' : 'show_map')}
          className="max-sm:px-2.5 sm:order-1 sm:ml-auto"
        >
          <MapIcon className="max-sm:hidden" />
          <MapWords hasMap={search.hasMap} />
        </Button>
        <SortField search={search} onChange={(sort) => onChange({ sort })} />
        {children}
      </div>
    </>
  );
}

/** Beside the map, as long as that is narrow, there is room for the sign alone. */
function MapWords({ hasMap }: Pick<SearchState, 'hasMap'>) {
  const t = useTexts('search');
  return (
    <>
      <span className={`max-sm:hidden ${hasMap ? 'desk:max-xl:hidden' : ''}`}>
        {t(hasMap ? 'hide_map' : 'show_map')}
      </span>
      <span className="sm:hidden">{t(hasMap ? 'list_short' : 'map_short')}</span>
    </>
  );
}

/** '42 cars', or 'More than 1,000 cars' where the server stops counting. */
export function CarCount({ list }: { list: CarList }) {
  const t = useTexts('search');
  const language = useLanguage();
  const count = list.isTotalExact
    ? t('cars_found', { count: list.total })
    : t('cars_many', { number: formatNumber(list.total, language) });
  return <span>{count}</span>;
}

type SortFieldProps = { search: Pick<SearchState, 'sort' | 'place'>; onChange: (sort: CarSort) => void };

function SortField({ search, onChange }: SortFieldProps) {
  const t = useTexts('search');
  const isHydrated = useIsHydrated();
  const id = useId();
  // From a region or from all of Italy nothing is near (docs/specification/search.md 2).
  const hasDistances = search.place !== null && isAroundPoint(search.place);
  const offered = carSorts.filter((sort) => sort !== 'nearest' || hasDistances);
  return (
    <span className="relative flex flex-wrap items-center gap-2 max-sm:grow">
      <label htmlFor={id} className="text-muted max-sm:sr-only text-sm">
        <span aria-hidden="true">{t('sort_by')}</span>
        <span className="sr-only">{t('sort_label')}</span>
      </label>
      <select
        id={id}
        value={offered.find((sort) => sort === search.sort) ?? 'imp'}
        disabled={!isHydrated}
        onChange={({ currentTarget }) => {
          const chosen = offered.find((sort) => sort === currentTarget.value);
          if (chosen) onChange(chosen);
        }}
        className="border-line-strong bg-surface rounded-control hover:bg-sunken min-h-11 min-w-0 flex-1 basis-auto cursor-pointer sm:basis-[11rem] appearance-none border pr-9 pl-3 max-sm:pr-7 max-sm:pl-2.5 text-[min(1rem,6.5vw)]! font-semibold"
      >
        {offered.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort_${sort}`)}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="text-muted pointer-events-none absolute right-2.5 bottom-3 size-5 max-sm:right-1.5" />
    </span>
  );
}
