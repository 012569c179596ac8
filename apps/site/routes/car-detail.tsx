import { useEffect } from 'react';
import { redirect, useRevalidator } from 'react-router';
import type { Route } from './+types/car-detail';
import { returnIn } from '@nolo/domain/rental/pickup-return.ts';
import { readRentalQuery, timesQuery, type DatedRequest } from '@nolo/domain/rental/rental-request.ts';
import { isDriverProblem, isLicenceProblem } from '@nolo/domain/booking/driver-eligibility.ts';
import { languageOfPath } from '@nolo/i18n/language.ts';
import { cityName } from '@nolo/content/cities.ts';
import type { CarDetail as Car } from '@nolo/contract/cars.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { browserApi } from '../api/browser-api.ts';
import { apiOf, nowOf, orNotFound } from '../api/request-context.ts';
import { accessToken } from '../api/session.ts';
import { CarDetailPage } from '../features/car/car-detail-page.tsx';
import { firstBookableDates } from '../features/car/first-bookable-dates.ts';
import { loadHireableCars, loadSimilarCars } from '../features/car/load-similar-cars.ts';
import { loadQuote, type QuoteResult } from '../features/car/load-quote.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { paths, sharePictures } from '../app/paths.ts';
import { nowAt } from '../shared/rental/rental-dates.ts';
import { carName } from '../shared/cars/car-name.ts';
import { breadcrumb } from '../shared/structured/breadcrumb.ts';
import { carData } from '../shared/structured/car-data.ts';
import { StructuredData } from '../shared/structured/structured-data.tsx';
import { useOrigin } from '../shared/structured/use-origin.ts';

export const handle: PageHandle = {
  namespaces: ['car', 'inclusions', 'price', 'rental', 'search', 'trader', 'trust'],
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = apiOf(context);
  const asked = readRentalQuery(url.searchParams);
  const { car } = await orNotFound(
    api.call('car', {
      params: { slug: params.slug, id: params.carId },
      query: timesQuery(asked),
    }),
  );
  if (!car.is_online) {
    const query = { carId: car.id, slug: car.slug };
    throw redirect(paths.carNotAvailable(languageOfPath(url.pathname), query));
  }
  // Links live longer than names: the id finds the car, and the address is put right.
  if (car.slug !== params.slug) {
    throw redirect(paths.carDetail(languageOfPath(url.pathname), car) + url.search, 301);
  }
  const now = nowAt(car.company.time_zone, nowOf(context));
  const request = withReturn({ ...asked, dates: asked.dates ?? firstBookableDates(car, now) }, car);
  const [quote, alike] = await Promise.all([
    loadQuote(api, car, request),
    loadSimilarCars(api, car, request),
  ]);
  const similar = isNotForDriver(quote) ? await loadHireableCars(api, car, request) : alike;
  return { car, request, now, quote, similar, isRentersQuote: false };
}

/** Who wants to leave the car somewhere and has not chosen a place of its company gets the nearest (docs/specification/search.md 6). */
function withReturn(request: DatedRequest, car: Car): DatedRequest {
  const { returnPlace, returnLocationId } = request;
  if (returnPlace === null || returnLocationId !== null) return request;
  const standing = { locationId: car.location_id, latitude: car.latitude, longitude: car.longitude };
  return { ...request, ...returnIn(returnPlace, standing, request, car.company.locations) };
}

/** Whether other cars help: a licence that was stated wrongly is put right in the profile. */
function isNotForDriver(quote: QuoteResult): boolean {
  return quote.kind === 'refused' && isDriverProblem(quote.code) && !isLicenceProblem(quote.code);
}

/** Only the renter's own call knows the renter's age: a fee for young drivers, and whether this car may be hired at all. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader();
  if (!accessToken()) return loaded;
  const { car, request } = loaded;
  const quote = await loadQuote(browserApi, car, request);
  const similar = isNotForDriver(quote) ? await loadHireableCars(browserApi, car, request) : loaded.similar;
  // A licence without the class for cars is put right in the profile: the price stays, and checkout asks.
  const isAskedLater = quote.kind === 'refused' && quote.code === 'booking.licence_class_missing';
  return { ...loaded, quote: isAskedLater ? loaded.quote : quote, similar, isRentersQuote: true };
}

/**
 * A page from the server has everybody's quote; the renter's own comes after it. Not by `clientLoader.hydrate`: when that
 * ends, the router scrolls back to where the page was when it began (docs/decisions/0119).
 */
function useRentersQuote(isRentersQuote: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRentersQuote && accessToken()) void revalidate();
  }, [isRentersQuote, revalidate]);
}

export default function CarDetail({ loaderData }: Route.ComponentProps) {
  const { car, quote, isRentersQuote } = loaderData;
  useRentersQuote(isRentersQuote);
  const meta = useCarMeta(car);
  const path = paths.carDetail(meta.language, car);
  return (
    <>
      <PageMeta title={meta.title} description={meta.description} path={path} image={meta.image} />
      <CarOffer car={car} quote={quote} path={path} description={meta.description} />
      <CarDetailPage {...loaderData} />
    </>
  );
}

/** Title, description and picture of a car's page. */
function useCarMeta(car: Car) {
  const t = useTexts('car');
  const language = useLanguage();
  const name = carName(car);
  const city = cityName(car.city, language);
  const price = formatMoney(car.price.day, language, { short: true });
  return {
    language,
    title: t('title', { name, city }),
    description: t('description', { name, company: car.company.company_name, city, price }),
    image: sharePictures.car(language, car.id),
  };
}

type OfferProps = { car: Car; quote: QuoteResult; path: string; description: string };

/** The car, its offer and the way to it, as search engines read them. */
function CarOffer({ car, quote, path, description }: OfferProps) {
  const t = useTexts('common');
  const [origin, language] = [useOrigin(), useLanguage()];
  const isAvailable = quote.kind === 'quote' && quote.availability !== 'taken';
  const steps = [
    { name: t('title_home'), to: paths.home(language) },
    { name: t('title_car_list'), to: paths.carList(language) },
    { name: carName(car), to: path },
  ];
  return (
    <>
      <StructuredData
        data={import.meta.env.SSR && carData({ car, origin, path, description, isAvailable })}
      />
      <StructuredData data={import.meta.env.SSR && breadcrumb(origin, steps)} />
    </>
  );
}
