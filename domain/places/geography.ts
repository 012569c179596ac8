/** Degrees, WGS 84. */
export type Point = { latitude: number; longitude: number };
/** Ranges in degrees, as the location selection stores them and the car search takes them. */
export type Box = { lat: [south: number, north: number]; long: [west: number, east: number] };

export const KM_PER_DEGREE = 111.32;
/** What counts as 'at' a place of which only a point is known (decisions.md 2). */
export const POINT_RADIUS_KM = 30;

/** Kilometres in a degree of longitude there: meridians come closer towards the poles. */
export function kmPerDegreeOfLongitude(latitude: number): number {
  return KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
}

/** The box around a circle; finite at the poles themselves. */
export function boxAround({ latitude, longitude }: Point, radiusKm: number): Box {
  const north = radiusKm / KM_PER_DEGREE;
  const east = radiusKm / Math.max(0.01 * KM_PER_DEGREE, kmPerDegreeOfLongitude(latitude));
  return { lat: [latitude - north, latitude + north], long: [longitude - east, longitude + east] };
}

/** Flat-earth distance: exact to some metres within a hundred kilometres. */
export function distanceKm(from: Point, to: Point): number {
  return Math.hypot(
    (to.latitude - from.latitude) * KM_PER_DEGREE,
    (to.longitude - from.longitude) * kmPerDegreeOfLongitude(from.latitude),
  );
}
