import { LngLat, type JumpToOptions, type Map as MapLibreMap, type PaddingOptions } from 'maplibre-gl';
import { cornersOf, toPixels } from './cluster-markers.ts';
import type { MapBounds, MapMarker, MapTexts } from './map-types.ts';

/** CSS pixels above the places shown, for a price, and below, for a button. */
const ROOM = { top: 56, bottom: 68 };
/** Of a price (`price-marker.tsx`): its frame with the number of cars, and each letter. */
const PRICE = { frame: 60, letter: 7.8 };
/** The column of buttons in the upper right corner (`map-controls.tsx`), with half a price below it. */
const CONTROLS = { width: 64, height: 220 };

type Options = {
  /** Half of the widest price, in CSS pixels. */
  side: number;
  maxZoom: number;
  animate?: boolean;
  isByPerson?: boolean;
};

/** Half of the widest price that these cars can have, in CSS pixels. */
export function sideOf(markers: readonly MapMarker[], from: MapTexts['from']): number {
  const letters = markers.map(({ cheapest }) => (cheapest?.label ? from(cheapest.label).length : 0));
  return (PRICE.frame + PRICE.letter * Math.max(0, ...letters)) / 2;
}

/** Moves the map to a box, so that no price in it is cut at an edge or lies under the map's buttons. */
export function fitBox(
  map: MapLibreMap,
  box: MapBounds,
  { side, maxZoom, animate = true, ...who }: Options,
): void {
  const room = roomIn(map, side);
  const cameraWith = (padding: PaddingOptions) => map.cameraForBounds(cornersOf(box), { padding, maxZoom });
  const camera = cameraWith(room);
  if (!camera) return;
  const isCovered = isUnderControls(map, box, camera, side);
  const clear = isCovered ? cameraWith({ ...room, right: room.right + CONTROLS.width }) : camera;
  map.flyTo({ ...(clear ?? camera), animate }, who);
}

/** At most half of the map is room. */
function roomIn(map: MapLibreMap, side: number) {
  const { clientWidth, clientHeight } = map.getContainer();
  const across = Math.min(1, clientWidth / 4 / side);
  const down = Math.min(1, clientHeight / 2 / (ROOM.top + ROOM.bottom));
  const beside = side * across;
  return { top: ROOM.top * down, right: beside, bottom: ROOM.bottom * down, left: beside };
}

/** Whether a price in the box's upper right corner would be. */
function isUnderControls(
  map: MapLibreMap,
  { lat, long }: MapBounds,
  camera: JumpToOptions,
  side: number,
): boolean {
  const { zoom, center } = camera;
  if (zoom === undefined || center === undefined) return false;
  const { lng, lat: middle } = LngLat.convert(center);
  const [right, top] = toPixels({ latitude: lat[1], longitude: long[1] }, zoom);
  const [x, y] = toPixels({ latitude: middle, longitude: lng }, zoom);
  const { clientWidth, clientHeight } = map.getContainer();
  const fromRight = clientWidth / 2 - (right - x);
  const fromTop = clientHeight / 2 - (y - top);
  return fromRight < side + CONTROLS.width && fromTop < CONTROLS.height;
}
