import type { MapBounds, MapMarker } from './map-types.ts';

export type MarkerGroup = {
  /** The cheapest; the group stands where this one does. */
  first: MapMarker;
  members: MapMarker[];
};

/** Of all its members. */
export const carsIn = ({ members }: MarkerGroup) => members.reduce((sum, { count }) => sum + count, 0);

export const bookableIn = ({ members }: MarkerGroup) =>
  members.reduce((sum, { bookable }) => sum + bookable, 0);

type Point = { latitude: number; longitude: number };

/** CSS pixels: pills nearer to each other than this would overlap. */
export type PillSize = { width: number; height: number };

/** Of a pill's frame with the number of cars, and of each letter (`price-marker.tsx`), as wide as letters get. */
const PILL = { frame: 62, letter: 8.2, height: 40 };
const TILE_SIZE = 512;

/** Where a place is on the whole world's map, from its upper left corner, in CSS pixels. */
export function toPixels({ latitude, longitude }: Point, zoom: number): [x: number, y: number] {
  const worldSize = TILE_SIZE * 2 ** zoom;
  const clamped = Math.max(-85, Math.min(85, latitude));
  const mercator = Math.log(Math.tan(Math.PI / 4 + (clamped * Math.PI) / 360));
  return [((longitude + 180) / 360) * worldSize, (0.5 - mercator / (2 * Math.PI)) * worldSize];
}

/** As large as any price of these cars can be, on a page whose text is `scale` times the usual size. */
export function pillSize(
  markers: readonly MapMarker[],
  from: (price: string) => string,
  scale: number,
): PillSize {
  const letters = markers.map(({ cheapest }) => (cheapest?.label ? from(cheapest.label).length : 0));
  const width = PILL.frame + PILL.letter * Math.max(0, ...letters);
  return { width: width * scale, height: PILL.height * scale };
}

const areTogether = (a: readonly [number, number], b: readonly [number, number], pill: PillSize) =>
  Math.abs(a[0] - b[0]) < pill.width && Math.abs(a[1] - b[1]) < pill.height;

const priceOf = ({ cheapest, unavailability }: MapMarker) =>
  unavailability === null ? (cheapest?.amountMinor ?? Number.MAX_SAFE_INTEGER) : Infinity;

/**
 * Groups markers whose pills would overlap at a zoom level. Depends on no place on the screen, so that panning
 * never regroups. Cheapest first: a group's price and place are those of its cheapest car; what cannot be booked comes last.
 */
export function clusterMarkers(markers: readonly MapMarker[], zoom: number, pill: PillSize): MarkerGroup[] {
  const groups: (MarkerGroup & { at: [number, number] })[] = [];
  const byPrice = markers.toSorted((a, b) => priceOf(a) - priceOf(b) || (a.id < b.id ? -1 : 1));
  for (const marker of byPrice) {
    const at = toPixels(marker, zoom);
    const group = groups.find((other) => areTogether(other.at, at, pill));
    if (group) group.members.push(marker);
    else groups.push({ first: marker, members: [marker], at });
  }
  return groups.map(({ first, members }) => ({ first, members }));
}

/** Whether pills at opposite corners of a box would still overlap at a zoom level. */
export function isOnePill({ lat, long }: MapBounds, zoom: number, pill: PillSize): boolean {
  const corner = (at: 0 | 1) => toPixels({ latitude: lat[at], longitude: long[at] }, zoom);
  return areTogether(corner(0), corner(1), pill);
}

/** The smallest box around all of them; null without markers. */
export function boxOf(markers: readonly Pick<MapMarker, 'box'>[]): MapBounds | null {
  if (markers.length === 0) return null;
  const ends = (key: keyof MapBounds): [number, number] => [
    Math.min(...markers.map(({ box }) => box[key][0])),
    Math.max(...markers.map(({ box }) => box[key][1])),
  ];
  return { lat: ends('lat'), long: ends('long') };
}

/** As MapLibre takes it. */
export function cornersOf({
  lat,
  long,
}: MapBounds): [west: number, south: number, east: number, north: number] {
  return [long[0], lat[0], long[1], lat[1]];
}
