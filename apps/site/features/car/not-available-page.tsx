import type { CarDetail } from '@nolo/contract/cars.ts';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { CarCard } from '../../shared/cars/car-card.tsx';
import { carName } from '../../shared/cars/car-name.ts';
import { listAround } from '../../shared/cars/list-around.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import type { RentalTimes } from '@nolo/domain/rental/rental-request.ts';
import { defaultDates } from '../../shared/rental/rental-dates.ts';
import { SearchForm } from '../../shared/rental/search-form.tsx';
import { useOpenList } from '../../shared/rental/use-open-list.ts';
import { timesInAddress } from '../../shared/rental/search-state.ts';
import type { SimilarCars } from './load-similar-cars.ts';
import { SimilarWhere, useSimilarTitle } from './similar-title.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { Picture } from '@nolo/ui/picture.tsx';

type Props = { now: LocalDateTime; car: CarDetail | null; times: RentalTimes; similar: SimilarCars };

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
function SearchAgain({ now, times }: Props) {
  const t = useTexts('car');
  const initial = { ...times, place: null, dates: times.dates ?? defaultDates(now) };
  return (
    <section aria-labelledby="search-again-title">
      <h2 id="search-again-title" className="mb-4 text-2xl">
        {t('unavailable_search')}
      </h2>
      <SearchForm
        initial={initial}
        now={now}
        restores={times.dates ? 'place' : 'all'}
        onSearch={useOpenList()}
      />
    </section>
  );
}

function Sorry({ car, times, similar }: Props) {
  const t = useTexts('car');
  const common = useTexts('common');
  const language = useLanguage();
  const query = timesInAddress(times);
  return (
    <div className="bg-sunken rounded-panel grid items-center gap-6 p-6 grid-cols-1 sm:grid-cols-[minmax(0,1fr)_min(20rem,40%)] sm:p-10">
      <div>
        <p className="text-primary-text font-semibold">{common('sorry')}</p>
        <h1 className="mt-2 text-3xl sm:text-4xl">
          {car ? t('unavailable_title_car', { car: carName(car) }) : t('unavailable_title')}
        </h1>
        <p className="text-muted mt-3 max-w-prose text-lg">{t(reasonFor({ car, times, similar }))}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <AllCars car={car} times={times} />
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

function reasonFor({ car, times, similar }: Omit<Props, 'now'>) {
  if (!car?.is_online) return 'unavailable_text_offline';
  if (!times.dates) return 'unavailable_text_undated';
  return similar.areFree && similar.cars.length > 0 ? 'unavailable_text' : 'unavailable_text_none';
}

/** The list around the car; all of it where no car is known. */
function AllCars({ car, times }: Pick<Props, 'car' | 'times'>) {
  const t = useTexts('car');
  const language = useLanguage();
  if (!car) {
    return (
      <LinkButton to={paths.carList(language, timesInAddress(times))}>{t('unavailable_all')}</LinkButton>
    );
  }
  const { city, to } = listAround(car, times, language);
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

function Similar({ car, times, similar }: Props) {
  const title = useSimilarTitle(car, similar);
  const language = useLanguage();
  const query = timesInAddress(times);
  return (
    <section aria-labelledby="similar-title">
      <h2 id="similar-title" className="text-2xl">
        {title}
      </h2>
      <SimilarWhere similar={similar} dates={times.dates} />
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
