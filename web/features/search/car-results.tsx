import { Link, useLocation } from 'react-router';
import { formatNumber } from '../../../locales/format-number.ts';
import { CarCardSkeleton } from '../../shared/cars/car-card-skeleton.tsx';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { CAR_LIST } from '../../app/car-in-view.ts';
import { paths } from '../../app/paths.ts';
import { dateQuery } from '../../shared/rental/search-state.ts';
import { MarksAhead } from '../../shared/cars/car-card.tsx';
import { useTheme } from '../../theme/use-theme.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CarItem } from './car-item.tsx';
import { listAddress, type ListPath } from './list-address.ts';
import type { CarList } from './load-car-list.ts';
import { listLooks } from './list-look.ts';
import { NoCars } from './no-cars.tsx';
import type { ChangeSearch, ListProgress } from './use-list-navigation.ts';
import { useNextPage } from './use-next-page.ts';
import { useIsPrinting } from './use-is-printing.ts';
import { STEP, useShownCars } from './use-shown-cars.ts';

type Props = {
  list: CarList;
  path: ListPath;
  progress: ListProgress;
  markedCar: number | null;
  onMark: (carId: number | null) => void;
  change: ChangeSearch;
};

type NextPageProps = Pick<Props, 'list' | 'path' | 'change'> & { isLoading: boolean };

/** What the cars' links carry along: dates and place as the list has them. */
export function carQuery({ search, dateProblem }: CarList) {
  const dates = dateProblem === null ? search.dates : null;
  // Who asked for cars that are brought finds delivery switched on, and only the address left to write.
  const delivery = search.isDelivered || undefined;
  return { ...dateQuery(dates, search.isSameTime), pl: search.place?.description, delivery };
}

export function CarResults({ list, path, progress, markedCar, onMark, change }: Props) {
  const language = useLanguage();
  const { pathname, search: address } = useLocation();
  const look = listLooks[useTheme()];
  const { shown, isAll, end } = useShownCars(list);
  const isPrinting = useIsPrinting();
  if (progress === 'other') return <Skeletons count={Math.min(Math.max(list.cars.length, 6), 12)} />;
  if (list.cars.length === 0) return <NoCars list={list} change={change} />;
  const query = carQuery(list);
  return (
    <>
      {import.meta.env.SSR && <MarksAhead />}
      <ul id={CAR_LIST} tabIndex={-1} className={`${look.cars} outline-none`}>
        {shown.map((car, index) => (
          <CarItem
            key={car.id}
            {...{ car, index, isPrinting }}
            href={paths.carDetail(language, car, { ...query, ...car.obstacle?.nearest })}
            results={pathname + address}
            listKey={list.key}
            searched={list.search}
            total={list.isTotalExact ? list.total : null}
            isFirst={index < STEP}
            isMarked={markedCar === car.id}
            onMark={list.search.hasMap ? onMark : undefined}
          />
        ))}
      </ul>
      <div ref={end} />
      {!isAll && <MoreLink list={list} path={path} />}
      {isAll && list.hasMore && (
        <NextPage list={list} path={path} change={change} isLoading={progress === 'more'} />
      )}
    </>
  );
}

function Skeletons({ count, isMore = false }: { count: number; isMore?: boolean }) {
  const t = useTexts('search');
  const look = listLooks[useTheme()];
  return (
    <div className={isMore ? 'pt-5' : ''}>
      <output>
        <VisuallyHidden>{t('loading_cars')}</VisuallyHidden>
      </output>
      <div className={look.cars}>
        {Array.from({ length: count }, (_, index) => (
          <CarCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}

/** A real link to the next page; near the end of the list it is followed by itself. */
function NextPage({ list, path, change, isLoading }: NextPageProps) {
  const t = useTexts('search');
  const language = useLanguage();
  const end = useNextPage({ page: list.pages + 1, isLoading, change });
  return (
    <div ref={end}>
      {isLoading ? (
        <Skeletons count={3} isMore />
      ) : (
        <div className="flex flex-col items-center gap-3 pt-8">
          <p className="text-muted text-sm">
            {t('shown_of', {
              shown: list.cars.length,
              total: list.isTotalExact ? list.total : `${formatNumber(list.total, language)}+`,
            })}
          </p>
          <MoreLink list={list} path={path} />
        </div>
      )}
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
