import type { CarDetail } from '@nolo/contract/cars.ts';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { CarCard } from '../../shared/cars/car-card.tsx';
import { carName } from '../../shared/cars/car-name.ts';
import { listAround } from '../../shared/cars/list-around.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import type { RentalDates } from '@nolo/domain/rental/rental-request.ts';
import { defaultDates } from '../../shared/rental/rental-dates.ts';
import { SearchForm } from '../../shared/rental/search-form.tsx';
import { useOpenList } from '../../shared/rental/use-open-list.ts';
import { dateQuery } from '../../shared/rental/search-state.ts';
import type { SimilarCars } from './load-similar-cars.ts';
import { SimilarWhere, useSimilarTitle } from './similar-title.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { Picture } from '@nolo/ui/picture.tsx';

type Props = {
  now: LocalDateTime;
  car: CarDetail | null;
  dates: RentalDates | null;
  isSameTime: boolean;
  similar: SimilarCars;
};

/** 'Sorry For The Inconvenience.', and what can be done about it. */
export function NotAvailablePage(props: Props) {
  return (
    <div className="page-width flex flex-col gap-10 py-10">
      <Sorry {...props} />
      <SearchAgain {...props} />
      {props.similar.cars.length > 0 && <Similar {...props} />}
    </div>
  );
}

/** For the place searched last. */
function SearchAgain({ now, dates, isSameTime }: Props) {
  const t = useTexts('car');
  const initial = { place: null, dates: dates ?? defaultDates(now), isSameTime };
  return (
    <section aria-labelledby="search-again-title">
      <h2 id="search-again-title" className="mb-4 text-2xl">
        {t('unavailable_search')}
      </h2>
      <SearchForm initial={initial} now={now} restores={dates ? 'place' : 'all'} onSearch={useOpenList()} />
    </section>
  );
}

function Sorry({ car, dates, isSameTime, similar }: Props) {
  const t = useTexts('car');
  const common = useTexts('common');
  const language = useLanguage();
  const query = dateQuery(dates, isSameTime);
  return (
    <div className="bg-sunken rounded-panel grid items-center gap-6 p-6 grid-cols-1 sm:grid-cols-[minmax(0,1fr)_min(20rem,40%)] sm:p-10">
      <div>
        <p className="text-primary-text font-semibold">{common('sorry')}</p>
        <h1 className="mt-2 text-3xl sm:text-4xl">
          {car ? t('unavailable_title_car', { car: carName(car) }) : t('unavailable_title')}
        </h1>
        <p className="text-muted mt-3 max-w-prose text-lg">{t(reasonFor({ car, dates, similar }))}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <AllCars car={car} dates={dates} isSameTime={isSameTime} />
          {car?.is_online && (
            <LinkButton variant="secondary" to={paths.carDetail(language, car, query)}>
              {t('unavailable_other_dates')}
            </LinkButton>
          )}
        </div>
      </div>
      {car && <GreyPicture car={car} />}
    </div>
  );
}

function reasonFor({ car, dates, similar }: Pick<Props, 'car' | 'dates' | 'similar'>) {
  if (!car?.is_online) return 'unavailable_text_offline';
  if (!dates) return 'unavailable_text_undated';
  return similar.areFree && similar.cars.length > 0 ? 'unavailable_text' : 'unavailable_text_none';
}

/** The list around the car; all of it where no car is known. */
function AllCars({ car, dates, isSameTime }: Pick<Props, 'car' | 'dates' | 'isSameTime'>) {
  const t = useTexts('car');
  const language = useLanguage();
  if (!car) {
    return (
      <LinkButton to={paths.carList(language, dateQuery(dates, isSameTime))}>
        {t('unavailable_all')}
      </LinkButton>
    );
  }
  const { city, to } = listAround(car, { dates, isSameTime }, language);
  return <LinkButton to={to}>{t('unavailable_all_in', { city })}</LinkButton>;
}

function GreyPicture({ car }: { car: CarDetail }) {
  const [picture] = car.pictures;
  return (
    picture && (
      <div>
        <Picture
          source={picture}
          alt={carName(car)}
          sizes="20rem"
          isPriority
          className="rounded-card w-full grayscale"
        />
      </div>
    )
  );
}

function Similar({ car, dates, isSameTime, similar }: Props) {
  const title = useSimilarTitle(car, similar);
  const language = useLanguage();
  const query = dateQuery(dates, isSameTime);
  return (
    <section aria-labelledby="similar-title">
      <h2 id="similar-title" className="text-2xl">
        {title}
      </h2>
      <SimilarWhere similar={similar} dates={dates} />
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-5">
        {similar.cars.map((other) => (
          <li key={other.id}>
            <CarCard
              car={other}
              href={paths.carDetail(language, other, query)}
              sizes="(min-width: 640px) 19rem, 100vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
