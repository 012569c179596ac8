import { useEffect, useMemo } from 'react';
import { data, redirect } from 'react-router';
import type { Route } from './+types/car-list';
import { languageOfPath } from '@nolo/i18n/language.ts';
import { browserApi } from '../api/browser-api.ts';
import { currentUser } from '../api/current-user.ts';
import type { ApiClient } from '../api/api-client.ts';
import { isApiError } from '@nolo/contract/api-error.ts';
import { apiOf, nowOf, themeOf } from '../api/request-context.ts';
import { CarListPage } from '../features/search/car-list-page.tsx';
import {
  canonicalListPath,
  isListOf,
  listAddress,
  readListAddress,
  readListPath,
  type ListParams,
  type Catalogue,
  type ListPath,
} from '../features/search/list-address.ts';
import { isAlwaysEmpty, loadCarList } from '../features/search/load-car-list.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { airportBySlug } from '@nolo/content/airports.ts';
import { cityBySlug } from '@nolo/content/cities.ts';
import { slugOf } from '@nolo/domain/slug.ts';
import { readRentalDates, type RentalTimes } from '@nolo/domain/rental/rental-request.ts';
import { readStatedDriver, usualDriver } from '@nolo/domain/rental/stated-driver.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { useLayoutData } from '../app/use-layout-data.ts';
import { findPlace, headingOf } from '../shared/places/place.ts';
import { usePlaceWords } from '../shared/places/use-place-words.ts';
import { nowInItaly } from '../shared/rental/rental-dates.ts';
import { readSearch, type SearchState } from '../shared/rental/search-state.ts';
import { rememberedSearch } from '../features/search/remembered-search.ts';
import { paths } from '../app/paths.ts';
import { typeName } from '@nolo/i18n/car-type-name.ts';

export const handle: PageHandle = { namespaces: ['map', 'search'], footer: (theme) => theme !== 4 };

function readRequest(url: URL, params: Route.LoaderArgs['params']) {
  const path = readListPath(params);
  if (!path) throw data(null, { status: 404 });
  const language = languageOfPath(url.pathname);
  return { path, language, asked: readListAddress(path, url.searchParams, language) };
}

/**
 * A search form sent before our JavaScript was there names its place in words, as may an address somebody wrote.
 * Null where there is nothing to resolve.
 */
async function withPlaceFound(api: ApiClient, url: URL, asked: SearchState): Promise<SearchState | null> {
  const fields = readFormFields(url.searchParams);
  const typed = fields?.typed ?? { place: asked.unknownPlace, back: asked.unknownReturn };
  const find = (text: string | null) => (text ? findPlace(api, text) : null);
  const [place, back] = await Promise.all([find(typed.place), find(typed.back)]);
  if (!fields && !place && !back) return null;
  return {
    ...asked,
    ...fields?.times,
    place: place ?? (fields ? null : asked.place),
    unknownPlace: place ? null : typed.place || null,
    returnPlace: back ?? (fields ? null : asked.returnPlace),
    unknownReturn: back ? null : typed.back || null,
  };
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (themeOf(context) !== 4 && params.filterType) throw data(null, { status: 404 });
  const api = apiOf(context);
  const meant = await findListPath(api, params, url);
  if (meant !== null) throw redirect(meant, 301);
  const { path, language, asked } = readRequest(url, params);
  if (!(await isThere(api, path))) throw data(null, { status: 404 });
  const sent = await withPlaceFound(api, url, asked);
  if (sent) throw redirect(listAddress({ kind: 'all' }, sent, language));
  const now = nowInItaly(nowOf(context));
  const [list, { companies }] = await Promise.all([
    loadCarList(api, asked, { now }),
    api.call('websiteCompanies', { query: {} }),
  ]);
  const isThin = await isAlwaysEmpty(api, list);
  return { path, asked, now, list, companies, isThin, failure: null };
}

/** Whether a list's address names a maker or a type that there is. */
async function isThere(api: ApiClient, path: ListPath): Promise<boolean> {
  if (path.kind === 'all' || path.kind === 'city') return true;
  const [{ carMakes }, { carTypes }] = await Promise.all([
    api.call('carMakes', { query: {} }),
    api.call('carTypes'),
  ]);
  return isListOf(path, { makes: carMakes, types: carTypes });
}

/** `failure`: why what was asked for last is not shown. */
type Loaded = Omit<Awaited<ReturnType<typeof loader>>, 'failure'> & { failure: string | null };
/** What is shown: it stays when the server fails. */
let shown: Loaded | null = null;
let companiesOnce: Promise<Loaded['companies']> | undefined;

/** In the browser, cars that are there already are not asked for again. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const url = new URL(request.url);
  const meant = await findListPath(browserApi, params, url);
  if (meant !== null) throw redirect(meant);
  const { path, language, asked } = readRequest(url, params);
  const now = nowInItaly();
  const remembered = rememberedSearch(path, asked, { now, language, user: currentUser() });
  if (remembered.dates || remembered.place || remembered.driver) {
    throw redirect(listAddress(path, { ...asked, ...remembered }, language));
  }
  const options = { now, shown: shown?.list ?? null, signal: request.signal };
  const companies = allCompanies();
  try {
    const list = await loadCarList(browserApi, asked, options);
    return {
      path,
      asked,
      now,
      list,
      companies: await companies,
      isThin: false,
      failure: null,
    };
  } catch (error) {
    // Without an answer, too, the cars stay and the list says so.
    if (!shown || !isApiError(error) || (error.status < 500 && error.status !== 0)) throw error;
    return { ...shown, path, asked, now, failure: error.message };
  }
}

/** Asked for once; a failed call is made again with the next list. */
function allCompanies(): Promise<Loaded['companies']> {
  companiesOnce ??= browserApi
    .call('websiteCompanies', { query: {} }, { isQuiet: true })
    .then((reply) => reply.companies);
  return companiesOnce.catch(() => {
    companiesOnce = undefined;
    return [];
  });
}

