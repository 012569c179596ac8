import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { returnPlaceName } from '@nolo/domain/rental/return-place.ts';
import { useUser } from '../../api/current-user.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { defaultDates } from '../../shared/rental/rental-dates.ts';
import type { SearchState } from '../../shared/rental/search-state.ts';
import { SkipLink } from '@nolo/ui/skip-link.tsx';
import { WarningIcon, SearchIcon } from '@nolo/ui/icons.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { formatShortMoment } from '@nolo/i18n/format.ts';
import { Dialog } from '@nolo/ui/dialog.tsx';
import { useTheme } from '../../theme/use-theme.ts';
import { CAR_LIST, CarResults } from './car-results.tsx';
import type { Catalogue, Company, ListPath } from './list-address.ts';
import { Filters, type FilterChoice, type FilterProps } from './filters.tsx';
import { listVariants } from './list-variant.ts';
import { ListToolbar } from './list-toolbar.tsx';
import type { CarList } from './load-car-list.ts';
import { MapPane } from './map-pane.tsx';
import { useChoiceCounts } from './use-choice-counts.ts';
import { rememberedSearch } from './remembered-search.ts';
import { useListNavigation, type ChangeSearch, type ListProgress } from './use-list-navigation.ts';
import { ListChips } from './list-chips.tsx';
import { SearchForm } from '../../shared/rental/search-form.tsx';

type Props = {
  path: ListPath;
  asked: SearchState;
  now: LocalDateTime;
  list: CarList;
  title: string;
  catalogue: Catalogue;
  companies: readonly Company[];
  /** Why what was asked for last is not shown. */
  failure: string | null;
};

/** Search, filters, cars, and the map beside them when it is asked for. */
export function CarListPage(props: Props) {
  const { path, now, list, title } = props;
  const t = useTexts('search');
  const { search, progress, change, choice } = useListSearch(props);
  const [markedCar, setMarkedCar] = useState<number | null>(null);
  const [areFiltersOpen, setAreFiltersOpen] = useState(false);
  const { hasMap } = list.search;
  const shown = { list, progress, markedCar, onMark: setMarkedCar };
  const variant = listVariants[useTheme()];
  const hasFilterColumn = !hasMap && variant.filters !== null;
  const filters = { ...choice, ...useChoiceCounts(choice.search, hasFilterColumn || areFiltersOpen) };
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
          >
            <ListChips {...choice} />
          </ListToolbar>
          {props.failure !== null && <NotLoadedNotice message={props.failure} />}
          <CarResults {...shown} {...{ change, path }} hasFailed={props.failure !== null} />
        </section>
        {hasMap && <MapPane {...shown} onChange={change} />}
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
        // Filters that are not seen yet cannot be focused either: there is nothing to scroll for.
        className={`sticky top-20 max-h-[calc(100dvh-6rem)] overscroll-contain ${filters.isSettled ? 'overflow-y-auto' : 'overflow-hidden'} ${variant.filters}`}
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
  const hasDates = (pending ?? asked).dates !== null;
  const choice: FilterChoice = {
    search: counted,
    catalogue,
    companies,
    uncounted,
    hasDates,
    onChange: change,
  };
  return { search, progress, change, choice };
}

/** A bare address was sent with the usual dates and all places; what was chosen earlier is better. */
function useRememberedSearch(
  path: ListPath,
  asked: SearchState,
  now: LocalDateTime,
  change: ChangeSearch,
): void {
  const language = useLanguage();
  const user = useUser();
  useEffect(() => {
    const { dates, place, driver } = rememberedSearch(path, asked, { now, language, user });
    const usual = defaultDates(now);
    const isOther = dates && (dates.start !== usual.start || dates.end !== usual.end);
    if (!isOther && !place && !driver) return;
    change(
      { ...(dates && { dates }), ...(place && { place }), ...(driver && { driver }) },
      { isReplacing: true, keepsScroll: true },
    );
  }, [path, asked, now, language, change, user]);
}

/** Says why the server could not load something, and offers to try again. */
function NotLoadedNotice({ message }: { message: string }) {
  const t = useTexts('common');
  const { revalidate, state } = useRevalidator();
  return (
    <div
      role="alert"
      className="bg-warning-soft text-warning rounded-control mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3"
    >
      <p className="flex min-w-0 flex-1 basis-64 gap-2 font-medium">
        <WarningIcon className="mt-0.5" />
        {message}
      </p>
      <Button variant="secondary" isBusy={state === 'loading'} onClick={() => void revalidate()}>
        {t('try_again')}
      </Button>
    </div>
  );
}

type SearchBarProps = { list: CarList; now: LocalDateTime; onSearch: ChangeSearch };

/** The search form above the list; on telephones one line that opens it. */
function SearchBar({ list, now, onSearch }: SearchBarProps) {
  const { place, dates, isSameTime, driver, returnPlace } = list.search;
  const unknown = { place: list.search.unknownPlace, returnPlace: list.search.unknownReturn };
  const [isOpen, setIsOpen] = useState(
    list.dateProblem !== null || unknown.place !== null || unknown.returnPlace !== null,
  );
  return (
    <div className="py-2 sm:py-4">
      {!isOpen && <SearchSummary list={list} onOpen={() => setIsOpen(true)} />}
      <div className={isOpen ? '' : 'max-desk:hidden'}>
        <SearchForm
          now={now}
          initial={{ place, unknown, dates: dates ?? defaultDates(now), isSameTime, driver, returnPlace }}
          error={list.dateProblem ?? undefined}
          onSearch={(choice) => onSearch({ ...choice, unknownPlace: null, unknownReturn: null })}
        />
      </div>
    </div>
  );
}

function SearchSummary({ list, onOpen }: { list: CarList; onOpen: () => void }) {
  const t = useTexts('search');
  const language = useLanguage();
  const { place, dates, driver, returnPlace } = list.search;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="bg-surface border-line-strong rounded-control shadow-card desk:hidden flex min-h-12 w-full items-center gap-2 border px-3 py-1 text-left"
    >
      <SearchIcon className="text-primary-text" />
      <span className="sr-only">{t('change_search')}</span>
      <span className="min-w-0 flex-1">
        <span className="block leading-tight font-semibold">{place?.description ?? t('where_anywhere')}</span>
        {/* So small that they are in one line from 360 px on: else the list would move when the font comes. */}
        {dates && (
          <span className="text-muted block text-xs">
            <span>{`${formatShortMoment(dates.start, language)} – `}</span>
            <span className="inline-block">{formatShortMoment(dates.end, language)}</span>
            {returnPlace && (
              <span className="block">{t('return_at', { place: returnPlaceName(returnPlace) })}</span>
            )}
            {driver.age !== null && <span className="block">{t('driver_of_age', { age: driver.age })}</span>}
          </span>
        )}
      </span>
    </button>
  );
}

type FilterDialogProps = FilterProps & {
  isOpen: boolean;
  onClose: () => void;
  list: CarList;
  progress: ListProgress;
};

/** The filters on a telephone, and beside the map: a sheet whose button says what they leave. */
function FilterDialog({ isOpen, onClose, list, progress, ...filters }: FilterDialogProps) {
  const t = useTexts('search');
  // While other cars are on their way the old number would be a wrong one.
  const isCounted = list.isTotalExact && progress !== 'other';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      shape="sheet"
      title={t('filters')}
      footer={
        // Never busy: a press while the cars are counted is a press all the same.
        <Button className="flex-1" onClick={onClose}>
          {isCounted ? t('show_cars', { count: list.total }) : t('show_cars_many')}
        </Button>
      }
    >
      <Filters {...filters} />
    </Dialog>
  );
}
