import { AttributionControl, Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useCallback, useEffect, useState } from 'react';
import type { Point } from '@nolo/domain/places/geography.ts';
import { italyBox } from '@nolo/domain/places/italy.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { emptyStyle, baseMapStyle } from './base-map-style.ts';
import { loadBaseMap } from './base-map/load-base-map.ts';
import { canDrawMaps } from './can-draw-maps.ts';
import type { MapBounds, MapTexts, MapTheme } from './map-types.ts';

// From our own origin, as the content security policy demands.
setWorkerUrl(workerUrl);

const [[south, north], [west, east]] = [italyBox.lat, italyBox.long];
const ITALY: [number, number, number, number] = [west, south, east, north];
/** A little inside of what the bundled data covers. */
const BASE_MAP_BOUNDS: [number, number, number, number] = [-6, 32.5, 28, 52.5];
/** The bundled map has no streets: nearer than this there is nothing to see. */
const BASE_MAP_MAX_ZOOM = 11;

/** A place with the town around it. */
export const PLACE_ZOOM = 10.2;

export type MapSettings = {
  styleUrl: string | null;
  theme: MapTheme;
  lang: Language;
  /** `gestures`: for a map within a page, which a wheel or a finger scrolls past. */
  texts: Pick<MapTexts, 'map'> & { gestures?: GestureTexts };
  /** What to show at first, if not Italy. */
  place?: Point;
};

export type GestureTexts = Record<'wheel' | 'wheelOfMac' | 'touch', string>;

const localeOf = ({ map, gestures }: MapSettings['texts']): Record<string, string> => ({
  'Map.Title': map,
  ...(gestures && {
    'CooperativeGesturesHandler.WindowsHelpText': gestures.wheel,
    'CooperativeGesturesHandler.MacHelpText': gestures.wheelOfMac,
    'CooperativeGesturesHandler.MobileHelpText': gestures.touch,
  }),
});

function createMap(container: HTMLElement, { styleUrl, theme, texts, place }: MapSettings): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style: styleUrl ?? emptyStyle(theme),
    ...(place ? { center: [place.longitude, place.latitude], zoom: PLACE_ZOOM } : { bounds: ITALY }),
    cooperativeGestures: texts.gestures !== undefined,
    minZoom: 3.5,
    ...(styleUrl ? {} : { maxZoom: BASE_MAP_MAX_ZOOM, maxBounds: BASE_MAP_BOUNDS }),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150,
    locale: localeOf(texts),
  });
  // Moved by arrow keys: an application. The library's own `region` would be a second landmark of the same name.
  map.getCanvas().setAttribute('role', 'application');
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  paintNamesThatCameLate(map);
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right');
  return map;
}

/**
 * On a slow machine MapLibre comes to rest without having placed the names of a tile that arrived during the last
 * placement; they would show with the next movement. One more frame places them.
 */
function paintNamesThatCameLate(map: MapLibreMap): void {
  let isPaintedAgain = false;
  map.on('movestart', () => {
    isPaintedAgain = false;
  });
  map.on('idle', () => {
    isPaintedAgain = !isPaintedAgain;
    if (isPaintedAgain) map.triggerRepaint();
  });
}

async function showBaseMap(
  map: MapLibreMap,
  theme: MapTheme,
  lang: Language,
  signal: AbortSignal,
): Promise<void> {
  const baseMap = await loadBaseMap();
  if (signal.aborted) return;
  map.setMaxZoom(BASE_MAP_MAX_ZOOM);
  map.setMaxBounds(BASE_MAP_BOUNDS);
  map.setStyle(baseMapStyle(baseMap, theme, lang));
}

/** Draws the provider's style; the bundled one where there is none or it cannot be had. */
function useStyle(map: MapLibreMap | undefined, { styleUrl, theme, lang }: MapSettings): void {
  useEffect(() => {
    if (!map) return undefined;
    const gone = new AbortController();
    const fallBack = () => {
      // Without the data the sea and the prices stay, which is still of use.
      showBaseMap(map, theme, lang, gone.signal).catch(() => undefined);
    };
    if (styleUrl) {
      const onError = () => !map.isStyleLoaded() && fallBack();
      map.setStyle(styleUrl);
      map.once('error', onError);
      map.once('style.load', () => map.off('error', onError));
    } else {
      fallBack();
    }
    return () => gone.abort();
  }, [map, styleUrl, theme, lang]);
}

export type LiveMap = {
  /** For the element that holds the map. */
  attach: React.RefCallback<HTMLDivElement>;
  map: MapLibreMap | undefined;
  isUnavailable: boolean;
};

export function useMap(settings: MapSettings): LiveMap {
  const [initial] = useState(settings);
  const [map, setMap] = useState<MapLibreMap>();
  const [isUnavailable, setUnavailable] = useState(false);

  const attach = useCallback(
    (container: HTMLDivElement | null) => {
      if (!container) return undefined;
      if (!canDrawMaps()) {
        setUnavailable(true);
        return undefined;
      }
      const created = createMap(container, initial);
      setMap(created);
      return () => {
        setMap(undefined);
        created.remove();
      };
    },
    [initial],
  );

  useStyle(map, settings);
  return { attach, map, isUnavailable };
}

export function currentBounds(map: MapLibreMap): MapBounds {
  const bounds = map.getBounds();
  return { lat: [bounds.getSouth(), bounds.getNorth()], long: [bounds.getWest(), bounds.getEast()] };
}
