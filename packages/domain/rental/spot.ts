import type { Box, Point } from '../places/geography.ts';

/** A place as a booking keeps it. */
export type BookedPlace = { description: string; city: string } & Box;

/** A point has no room: its ranges begin and end there. */
export function spot(description: string, city: string, { latitude, longitude }: Point): BookedPlace {
  return { description, city, lat: [latitude, latitude], long: [longitude, longitude] };
}
