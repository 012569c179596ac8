import { useCallback, useEffect, useSyncExternalStore, type MouseEvent } from 'react';
import { useLocation, useNavigate, useSearchParams, Link } from 'react-router';
import { cityName } from '@nolo/content/cities.ts';
import type { CarDetail } from '@nolo/contract/cars.ts';
import { localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { carName, carTypeName } from '../../shared/cars/car-name.ts';
import { OrSimilar } from '../../shared/cars/or-similar.tsx';
import { CarRow } from '../../shared/cars/car-row.tsx';
import { CompanyRating } from '../../shared/cars/company-rating.tsx';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import { FavoriteButton } from '../../shared/favorites/favorite-button.tsx';
import { directionsTo } from '../../shared/places/place.ts';
import { timesInAddress } from '../../shared/rental/search-state.ts';
import { readDates, storeDates, storedTexts } from '../../shared/rental/stored-selection.ts';
import { PinIcon, ChevronLeftIcon, CardIcon, UserIcon } from '@nolo/ui/icons.tsx';
import { Availability } from './availability.tsx';
import { BookingBar } from './booking-bar.tsx';
import { BookingPanel, type PanelProps } from './booking-panel.tsx';
import { CarAttributes } from './car-attributes.tsx';
import type { CarPageData, ChangeRequest } from './car-page-data.ts';
import { CarPrices } from './car-prices.tsx';
import { CompanyReviews } from './company-reviews.tsx';
import { Gallery } from './gallery.tsx';
import type { SimilarCars } from './load-similar-cars.ts';
import { OpeningHours } from './opening-hours.tsx';
import { rentalQuery } from '@nolo/domain/rental/rental-request.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { driverText } from '@nolo/i18n/inclusion-texts.ts';
import { ReportOffer } from './report-offer.tsx';
import { SimilarWhere, useSimilarTitle } from './similar-title.tsx';
import { Terms } from './terms.tsx';
import { returnTo } from '../../shared/rental/return-to.ts';
import { PlaceOnMap } from '../../shared/map/place-on-map.tsx';
import { HowToFind } from '../../shared/places/how-to-find.tsx';
import { DirectionsLink } from '../../shared/places/directions-link.tsx';
import { InclusionItem, InclusionItems, InclusionList } from '../../shared/cars/inclusion-list.tsx';

/** One car: pictures and facts on the left, dates and price beside them, and always in reach on a telephone. */
export function CarDetailPage(data: CarPageData & { similar: SimilarCars }) {
  const { car, request, now, quote } = data;
  const language = useLanguage();
  const change = useChangeRequest(data);
  useRememberedDates(data, change);
  const panel = { car, request, now, quote, onChange: change };
  const similarTitle = useSimilarTitle(car, data.similar);
  return (
    <>
      <div className="page-width pt-4 pb-28 sm:pt-6">
        <div className="desk:grid-cols-[minmax(0,1fr)_23rem] desk:gap-x-10 grid grid-cols-1 gap-y-8">
          <div className="min-w-0">
            <BackToResults />
            <div className="flex flex-col gap-6">
              <Gallery pictures={car.pictures} name={carName(car)} />
              <CarTitle car={car} />
            </div>
          </div>
          <div className="desk:row-span-2">
            <BookingPanel {...panel} />
          </div>
          <Facts {...panel} />
        </div>
        <div className="pt-6">
          <CarRow
            title={similarTitle}
            more={<SimilarWhere similar={data.similar} dates={request.dates} />}
            cars={data.similar.cars}
            hrefOf={(other) => paths.carDetail(language, other, timesInAddress(request))}
          />
        </div>
      </div>
      <BookingBar {...panel} />
    </>
  );
}

function Facts(panel: PanelProps) {
  const { car, request, quote, now } = panel;
  return (
    <div className="divide-line flex min-w-0 flex-col divide-y [&>*]:py-8 [&>*:first-child]:pt-0">
      <CarAttributes car={car} />
      <WhatIsIncluded car={car} />
      <CarPrices car={car} days={{ bookedOn: localDate(now), pickupOn: localDate(request.dates.start) }} />
      <Terms car={car} quote={quote} now={now} />
      <Availability {...panel} />
      <PickupPlace car={car} request={request} />
      <OpeningHours company={car.company} />
      <CompanyReviews company={car.company} />
      <ReportOffer car={car} />
    </div>
  );
}

function CarTitle({ car }: { car: CarDetail }) {
  const t = useTexts('car');
  const language = useLanguage();
  const search = useTexts('search');
  const { rating } = car.company;
  return (
    <div>
      <div className="flex items-start justify-between gap-4">
        <h1 className="text-3xl sm:text-4xl">{carName(car)}</h1>
        <FavoriteButton car={car} />
      </div>
      <p className="text-muted mt-2 flex flex-wrap gap-x-3">
        <span>
          <OrSimilar isShown={car.or_similar} />
          {carTypeName(search, car)}&nbsp;· {String(car.year)}&nbsp;·{' '}
          {t('by_company', { company: car.company.company_name })}
        </span>
        {rating && (
          <a href="#reviews-title" className="hover:underline">
            <CompanyRating rating={rating} />
          </a>
        )}
      </p>
      <p className="mt-1 flex items-start gap-1.5">
        <PinIcon className="text-muted mt-0.5" />
        <span className="flex min-w-0 flex-wrap gap-x-3">
          <span>
            {cityName(car.city, language)}, {car.parking_location}
          </span>
          <a
            href={directionsTo(car)}
            target="_blank"
            rel="noreferrer"
            className="text-primary-text font-semibold underline"
          >
            {t('directions')}
          </a>
        </span>
      </p>
    </div>
  );
}

/** Dates and choices live in the address; the price follows it. */
function useChangeRequest({ car, request }: CarPageData): ChangeRequest {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const language = useLanguage();
  return useCallback(
    (change) => {
      const next = { ...request, ...change };
      if (change.dates) storeDates(change.dates);
      const address = paths.carDetail(language, car, rentalQuery(next));
      // What the list left with the page stays: the way back to it.
      void navigate(address, { replace: true, preventScrollReset: true, state });
    },
    [car, language, navigate, request, state],
  );
}

/** An address without dates takes the ones chosen earlier. */
function useRememberedDates({ request, now }: CarPageData, change: ChangeRequest): void {
  const isWithout = !useSearchParams()[0].has('start_date');
  useEffect(() => {
    if (!isWithout) return;
    const dates = readDates(storedTexts().date, now);
    if (dates && (dates.start !== request.dates.start || dates.end !== request.dates.end)) change({ dates });
  }, [isWithout, request, now, change]);
}

const never = () => () => undefined;
const none = () => null;

/** To the list that led here, at the same place of it; nothing for who came another way. */
function BackToResults() {
  const t = useTexts('car');
  const navigate = useNavigate();
  // Only the browser knows it: the first render has to be the same as the server's.
  const results = useSyncExternalStore(never, returnTo, none);
  if (results === null) return null;
  const back = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <p className="mb-3">
      <Link
        to={results}
        onClick={back}
        className="text-primary-text inline-flex min-h-11 items-center gap-1 font-semibold hover:underline"
      >
        <ChevronLeftIcon className="size-4" />
        {t('back_to_results')}
      </Link>
    </p>
  );
}

