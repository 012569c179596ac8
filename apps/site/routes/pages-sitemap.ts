import type { Route } from './+types/pages-sitemap';
import { airports } from '@nolo/content/airports.ts';
import { cities, type City } from '@nolo/content/cities.ts';
import { eventKeys } from '@nolo/content/events.ts';
import { legalDocuments } from '@nolo/content/legal-documents.ts';
import { luxuryKeys } from '@nolo/content/luxury.ts';
import { apiOf, themeOf } from '../api/request-context.ts';
import type { ApiClient } from '../api/api-client.ts';
import { paths } from '../app/paths.ts';
import { hasPage } from '../app/theme-four-only.ts';
import { searchInput } from '../features/search/load-car-list.ts';
import { placeAround } from '../shared/places/place.ts';
import { emptySearch } from '../shared/rental/search-state.ts';
import { sitemapOf, xmlReply, type SitemapPage } from '../app/sitemap-xml.ts';

const written: readonly SitemapPage[] = [
  { path: paths.home },
  { path: paths.carList },
  { path: paths.aboutUs },
  { path: paths.contactUs },
  { path: paths.howItWorks },
  { path: paths.faq },
  { path: paths.carRentalTools },
  { path: paths.listYourCars },
  { path: paths.legal },
  { path: paths.privacyPolicy, changedOn: legalDocuments.privacy.date },
  { path: paths.cookiePolicy, changedOn: legalDocuments.cookies.date },
  { path: paths.terms, changedOn: legalDocuments.terms.date },
  { path: paths.businessTerms, changedOn: legalDocuments['business-terms'].date, fallback: 'it' },
  { path: paths.cities },
  { path: paths.airports },
  { path: paths.events },
  ...cities.map(({ slug }) => ({ path: (lang) => paths.city(lang, slug) }) satisfies SitemapPage),
  ...airports.map(({ slug }) => ({ path: (lang) => paths.airport(lang, slug) }) satisfies SitemapPage),
  ...eventKeys.map((key) => ({ path: (lang) => paths.event(lang, key) }) satisfies SitemapPage),
  ...luxuryKeys.map((key) => ({ path: (lang) => paths.luxury(lang, key) }) satisfies SitemapPage),
];

type Counts = readonly { choice: number; count: number }[] | null;

/** Null: too many cars to count; then every maker and type has some. */
const has = (counts: Counts, id: number) =>
  counts === null || counts.some(({ choice, count }) => choice === id && count > 0);

/** Whether the list of a city has cars, on whatever dates: one without says that it is not to be found. */
async function hasCars(api: ApiClient, { lat, lon, names }: City): Promise<boolean> {
  const place = placeAround({ latitude: lat, longitude: lon }, names.it);
  const { query, body } = searchInput({ ...emptySearch, place });
  return (await api.call('searchCars', { query: { ...query, limit: 1 }, body })).total > 0;
}

/** Lists by city, maker and type, as far as this website has cars for them. */
async function listPages(api: ApiClient): Promise<SitemapPage[]> {
  const [{ carMakes }, { carTypes }, counts, reached] = await Promise.all([
    api.call('carMakes', { query: {} }),
    api.call('carTypes'),
    api.call('carChoices', { query: {}, body: {} }),
    Promise.all(cities.map((city) => hasCars(api, city))),
  ]);
  const makes = carMakes.filter(({ carMakeId }) => has(counts.car_make, carMakeId));
  const types = carTypes.filter(({ carTypeId }) => has(counts.car_type, carTypeId));
  return [
    ...cities
      .filter((_, index) => reached[index])
      .map((city): SitemapPage => ({ path: (lang) => paths.carListCity(lang, city) })),
    ...makes.map((make): SitemapPage => ({ path: (lang) => paths.carListMake(lang, make) })),
    ...types.map((type): SitemapPage => ({ path: (lang) => paths.carListType(lang, type) })),
  ];
}

/** Every page that is not a car's. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const theme = themeOf(context);
  const all = theme === 4 ? [...written, ...(await listPages(apiOf(context)))] : written;
  const pages = all.filter(({ path }) => hasPage(theme, path('en')));
  return xmlReply(sitemapOf(url.origin, pages));
}
