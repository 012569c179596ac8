import { Link, useLocation } from 'react-router';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { ListedCar } from '@nolo/contract/search.ts';
import { formatNumber } from '@nolo/i18n/format-number.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import { timesInAddress } from '../../shared/rental/search-state.ts';
import { MarksAhead } from '../../shared/cars/car-card.tsx';
import { useTheme } from '../../theme/use-theme.ts';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { VisuallyHidden } from '@nolo/ui/visually-hidden.tsx';
import type { Translate } from '@nolo/i18n/translate.ts';
import { Button } from '@nolo/ui/button.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { watchNear } from '@nolo/ui/watch-near.ts';
import { Skeleton } from '@nolo/ui/skeleton.tsx';
import { CarItem, EAGER_CARS } from './car-item.tsx';
import { listAddress, withoutFilters, type ListPath } from './list-address.ts';
import { hasDelivery, type CarList } from './load-car-list.ts';
import { listVariants } from './list-variant.ts';
import type { ChangeSearch, ListProgress } from './use-list-navigation.ts';
import { returnPlaceName, type ReturnPlace } from '@nolo/domain/rental/return-place.ts';
import { chosenPlace, headingOf, type Place } from '../../shared/places/place.ts';
import { countFilters } from './filter-chips.ts';

/** The list of cars in the page: where 'Skip to the cars' leads. */
export const CAR_LIST = 'cars';

type Props = {
  list: CarList;
  path: ListPath;
  progress: ListProgress;
  /** The next page did not come: only a press asks for it again. */
  hasFailed: boolean;
  markedCar: number | null;
  onMark: (carId: number | null) => void;
  change: ChangeSearch;
};

type NextPageProps = Pick<Props, 'list' | 'path' | 'change' | 'hasFailed'> & { isLoading: boolean };

/** What the cars' links carry along: dates and place as the list has them. */
export function carQuery(list: CarList) {
  const { search, dateProblem } = list;
  const dates = dateProblem === null ? search.dates : null;
  // Who asked for cars that are brought finds delivery switched on, and only the address left to write.
  const delivery = hasDelivery(list) || undefined;
  return { ...timesInAddress({ ...search, dates }), pl: search.place?.description, delivery };
}

export function CarResults(props: Props) {
  const { list, path, progress, change, hasFailed } = props;
  if (progress === 'other') return <Skeletons count={Math.min(Math.max(list.cars.length, 6), 12)} />;
  if (list.cars.length === 0) {
    return list.withoutReturn ? (
      <NotTakenBack count={list.withoutReturn} {...{ list, change }} />
    ) : (
      <NoCars list={list} change={change} />
    );
  }
  return (
    <>
      {import.meta.env.SSR && <MarksAhead />}
      {list.search.returnPlace && <ReturnNotice place={list.search.returnPlace} change={change} />}
      {list.areDelivered && <DeliveredNotice place={list.search.place} />}
      <div id={CAR_LIST} tabIndex={-1} className="outline-none">
        <ShownCars {...props} />
      </div>
      {list.hasMore && <NextPage {...{ list, path, change, hasFailed }} isLoading={progress === 'more'} />}
    </>
  );
}

/**
 * Those that can be booked; under a heading of their own, those that can be at other times only
 * (docs/specification/search.md 2).
 */
function ShownCars(props: Props) {
  const t = useTexts('search');
  const { list } = props;
  const [bookable, closed] = partition(list.cars);
  return (
    <>
      {bookable.length > 0 && (
        <CarItems {...props} cars={bookable} total={list.isTotalExact ? list.total : null} level={2} />
      )}
      {closed.length > 0 && (
        <section aria-labelledby="closed-title" className={bookable.length > 0 ? 'pt-10' : ''}>
          <h2 id="closed-title" className="text-xl">
            {t('other_times')}
          </h2>
          <p className="text-muted mt-1 mb-4 max-w-prose text-sm">{t('other_times_text')}</p>
          <CarItems
            {...props}
            cars={closed}
            total={list.hasMore ? null : closed.length}
            level={3}
            before={bookable.length}
          />
        </section>
      )}
    </>
  );
}

type ItemsProps = Omit<Props, 'path' | 'progress' | 'change' | 'hasFailed'> & {
  cars: readonly ListedCar[];
  /** How many there are, if that is known. */
  total: number | null;
  level: 2 | 3;
  /** How many cars stand above the first of these. */
  before?: number;
};

function CarItems({ list, cars, total, level, before = 0, markedCar, onMark }: ItemsProps) {
  const language = useLanguage();
  const { pathname, search: address } = useLocation();
  const variant = listVariants[useTheme()];
  const query = carQuery(list);
  const { place } = list.search;
  const isDelivered = hasDelivery(list);
  const searched = useMemo(() => ({ place, isDelivered }), [place, isDelivered]);
  return (
    <ul className={variant.cars}>
      {cars.map((car, index) => (
        <CarItem
          key={car.id}
          {...{ car, index, total, level }}
          href={paths.carDetail(language, car, query)}
          results={pathname + address}
          searched={searched}
          isEager={before + index < EAGER_CARS}
          isMarked={markedCar === car.id}
          onMark={list.search.hasMap ? onMark : undefined}
        />
      ))}
    </ul>
  );
}

/** Those that can be booked, and those that cannot, which stand after them (docs/specification/search.md 2). */
function partition(cars: readonly ListedCar[]): [ListedCar[], ListedCar[]] {
  return [
    cars.filter(({ unavailability }) => unavailability === null),
    cars.filter(({ unavailability }) => unavailability !== null),
  ];
}

