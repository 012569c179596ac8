import { airportBySlug } from '@nolo/content/airports.ts';
import { cityBySlug } from '@nolo/content/cities.ts';
import { slugOf } from '@nolo/domain/slug.ts';
import { languageOfPath } from '@nolo/i18n/language.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { paths } from '../../app/paths.ts';
import { findPlace } from '../../shared/places/find-place.ts';
import { readSearch } from '../../shared/rental/search-state.ts';
import { listAddress, type ListParams } from './list-address.ts';

/**
 * The address of the list that a shorter one means, its query kept: `/city/roma`, `/carMake/fiat` or `/carType/suv`
 * without the last segment, or a kind alone. Null where nothing is called so.
 */
export async function findListPath(
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
