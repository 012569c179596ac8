import type { z } from 'zod';
import type { place } from '../../../contract/websites.ts';

/** A place as the place autocomplete gives it. */
export type FoundPlace = z.output<typeof place>;

/** A chosen place (customer-application.md 3 'Location selection'); degrees. */
export type Place = {
  description: string;
  city: string;
  lat: [south: number, north: number];
  long: [west: number, east: number];
  hasLocationPermission?: boolean;
};

/** About 30 km around a point, in degrees of latitude (decisions.md 2). */
const AROUND = 0.2695;

function round(degrees: number): number {
  return Number(degrees.toFixed(4));
}

export function chosenPlace({ description, city, lat, long }: FoundPlace): Place {
  return { description, city, lat, long };
}

/** A place of which only a point is known: a city's address, the visitor's own position. */
export function placeAround(point: { latitude: number; longitude: number }, name: string): Place {
  const { latitude, longitude } = point;
  const east = AROUND / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return {
    description: name,
    city: name,
    lat: [round(latitude - AROUND), round(latitude + AROUND)],
    long: [round(longitude - east), round(longitude + east)],
  };
}
