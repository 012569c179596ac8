import type { Map as MapLibreMap } from 'maplibre-gl';
import { useCallback, useRef, useState } from 'react';
import { bookableIn, boxOf, carsIn, isOnePill, type MarkerGroup } from './cluster-markers.ts';
import { fitBox } from './fit-box.ts';
import type { MapBounds, MapMarker } from './map-types.ts';

type Open = { ids: readonly string[]; count: number; bookable: number; cars: readonly MapMarker[] };
const nothing: Open = { ids: [], count: 0, bookable: 0, cars: [] };

/** The price that was pressed, the cars listed in the card for it, and the button to go back to. */
export function useOpenCars(
  markers: readonly MapMarker[],
  loadCars: (box: MapBounds) => Promise<readonly MapMarker[]>,
  side: number,
) {
  const [opened, setOpened] = useState<Open>(nothing);
  const opener = useRef<HTMLElement>(null);
  // Other cars on the map: what was open is gone.
  const open = opened.ids.some((id) => markers.every((marker) => marker.id !== id)) ? nothing : opened;

  const show = async (group: MarkerGroup, box: MapBounds, button: HTMLElement) => {
    const ids = group.members.map(({ id }) => id);
    const isKnown = group.members.every(({ count, cheapest }) => count === 1 && cheapest);
    const counts = { count: carsIn(group), bookable: bookableIn(group) };
    opener.current = button;
    setOpened({ ids, ...counts, cars: isKnown ? group.members : [] });
    if (isKnown) return;
    const cars = await loadCars(box).catch(() => null);
    setOpened((now) => (now.ids !== ids ? now : cars ? { ids, ...counts, cars } : nothing));
  };
  /** Cars that another zoom would part are gone nearer to; the others are listed. */
  const press = (map: MapLibreMap, group: MarkerGroup, button: HTMLElement) => {
    const box = boxOf(group.members);
    if (!box) return;
    const isNearest = map.getZoom() > map.getMaxZoom() - 0.01;
    if (carsIn(group) === 1 || isNearest || isOnePill(box, map.getMaxZoom())) void show(group, box, button);
    else fitBox(map, box, { side, maxZoom: map.getMaxZoom(), isByPerson: true });
  };
  const close = useCallback(() => {
    setOpened(nothing);
    opener.current?.focus();
  }, []);
  return { ...open, press, close };
}
