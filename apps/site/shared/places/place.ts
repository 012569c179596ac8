import type { z } from 'zod';
import type { foundPlace } from '@nolo/contract/websites.ts';
import {
  boxAround,
  distanceKm,
  isAroundPoint,
  POINT_RADIUS_KM,
  type Point,
} from '@nolo/domain/places/geography.ts';
import type { ApiClient } from '../../api/api-client.ts';

/** A place as the place autocomplete gives it. */
export type FoundPlace = z.output<typeof foundPlace>;

/** A chosen place (docs/specification/accounts.md 9); degrees. */
export type Place = {
  description: string;
  city: string;
  lat: [south: number, north: number];
  long: [west: number, east: number];
  /** Said of airports and of what a map showed: of nothing else do heading and cards speak in another way. */
  kind?: 'airport' | 'area';
  hasLocationPermission?: boolean;
  /** Description and city in every language, of a place that the gazetteer knows. */
  names?: FoundPlace['names'];
};

function rounded([from, to]: [number, number]): [number, number] {
  return [Number(from.toFixed(4)), Number(to.toFixed(4))];
}

export function chosenPlace({
  description,
  city,
  lat,
  long,
  kind,
  names,
}: Omit<FoundPlace, 'has_cars'>): Place {
  return { description, city, lat, long, kind: kind === 'airport' ? kind : undefined, names };
}

/** As an address or a storage says it. */
export function readKind(text: unknown): Place['kind'] {
  return text === 'airport' || text === 'area' ? text : undefined;
}

/** A place of which only a point is known: a city's address, the visitor's own position. */
export function placeAround(point: Point, name: string): Place {
  const { lat, long } = boxAround(point, POINT_RADIUS_KM);
  return { description: name, city: name, lat: rounded(lat), long: rounded(long) };
}

function middle([from, to]: [number, number]): number {
  return Number(((from + to) / 2).toFixed(4));
}

/** Where a place is taken to be: the middle of its ranges, to some metres. */
export function centreOf({ lat, long }: Pick<Place, 'lat' | 'long'>): Point {
  return { latitude: middle(lat), longitude: middle(long) };
}

/** Kilometres from the middle of a place; null from a region or a country, which has none that anybody means. */
export function distanceFrom(place: Place, point: Point): number | null {
  return isAroundPoint(place) ? distanceKm(centreOf(place), point) : null;
}

/** The way there in the reader's own map application. */
export function directionsTo({ latitude, longitude }: Point): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

/** As a heading calls it: an airport by its own name, anything else by its city's. */
export function headingOf({ kind, description, city }: Place): string {
  return (kind === 'airport' && description.split(', ')[0]) || city;
}

/** What somebody typed without choosing: the best place for it, or null when no place is called so. */
export async function findPlace(api: ApiClient, text: string): Promise<Place | null> {
  const { places } = await api.call('websitePlaces', { query: { q: text, limit: 1 } }, { isQuiet: true });
  return places[0] ? chosenPlace(places[0]) : null;
}
