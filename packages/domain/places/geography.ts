/** Degrees, WGS 84. */
export type Point = { latitude: number; longitude: number };
/** Ranges in degrees, as the location selection stores them and the car search takes them. */
export type Box = { lat: [south: number, north: number]; long: [west: number, east: number] };
export type ReadonlyBox = Readonly<Record<keyof Box, readonly [number, number]>>;

export const KM_PER_DEGREE = 111.32;
/** What counts as 'at' a place of which only a point is known (docs/specification/search.md 1). */
export const POINT_RADIUS_KM = 30;
/** What is near a place: comes first within 'recommended' (docs/specification/search.md 2). */
export const NEAR_KM = 5;

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

export function isInside({ latitude, longitude }: Point, { lat, long }: ReadonlyBox): boolean {
  return lat[0] <= latitude && latitude <= lat[1] && long[0] <= longitude && longitude <= long[1];
}

/** Whether a box stands for a point, as of a town or an airport: a region or a country has no middle to measure from. */
export function isAroundPoint({ lat, long }: ReadonlyBox): boolean {
  const high = (lat[1] - lat[0]) * KM_PER_DEGREE;
  const wide = (long[1] - long[0]) * kmPerDegreeOfLongitude((lat[0] + lat[1]) / 2);
  // Boxes are rounded to some metres.
  const most = 2 * POINT_RADIUS_KM + 0.1;
  return high <= most && wide <= most;
}

/** The point that a box stands for; null for a region or a country. */
export function pointOf(box: ReadonlyBox): Point | null {
  return isAroundPoint(box) ? middleOf(box) : null;
}

export function middleOf({ lat, long }: ReadonlyBox): Point {
  return { latitude: (lat[0] + lat[1]) / 2, longitude: (long[0] + long[1]) / 2 };
}

/** Flat-earth distance: exact to some metres within a hundred kilometres. */
export function distanceKm(from: Point, to: Point): number {
  return Math.hypot(
    (to.latitude - from.latitude) * KM_PER_DEGREE,
    (to.longitude - from.longitude) * kmPerDegreeOfLongitude(from.latitude),
  );
}
