import { gazetteerRows, placeNames, rangesOf, type Place } from './gazetteer.ts';

const keyOf = (lat: Place['lat'], long: Place['long']) => [...lat, ...long].join(' ');

/** No two places have the same ranges: they say which place is meant, whatever language it was chosen in. */
const rowsByRanges = new Map(
  gazetteerRows.map((row) => {
    const { lat, long } = rangesOf(row);
    return [keyOf(lat, long), row];
  }),
);

/** What the place with exactly these ranges is called in every language; null for any other area. */
export function reverseGeocode(lat: Place['lat'], long: Place['long']): Place['names'] | null {
  const row = rowsByRanges.get(keyOf(lat, long));
  return row ? placeNames(row) : null;
}
