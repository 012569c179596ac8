import { describe, expect, test } from 'vitest';
import { parseLocalDateTime, type LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { placeBySlug } from '@nolo/api/search/places/find-places.ts';
import { placeIn } from '../places/use-place-words.ts';
import { chosenPlace } from '../places/place.ts';
import { queryString } from '../../app/paths.ts';
import { emptySearch, readSearch, searchQuery } from './search-state.ts';
import { parseRecentSearches, withSearch, type RecentSearch } from './recent-searches.ts';

const at = (text: string) => parseLocalDateTime(text) as LocalDateTime;
const now = at('2027-03-10T12:00');
const place = (description: string) => ({
  description,
  city: description,
  lat: [41, 42] as [number, number],
  long: [12, 13] as [number, number],
});
const dates = { start: at('2027-03-26T10:00'), end: at('2027-03-29T10:00') };
const search = (name: string): RecentSearch => ({ place: place(name), dates });

describe('recent searches', () => {
  test('as they were stored', () => {
    const stored = JSON.stringify([{ place: place('Rome'), ...dates }]);
    expect(parseRecentSearches(stored, now)).toEqual([search('Rome')]);
  });

  test('dates that are over are not offered again, their place is', () => {
    const stored = JSON.stringify([
      { place: place('Rome'), start: '2027-03-01T10:00', end: '2027-03-04T10:00' },
    ]);
    expect(parseRecentSearches(stored, now)).toEqual([{ place: place('Rome'), dates: null }]);
  });

  test('never the visitor’s own position, not even one that comes back from a list’s address', () => {
    const position = { ...place('My position'), hasLocationPermission: true };
    const query = queryString(searchQuery({ ...emptySearch, place: position }));
    const onList = readSearch(new URLSearchParams(query)).place ?? place('nowhere');
    expect(withSearch([search('Rome')], { place: onList, dates })).toEqual([search('Rome')]);
    expect(parseRecentSearches(JSON.stringify([{ place: position, ...dates }]), now)).toEqual([]);
  });

  test.each([null, 'no JSON', '{}', '[null, 1, {"place": {}}]'])('%s holds none', (stored) => {
    expect(parseRecentSearches(stored, now)).toEqual([]);
  });

  test('a place searched in two languages is one', () => {
    const [english, italian] = (['en', 'it'] as const).map((language) => {
      const found = placeBySlug('napoli', language);
      if (!found) throw new Error('the gazetteer has no napoli');
      return { place: chosenPlace(found), dates };
    });
    if (!english || !italian) throw new Error('two searches');
    expect(withSearch([english], italian)).toEqual([italian]);
    const stored = JSON.stringify([{ place: english.place, ...dates }]);
    expect(parseRecentSearches(stored, now)).toEqual([english]);
    expect(placeIn(english.place, 'it')).toEqual(italian.place);
  });

  test('the latest first, each place once, four at most', () => {
    let searches: RecentSearch[] = [];
    for (const name of ['Rome', 'Milan', 'Turin', 'Rome', 'Naples', 'Bari']) {
      searches = withSearch(searches, search(name));
    }
    expect(searches.map((one) => one.place.description)).toEqual(['Bari', 'Naples', 'Rome', 'Turin']);
  });
});
