import type { Map as MapLibreMap, MapLibreEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fitBox } from './fit-box.ts';
import type { MapBounds, MapView } from './map-types.ts';
import { currentBounds } from './use-map.ts';

/** What the map shows first, and again whenever `key` is another. */
export type MapFit = { key: string; box: MapBounds };

/** A town, also where there are cars at one place only. */
export const FIT_MAX_ZOOM = 10.5;

/** The same cars with other prices or another selection are no reason to move. */
export function useFit(
  map: MapLibreMap | undefined,
  fit: MapFit | null,
  { side, keepsView }: { side: number; keepsView: boolean },
): void {
  const wasFitted = useRef(false);
  const move = useEffectEvent((live: MapLibreMap) => {
    if (!fit || (keepsView && wasFitted.current)) return;
    fitBox(live, fit.box, { side, maxZoom: FIT_MAX_ZOOM, animate: wasFitted.current });
    wasFitted.current = true;
  });
  const key = fit?.key;
  useEffect(() => {
    if (map && key !== undefined) move(map);
  }, [map, key]);
}

export function useZoom(map: MapLibreMap | undefined): number {
  const [zoom, setZoom] = useState(5);
  useEffect(() => {
    if (!map) return undefined;
    const update = () => setZoom(map.getZoom());
    update();
    map.on('zoomend', update);
    return () => void map.off('zoomend', update);
  }, [map]);
  return zoom;
}

/** Reports what is on the screen, at first and after each move. */
export function useOnView(map: MapLibreMap | undefined, onView: (view: MapView) => void): void {
  const report = useEffectEvent(onView);
  useEffect(() => {
    if (!map) return undefined;
    const update = () => report({ bounds: currentBounds(map), zoom: map.getZoom() });
    update();
    map.on('moveend', update);
    return () => void map.off('moveend', update);
  }, [map]);
}

type MoveEvent = MapLibreEvent<MouseEvent | TouchEvent | WheelEvent | KeyboardEvent | undefined> & {
  isByPerson?: boolean;
};

/** Reports a move that the person made. */
export function useOnMove(map: MapLibreMap | undefined, onMove: (bounds: MapBounds) => void): void {
  const report = useEffectEvent(onMove);
  useEffect(() => {
    if (!map) return undefined;
    // At the end of a zoom by wheel MapLibre no longer says whose doing it was.
    let isByPerson = false;
    const onMoveEvent = (event: MoveEvent) => {
      isByPerson ||= Boolean(event.originalEvent) || event.isByPerson === true;
      if (event.type !== 'moveend') return;
      if (isByPerson) report(currentBounds(map));
      isByPerson = false;
    };
    const subscriptions = [map.on('move', onMoveEvent), map.on('moveend', onMoveEvent)];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [map]);
}
