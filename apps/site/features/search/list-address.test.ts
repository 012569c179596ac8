import { describe, expect, test } from 'vitest';
import { airports } from '@nolo/content/airports.ts';
import { languages } from '@nolo/i18n/language.ts';
import { placeBySlug } from '@nolo/api/search/places/find-places.ts';
import { chosenPlace, headingOf } from '../../shared/places/place.ts';
import { emptySearch, readSearch } from '../../shared/rental/search-state.ts';
import { isListOf, listAddress, readListAddress, readListPath, type ListPath } from './list-address.ts';

const nothing = new URLSearchParams();
const pathTo = (slug: string): ListPath => ({ kind: 'city', slug, latitude: 41.8045, longitude: 12.252 });

describe.each(languages)('an airport in %s', (language) => {
  test.each(airports.map(({ slug }) => slug))('%s has one heading, by its path and by a search', (slug) => {
    const found = placeBySlug(slug, language);
    if (!found) throw new Error(`the gazetteer has no ${slug}`);
    const searched = chosenPlace(found);
    const { place } = readListAddress(pathTo(slug), nothing, language);
    expect(place).toMatchObject({ kind: 'airport', city: searched.city });
    // French pages write 'Marco-Polo', the gazetteer has one spelling.
    expect(place && headingOf(place).replace('Marco-Polo', 'Marco Polo')).toBe(headingOf(searched));
  });
});

test('a place of the search keeps its kind in the address', () => {
  const found = placeBySlug('roma-fiumicino', 'it');
  if (!found) throw new Error('the gazetteer has no roma-fiumicino');
  const place = chosenPlace(found);
  const address = listAddress({ kind: 'all' }, { ...emptySearch, place }, 'it');
  expect(readSearch(new URL(address, 'https://nolo.test').searchParams).place).toEqual({
    ...place,
    names: undefined,
  });
});

test('a path keeps its address while the search is what it says', () => {
  const path = readListPath({
    filterType: 'city',
    filterValue: 'roma-fiumicino',
    filterSlug: '41.8045-12.252',
  });
  if (!path) throw new Error('no list');
  const search = readListAddress(path, new URLSearchParams('sort=cheap'), 'en');
  expect(listAddress(path, search, 'en')).toBe('/en/car-list/city/roma-fiumicino/41.8045-12.252?sort=cheap');
});

test.each([
  ['carMake', 'alfa romeo', 7, true],
  ['carMake', 'alfa-romeo', 7, true],
  ['carMake', 'alfa romeo', 9999, false],
  ['carMake', 'ferrari', 7, false],
  ['carType', 'suv', 8, true],
  ['carType', 'suv', 7, false],
] as const)('%s/%s/%d is a list: %s', (kind, slug, id, isList) => {
  const catalogue = {
    makes: [{ carMakeId: 7, carMake: 'Alfa Romeo' }],
    types: [{ carTypeId: 8, carType: 'SUV', key: 'suv' }],
  };
  expect(isListOf({ kind, slug, id }, catalogue)).toBe(isList);
});
