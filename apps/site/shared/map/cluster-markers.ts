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

/** CSS pixels: as near as this any two pills of groups overlap. */
const PILL_WIDTH = 120;
const PILL_HEIGHT = 40;
const TILE_SIZE = 512;

/** Where a place is on the whole world's map, from its upper left corner, in CSS pixels. */
export function toPixels({ latitude, longitude }: Point, zoom: number): [x: number, y: number] {
  const worldSize = TILE_SIZE * 2 ** zoom;
  const clamped = Math.max(-85, Math.min(85, latitude));
  const mercator = Math.log(Math.tan(Math.PI / 4 + (clamped * Math.PI) / 360));
  return [((longitude + 180) / 360) * worldSize, (0.5 - mercator / (2 * Math.PI)) * worldSize];
}

const areTogether = (a: readonly [number, number], b: readonly [number, number]) =>
  Math.abs(a[0] - b[0]) < PILL_WIDTH && Math.abs(a[1] - b[1]) < PILL_HEIGHT;

const priceOf = ({ cheapest, unavailability }: MapMarker) =>
  unavailability === null ? (cheapest?.amountMinor ?? Number.MAX_SAFE_INTEGER) : Infinity;

/** CSS pixels. */
export type PillSize = { width: number; height: number };
type Placed = MarkerGroup & { at: [number, number]; rank: number };

/**
 * Groups markers whose pills, as large as they are drawn, would overlap at a zoom level. Depends on no place on the
 * screen, so that panning never regroups. Cheapest first: a group's price and place are those of its cheapest car; what
 * cannot be booked comes last.
 */
export function clusterMarkers(
  markers: readonly MapMarker[],
  zoom: number,
  sizeOf: (group: MarkerGroup) => PillSize,
): MarkerGroup[] {
  const byPrice = markers.toSorted((a, b) => priceOf(a) - priceOf(b) || (a.id < b.id ? -1 : 1));
  const overlap = (a: Placed, b: Placed) => {
    const [one, other] = [sizeOf(a), sizeOf(b)];
    const isBeside = Math.abs(a.at[0] - b.at[0]) >= (one.width + other.width) / 2;
    return !isBeside && Math.abs(a.at[1] - b.at[1]) < Math.max(one.height, other.height);
  };
  let groups: Placed[] = [];
  for (const [rank, marker] of byPrice.entries()) {
    let group: Placed = { first: marker, members: [marker], at: toPixels(marker, zoom), rank };
    // What is joined grows wider, and may reach the next one.
    for (let near = groups.find((other) => overlap(other, group)); near;) {
      const taken = near;
      groups = groups.filter((other) => other !== taken);
      group = joined(taken, group);
      near = groups.find((other) => overlap(other, group));
    }
    groups.push(group);
  }
  return groups.toSorted((a, b) => a.rank - b.rank).map(({ first, members }) => ({ first, members }));
}

/** At the place of the cheaper one. */
function joined(a: Placed, b: Placed): Placed {
  const [cheaper, dearer] = a.rank < b.rank ? [a, b] : [b, a];
  return { ...cheaper, members: [...cheaper.members, ...dearer.members] };
}

/** Whether pills at opposite corners of a box would still overlap at a zoom level. */
export function isOnePill({ lat, long }: MapBounds, zoom: number): boolean {
  const corner = (at: 0 | 1) => toPixels({ latitude: lat[at], longitude: long[at] }, zoom);
  return areTogether(corner(0), corner(1));
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
