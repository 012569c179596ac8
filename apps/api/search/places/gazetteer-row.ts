import type { PlaceKind } from '@nolo/domain/places/place-kind.ts';

/** An address is nowhere in the gazetteer (`geocoder.ts`). */
export type GazetteerKind = Exclude<PlaceKind, 'address'>;

/**
 * One place in `data/gazetteer.json` (GeoNames) or `data/landmarks.json` (stations, ports and landmarks, collected by hand). An array, because ten thousand sets of keys would double the file.
 * `names` is 'Italian|English|French|other spellings...', or a single name where all are the same.
 */
export type GazetteerRow = [
  id: string,
  kind: GazetteerKind,
  slug: string,
  names: string,
  country: string,
  /** GeoNames code of the Italian region, empty elsewhere. */
  region: string,
  population: number,
  latitude: number,
  longitude: number,
  /** Airports: IATA code and slug of the city served; stations, ports and landmarks have that slug and no code. */
  iata?: string,
  citySlug?: string,
  /** Regions: the ranges to search, [south, north, west, east]. */
  bounds?: [number, number, number, number],
];
