import type { MapMarker } from './map-types.ts';

export type MarkerGroup = {
  /** The cheapest; the group stands where this one does. */
  first: MapMarker;
  members: MapMarker[];
};

/** CSS pixels: pills nearer to each other than this would overlap. */
const PILL_WIDTH = 120;
const PILL_HEIGHT = 40;
const TILE_SIZE = 512;

function toPixels({ latitude, longitude }: MapMarker, zoom: number): [x: number, y: number] {
  const worldSize = TILE_SIZE * 2 ** zoom;
  const clamped = Math.max(-85, Math.min(85, latitude));
  const mercator = Math.log(Math.tan(Math.PI / 4 + (clamped * Math.PI) / 360));
  return [((longitude + 180) / 360) * worldSize, (0.5 - mercator / (2 * Math.PI)) * worldSize];
}

/**
 * Groups markers whose pills would overlap at a zoom level. Depends on nothing else, so that panning
 * never regroups. Cheapest first: a group's price and place are those of its cheapest car.
 */
export function clusterMarkers(markers: readonly MapMarker[], zoom: number): MarkerGroup[] {
  const groups: (MarkerGroup & { at: [number, number] })[] = [];
  const byPrice = markers.toSorted((a, b) => a.amountMinor - b.amountMinor || (a.id < b.id ? -1 : 1));
  for (const marker of byPrice) {
    const at = toPixels(marker, zoom);
    const group = groups.find(
      (other) => Math.abs(other.at[0] - at[0]) < PILL_WIDTH && Math.abs(other.at[1] - at[1]) < PILL_HEIGHT,
    );
    if (group) group.members.push(marker);
    else groups.push({ first: marker, members: [marker], at });
  }
  return groups.map(({ first, members }) => ({ first, members }));
}

/** Undefined without markers. */
export function boundsOf(
  markers: readonly MapMarker[],
): [west: number, south: number, east: number, north: number] | undefined {
  if (markers.length === 0) return undefined;
  const longitudes = markers.map(({ longitude }) => longitude);
  const latitudes = markers.map(({ latitude }) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}