export default function CarListRoute({ loaderData }: Route.ComponentProps) {
  const { path, isThin } = loaderData;
  const list = useWords(loaderData.list);
  const layout = useLayoutData();
  const catalogue = { makes: layout?.carMakes ?? [], types: layout?.carTypes ?? [] };
  const meta = useListMeta({ path, search: list.search, catalogue });
  const canonical = canonicalListPath(path, catalogue, useLanguage());
  useEffect(() => {
    shown = loaderData;
  }, [loaderData]);
  return (
    <>
      <PageMeta
        title={meta.title}
        description={meta.description}
        path={canonical ?? undefined}
        isThin={canonical === null || isThin}
      />
      <CarListPage {...loaderData} list={list} title={meta.heading} catalogue={catalogue} />
    </>
  );
}

/** The list with its place as the page's language calls it. */
function useWords(list: Loaded['list']): Loaded['list'] {
  const inWords = usePlaceWords();
  return useMemo(() => {
    const { search } = list;
    return { ...list, search: { ...search, place: search.place && inWords(search.place) } };
  }, [list, inWords]);
}

/**
 * The address of the list that a shorter one means, its query kept: `/city/roma`, `/carMake/fiat` or `/carType/suv`
 * without the last segment, or a kind alone. Null where nothing is called so.
 */
async function findListPath(
  api: ApiClient,
  { filterType, filterValue, filterSlug }: ListParams,
  url: URL,
): Promise<string | null> {
  const find = finders[filterType ?? ''];
  if (!find || filterSlug !== undefined) return null;
  if (filterValue === undefined) return paths.carList(languageOfPath(url.pathname)) + url.search;
  return find(api, filterValue, url);
}

type Find = (api: ApiClient, name: string, url: URL) => Promise<string | null>;

const finders: Partial<Record<string, Find>> = {
  async city(api, name, { pathname, search, searchParams }) {
    const language = languageOfPath(pathname);
    const known = cityBySlug(name) ?? airportBySlug(name);
    if (known) return paths.carListCity(language, known) + search;
    const place = await findPlace(api, name.replaceAll('-', ' '));
    return place && listAddress({ kind: 'all' }, { ...readSearch(searchParams), place }, language);
  },
  async carMake(api, name, { pathname, search }) {
    const { carMakes } = await api.call('carMakes', { query: {} });
    const make = carMakes.find(({ carMake }) => slugOf(carMake) === slugOf(name));
    return make ? paths.carListMake(languageOfPath(pathname), make) + search : null;
  },
  async carType(api, name, { pathname, search }) {
    const { carTypes } = await api.call('carTypes');
    const type = carTypes.find(({ carType }) => slugOf(carType) === slugOf(name));
    return type ? paths.carListType(languageOfPath(pathname), type) + search : null;
  },
};

type FormFields = {
  typed: { place: string; back: string | null };
  times: Omit<RentalTimes, 'returnPlace'>;
};

/** The search form's own fields, sent by a browser that has not run our JavaScript; null otherwise. */
function readFormFields(params: URLSearchParams): FormFields | null {
  if (!params.has('start_day') && !params.has('place')) return null;
  const moment = (part: string) => `${params.get(`${part}_day`)}T${params.get(`${part}_time`)}`;
  const typed = (name: string) => params.get(name)?.slice(0, 100) ?? '';
  return {
    typed: { place: typed('place'), back: params.has('elsewhere') ? typed('return_place') : null },
    times: {
      dates: readRentalDates(moment('start'), moment('end')),
      isSameTime: params.has('sameTime'),
      driver: params.has('usualDriver') ? usualDriver : readStatedDriver(params),
    },
  };
}

const titled = (heading: string, description: string) => ({ heading, title: heading, description });

/**
 * Heading, title and description of the list; the same words however one came: by an address that names the city, or by
 * a search.
 */
function useListMeta(given: { path: ListPath; search: SearchState; catalogue: Catalogue }) {
  const t = useTexts('search');
  const { path, search, catalogue } = given;
  const describe = (what: string) => t('list_description', { what });

  const name = nameOf();
  if (name !== undefined) {
    return titled(t('list_title_of', { name }), describe(t('list_description_name', { name })));
  }
  const { place } = search;
  const isNamed = path.kind === 'city' && place;
  return titled(
    place ? t('list_title_of', { name: headingOf(place) }) : t('list_title'),
    describe(isNamed ? t('list_description_place', { place: place.city }) : t('list_description_cars')),
  );

  function nameOf(): string | undefined {
    if (path.kind === 'carMake') return catalogue.makes.find((one) => one.carMakeId === path.id)?.carMake;
    const type = path.kind === 'carType' && catalogue.types.find(({ carTypeId }) => carTypeId === path.id);
    return type ? typeName(t, { key: type.key, name: type.carType }) : undefined;
  }
}
