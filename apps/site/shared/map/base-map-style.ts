import type { StyleSpecification } from 'maplibre-gl';
import type { Language } from '@nolo/i18n/language.ts';
import { areaLayers } from './base-map-areas.ts';
import { baseMapColours } from './base-map-colours.ts';
import { nameAndDotLayers } from './base-map-names.ts';
import type { BaseMap } from './base-map/decode-base-map.ts';
import type { MapTheme } from './map-types.ts';

/** Before the data is there: only the sea, in the colour it will have. */
export function emptyStyle(theme: MapTheme): StyleSpecification {
  const { sea } = baseMapColours[theme];
  return {
    version: 8,
    sources: {},
    layers: [{ id: 'sea', type: 'background', paint: { 'background-color': sea } }],
  };
}

export function baseMapStyle(
  { areas, rivers, borders, labels, attribution }: BaseMap,
  theme: MapTheme,
  lang: Language,
): StyleSpecification {
  const colours = baseMapColours[theme];
  return {
    version: 8,
    sources: {
      areas: { type: 'geojson', data: areas, attribution, maxzoom: 12, tolerance: 0.3 },
      rivers: { type: 'geojson', data: rivers, maxzoom: 12 },
      borders: { type: 'geojson', data: borders, maxzoom: 12 },
      labels: { type: 'geojson', data: labels, maxzoom: 8 },
    },
    layers: [...areaLayers(colours), ...nameAndDotLayers(colours, lang)],
  };
}