function Skeletons({ count, isMore = false }: { count: number; isMore?: boolean }) {
  const t = useTexts('search');
  const variant = listVariants[useTheme()];
  return (
    <div className={isMore ? 'pt-5' : ''}>
      <output>
        <VisuallyHidden>{t('loading_cars')}</VisuallyHidden>
      </output>
      <div className={variant.cars}>
        {Array.from({ length: count }, (_, index) => (
          <CarCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}

/** A real link to the next page; near the end of the list it is followed by itself. */
function NextPage({ list, path, change, hasFailed, isLoading }: NextPageProps) {
  const t = useTexts('search');
  const language = useLanguage();
  const end = useNextPage(list.pages + 1, change, !hasFailed && !isLoading);
  if (isLoading) return <Skeletons count={3} isMore />;
  const [bookable, closed] = partition(list.cars);
  return (
    <div ref={end} className="flex flex-col items-center gap-3 pt-8">
      {closed.length === 0 && (
        <p className="text-muted text-sm">
          {t('shown_of', {
            shown: bookable.length,
            total: list.isTotalExact ? list.total : `${formatNumber(list.total, language)}+`,
          })}
        </p>
      )}
      <MoreLink list={list} path={path} />
    </div>
  );
}

/** Without JavaScript, too, the rest of the list is one press away. */
function MoreLink({ list, path }: Pick<Props, 'list' | 'path'>) {
  const t = useTexts('search');
  const language = useLanguage();
  return (
    <Link
      replace
      preventScrollReset
      to={listAddress(path, { ...list.search, pages: list.pages + 1 }, language)}
      className={`${buttonStyle('secondary')} mx-auto mt-6 w-fit`}
    >
      {t('show_more_cars')}
    </Link>
  );
}

/** Says why cars are listed that stand elsewhere (docs/specification/search.md 4). */
function DeliveredNotice({ place }: { place: Place | null }) {
  const t = useTexts('search');
  const isNamed = place && !place.hasLocationPermission && place.kind !== 'area';
  return (
    <p className="bg-primary-soft text-on-primary-soft rounded-control mb-4 px-4 py-3 font-medium">
      {isNamed ? t('delivered_only', { place: headingOf(place) }) : t('delivered_only_here')}
    </p>
  );
}

type ReturnNoticeProps = { place: ReturnPlace; change: ChangeSearch };

/** Where these cars are left, and what that does to their totals; one press takes it back. */
function ReturnNotice({ place, change }: ReturnNoticeProps) {
  const t = useTexts('search');
  return (
    <div className="bg-primary-soft text-on-primary-soft rounded-control mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2">
      <p className="flex-1 basis-60">
        <b className="block">{t('return_at', { place: returnPlaceName(place) })}</b>
        {t('return_included')}
      </p>
      <button
        type="button"
        onClick={() => change({ returnPlace: null })}
        className="min-h-11 font-semibold underline underline-offset-4"
      >
        {t('return_same')}
      </button>
    </div>
  );
}

/** Leads to the nearest place that has cars, and says how many. */
function NearestLink({ list: { search, nearest } }: { list: CarList }) {
  const t = useTexts('search');
  const language = useLanguage();
  if (nearest === null || nearest.cars === 0) return null;
  const { place, cars } = nearest;
  return (
    <Link
      to={listAddress({ kind: 'all' }, { ...search, place: chosenPlace(place), pages: 1 }, language)}
      className={buttonStyle('primary')}
    >
      {t('nearest_cars', { place: headingOf(chosenPlace(place)), count: cars })}
    </Link>
  );
}

/** There are cars, but none that its company takes back where it is to be left. */
function NotTakenBack({ list, count, change }: { list: CarList; count: number; change: ChangeSearch }) {
  const t = useTexts('search');
  const { returnPlace } = list.search;
  const place = returnPlace ? returnPlaceName(returnPlace) : '';
  return (
    <EmptyState title={t('not_taken_back')} text={t('not_taken_back_text', { place })}>
      <Button onClick={() => change({ returnPlace: null })}>{t('return_same_cars', { count })}</Button>
    </EmptyState>
  );
}

/** 'No Car Found in {city}.', with the ways out that apply. */
function NoCars({ list, change }: { list: CarList; change: ChangeSearch }) {
  const t = useTexts('search');
  const { search } = list;
  const hasFilters = countFilters(search) > 0;
  return (
    <EmptyState title={titleFor(t, search.place)} text={t('no_car_text')}>
      <NearestLink list={list} />
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

/**
 * Asks for the next page once the mark it returns is near what is seen; of a page that did not come, the link below the
 * cars asks again.
 */
function useNextPage(
  page: number,
  change: ChangeSearch,
  isWatching: boolean,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = end;
    if (!isWatching || !current) return undefined;
    return watchNear(current, '0px 0px 800px 0px', (isNear) => {
      if (isNear) change({ pages: page }, { isReplacing: true, keepsScroll: true });
    });
  }, [change, page, isWatching]);
  return end;
}

/** The outline of a car card, with its measures. */
function CarCardSkeleton() {
  return (
    <div className="bg-surface border-line rounded-card h-full overflow-hidden border" aria-hidden="true">
      <Skeleton className="aspect-[16/10] rounded-none" />
      <div className="flex flex-col gap-3 p-4">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="mt-4 h-7 w-2/5" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    </div>
  );
}
