import { airportBySlug } from '@nolo/content/airports.ts';
import { cityBySlug, cityName } from '@nolo/content/cities.ts';
import { slugOf } from '@nolo/domain/slug.ts';
import { airportName } from '@nolo/i18n/airport-name.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { paths, queryString } from '../../app/paths.ts';
import { placeAround, type Place } from '../../shared/places/place.ts';
import { emptySearch, readSearch, searchQuery, type SearchState } from '../../shared/rental/search-state.ts';

/** What the filters offer. */
export type Catalogue = {
  makes: readonly { carMakeId: number; carMake: string }[];
  types: readonly { carTypeId: number; carType: string; key: string }[];
};

export type Company = { id: number; company_name: string; city: string };

/** What the address of a list names: `/city/roma/41.9-12.4`, `/carMake/fiat/12`, `/carType/suv/8`, or nothing. */
export type ListPath =
  | { kind: 'all' }
  | { kind: 'city'; slug: string; latitude: number; longitude: number }
  | { kind: 'carMake' | 'carType'; slug: string; id: number };

/** The segments of a list's address, all of them optional (docs/specification/pages.md 2). */
export type ListParams = { filterType?: string; filterValue?: string; filterSlug?: string };

/** Null for an address that is no list, or a shorter one (`findListPath`). */
export function readListPath({ filterType, filterValue, filterSlug }: ListParams): ListPath | null {
  if (filterType === undefined) return { kind: 'all' };
  if (!filterValue || !filterSlug) return null;
  if (filterType === 'city') {
    const [, latitude, longitude] =
      /^(-?\d{1,2}(?:\.\d{1,10})?)-(-?\d{1,3}(?:\.\d{1,10})?)$/.exec(filterSlug) ?? [];
    if (latitude === undefined) return null;
    return { kind: 'city', slug: filterValue, latitude: Number(latitude), longitude: Number(longitude) };
  }
  if ((filterType !== 'carMake' && filterType !== 'carType') || !/^[1-9]\d{0,8}$/.test(filterSlug))
    return null;
  return { kind: filterType, slug: filterValue, id: Number(filterSlug) };
}

type CityPath = Extract<ListPath, { kind: 'city' }>;

/** The place a path names, in the reader's language; one that has no page keeps its slug, capitalised. */
function placeOf(path: CityPath, language: Language): Place {
  const airport = airportBySlug(path.slug);
  const known = cityBySlug(airport?.citySlug ?? path.slug);
  const city = known?.names[language] ?? cityName(capitalised(path.slug), language);
  if (!airport) return placeAround(path, city);
  const name = `${airportName(airport.names[language], language)} (${airport.iata})`;
  return { ...placeAround(path, name), city, kind: 'airport' };
}

function capitalised(slug: string): string {
  return slug.replace(
    /(^|-)(\p{L})/gu,
    (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase(),
  );
}

/**
 * The one address of the list that a path names, whatever filters follow it: all of them are views of this list. Null
 * for a path that no page leads to, such as coordinates that somebody made up.
 */
export function canonicalListPath(
  path: ListPath,
  { makes, types }: Catalogue,
  language: Language,
): string | null {
  if (path.kind === 'all') return paths.carList(language);
  if (path.kind === 'city') {
    const place = cityBySlug(path.slug) ?? airportBySlug(path.slug);
    return place ? paths.carListCity(language, place) : null;
  }
  if (path.kind === 'carMake') {
    const make = makes.find(({ carMakeId }) => carMakeId === path.id);
    return make ? paths.carListMake(language, make) : null;
  }
  const type = types.find(({ carTypeId }) => carTypeId === path.id);
  return type ? paths.carListType(language, type) : null;
}

/** Whether a maker's or type's address names one there is, and by its own name: any other is Page Not Found. */
export function isListOf(path: ListPath, { makes, types }: Catalogue): boolean {
  if (path.kind === 'carMake') {
    return makes.some((one) => one.carMakeId === path.id && slugOf(one.carMake) === slugOf(path.slug));
  }
  if (path.kind !== 'carType') return true;
  return types.some((one) => one.carTypeId === path.id && slugOf(one.carType) === slugOf(path.slug));
}

/** The whole search an address stands for. */
export function readListAddress(path: ListPath, params: URLSearchParams, language: Language): SearchState {
  const state = readSearch(params);
  if (path.kind === 'city') return { ...state, place: placeOf(path, language) };
  if (path.kind === 'carMake') return { ...state, makes: [...new Set([path.id, ...state.makes])] };
  if (path.kind === 'carType') return { ...state, carTypes: [...new Set([path.id, ...state.carTypes])] };
  return state;
}

/**
 * The address of a search. It keeps the readable path while the search still is what the path says, and
 * leaves it for the plain list otherwise.
 */
export function listAddress(path: ListPath, state: SearchState, language: Language): string {
  const kept = keptPath(path, state, language);
  if (!kept) return paths.carList(language, searchQuery(state));
  return `${kept.path}${queryString(searchQuery(kept.rest))}`;
}

function keptPath(path: ListPath, state: SearchState, language: Language) {
  if (path.kind === 'city') {
    const { slug, latitude: lat, longitude: lon } = path;
    const place = state.place && { ...state.place, names: undefined };
    const isSame = JSON.stringify(place) === JSON.stringify(placeOf(path, language));
    return (
      isSame && { path: paths.carListCity(language, { slug, lat, lon }), rest: { ...state, place: null } }
    );
  }
  if (path.kind === 'carMake' && state.makes[0] === path.id && state.makes.length === 1) {
    const make = { carMake: path.slug, carMakeId: path.id };
    return { path: paths.carListMake(language, make), rest: { ...state, makes: [] } };
  }
  if (path.kind === 'carType' && state.carTypes[0] === path.id && state.carTypes.length === 1) {
    const type = { carType: path.slug, carTypeId: path.id };
    return { path: paths.carListType(language, type), rest: { ...state, carTypes: [] } };
  }
  return null;
}

/** The filters of a search, as far as 'clear all' goes: place, dates and order stay. */
export function withoutFilters(state: SearchState): SearchState {
  const { place, dates, isSameTime, driver, returnPlace, sort, hasMap } = state;
  return { ...emptySearch, place, dates, isSameTime, driver, returnPlace, sort, hasMap };
}

/** Two addresses with the same key show the same cars, as many pages of them as each asks for, in any language. */
export function searchKey(state: SearchState): string {
  const place = state.place && { ...state.place, description: '', city: '' };
  const returnPlace = state.returnPlace && { ...state.returnPlace, description: '' };
  return queryString(searchQuery({ ...state, place, returnPlace, pages: 1, hasMap: false }));
}