/** Where the car waits and the way there; a map of it beside the words. */
function PickupPlace({ car, request }: Pick<PanelProps, 'car' | 'request'>) {
  const t = useTexts('car');
  const back = car.company.locations.find(({ id }) => id === request.returnLocationId);
  const language = useLanguage();
  return (
    <section aria-labelledby="pickup-place-title">
      <h2 id="pickup-place-title" className="text-2xl">
        {t('pickup_place')}
      </h2>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-0 break-words">
          <span className="block">
            {cityName(car.city, language)}, {car.parking_location}
          </span>
          <span className="text-muted block">{car.pickup.address}</span>
        </p>
        <DirectionsLink to={car}>{t('directions')}</DirectionsLink>
      </div>
      <HowToFind place={car.pickup} />
      <PlaceOnMap point={car} className="rounded-card mt-4" />
      {back && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="min-w-0 break-words">
            <b>{t('return_place')}</b> {cityName(back.city, language)}, {back.name}
          </p>
          <DirectionsLink to={back}>{t('directions')}</DirectionsLink>
        </div>
      )}
    </section>
  );
}

/** Covers, kilometres and fuel, then what the company wants from whoever drives. */
function WhatIsIncluded({ car }: { car: CarDetail }) {
  const t = useTexts('inclusions');
  const language = useLanguage();
  const { inclusions, company } = car;
  const driver = driverText({ t, language }, inclusions);
  const deposit = formatMoney(car.deposit, language, { short: true });
  return (
    <section aria-labelledby="included-title">
      <h2 id="included-title" className="text-2xl">
        {t('title')}
      </h2>
      <InclusionList inclusions={inclusions} />
      <h3 className="mt-8 text-lg">{t('asked')}</h3>
      <InclusionItems>
        <InclusionItem Icon={UserIcon} title={driver.title}>
          {driver.text}
        </InclusionItem>
        {car.deposit > 0 && (
          <InclusionItem Icon={CardIcon} title={t('deposit', { amount: deposit })}>
            {t(`deposit_${inclusions.deposit_by}`)} {t('deposit_text', { company: company.company_name })}
          </InclusionItem>
        )}
      </InclusionItems>
    </section>
  );
}
