import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapLanguage, MapTheme } from './map-types.ts';
import { baseMapColours } from './base-map-colours.ts';
import type { BaseMapColours } from './base-map-colours.ts';
import type { BaseMap } from './base-map/decode-base-map.ts';

type SymbolLayer = Extract<LayerSpecification, { type: 'symbol' }>;
type Layout = NonNullable<SymbolLayer['layout']>;

/** Without a glyph server MapLibre draws letters with the page's own fonts. */
const FONT = (weight: string): string[] => [`${weight} Plus Jakarta Sans`, 'Plus Jakarta Sans', 'system-ui'];

function names(
  id: string,
  kind: string,
  colour: string,
  colours: BaseMapColours,
  layout: Layout,
  zoom: { minzoom?: number; maxzoom?: number } = {},
): SymbolLayer {
  return {
    id,
    type: 'symbol',
    source: 'labels',
    filter: ['==', ['get', 'kind'], kind],
    ...zoom,
    layout: { 'text-font': FONT('Medium'), 'text-padding': 6, 'symbol-sort-key': ['get', 'rank'], ...layout },
    paint: { 'text-color': colour, 'text-halo-color': colours.halo, 'text-halo-width': 1.4 },
  };
}

function borderLine(
  kind: string,
  colour: string,
  width: [number, number],
  dash?: number[],
): LayerSpecification {
  return {
    id: `border-${kind}`,
    type: 'line',
    source: 'borders',
    filter: ['==', ['get', 'kind'], kind],
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': colour,
      'line-width': ['interpolate', ['linear'], ['zoom'], 4, width[0], 10, width[1]],
      ...(dash ? { 'line-dasharray': dash } : {}),
    },
  };
}

const areaFill = (kind: string, colour: string): LayerSpecification => ({
  id: kind,
  type: 'fill',
  source: 'areas',
  filter: ['==', ['get', 'kind'], kind],
  paint: { 'fill-color': colour },
});

function areaLayers(colours: BaseMapColours): LayerSpecification[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
    areaFill('land', colours.land),
    areaFill('lake', colours.sea),
    {
      id: 'coast',
      type: 'line',
      source: 'areas',
      paint: {
        'line-color': colours.coast,
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.4, 10, 1.2],
      },
    },
    borderLine('region', colours.regionBorder, [0.6, 1.4], [3, 2]),
    borderLine('other', colours.border, [0.6, 1.4]),
    borderLine('italian', colours.italianBorder, [0.9, 2]),
  ];
}

/** Small towns only as the map comes near: a town shows from the zoom level of its rank on. */
function townLayer(colours: BaseMapColours, lang: MapLanguage): SymbolLayer {
  const towns = names('towns', 'town', colours.town, colours, {
    'text-field': ['get', lang],
    'text-size': [
      'interpolate',
      ['linear'],
      ['zoom'],
      5,
      ['interpolate', ['linear'], ['get', 'rank'], 1, 13, 3, 10.5],
      10,
      ['interpolate', ['linear'], ['get', 'rank'], 1, 19, 4, 12],
    ],
    // Below the dot if it can be: prices stand above.
    'text-variable-anchor': ['top', 'right', 'left', 'bottom'],
    'text-radial-offset': 0.45,
    'text-justify': 'auto',
  });
  return { ...towns, filter: townFilter };
}

const townFilter: SymbolLayer['filter'] = [
  'all',
  ['==', ['get', 'kind'], 'town'],
  ['<=', ['get', 'rank'], ['step', ['zoom'], 2.1, 5, 2.35, 6, 2.65, 7, 3.1, 8, 3.5, 9, 9]],
];

function dotLayers(colours: BaseMapColours): LayerSpecification[] {
  const stroke = { 'circle-stroke-color': colours.halo, 'circle-stroke-width': 1 };
  return [
    {
      id: 'town-dots',
      type: 'circle',
      source: 'labels',
      filter: townFilter,
      paint: { 'circle-color': colours.dot, 'circle-radius': 2, ...stroke },
    },
    {
      id: 'airport-dots',
      type: 'circle',
      source: 'labels',
      minzoom: 7.5,
      filter: ['==', ['get', 'kind'], 'airport'],
      paint: { 'circle-color': colours.airport, 'circle-radius': 3.5, ...stroke },
    },
  ];
}

/** Names of large areas are spaced capitals. */
const spaced = (lang: MapLanguage): Layout => ({
  'text-field': ['get', lang],
  'text-transform': 'uppercase',
  'text-letter-spacing': 0.12,
});

function seaLayer(colours: BaseMapColours, lang: MapLanguage): SymbolLayer {
  const layout: Layout = {
    'text-field': ['get', lang],
    'text-font': FONT('Italic'),
    'text-size': 13,
    'text-letter-spacing': 0.08,
    'text-max-width': 7,
  };
  return names('seas', 'sea', colours.seaName, { ...colours, halo: colours.sea }, layout, { maxzoom: 9 });
}

function regionLayer(colours: BaseMapColours, lang: MapLanguage): SymbolLayer {
  const layout: Layout = { ...spaced(lang), 'text-size': 10.5, 'text-max-width': 8 };
  return names('regions', 'region', colours.region, colours, layout, { minzoom: 6.2, maxzoom: 9 });
}

function airportLayer(colours: BaseMapColours, lang: MapLanguage): SymbolLayer {
  const layout: Layout = {
    'text-field': ['concat', '✈ ', ['get', lang]],
    'text-size': 11.5,
    'text-font': FONT('SemiBold'),
    'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
    'text-radial-offset': 0.6,
  };
  return names('airports', 'airport', colours.airport, colours, layout, { minzoom: 7.5 });
}

function countryLayer(colours: BaseMapColours, lang: MapLanguage): SymbolLayer {
  const layout: Layout = { ...spaced(lang), 'text-size': 11.5, 'text-max-width': 7 };
  return names('countries', 'country', colours.country, colours, layout, { maxzoom: 8 });
}

// Later symbols are placed first: towns give way to countries, regions to towns.
const nameLayers = [seaLayer, regionLayer, airportLayer, townLayer, countryLayer];

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
  { areas, borders, labels, attribution }: BaseMap,
  theme: MapTheme,
  lang: MapLanguage,
): StyleSpecification {
  const colours = baseMapColours[theme];
  return {
    version: 8,
    sources: {
      areas: { type: 'geojson', data: areas, attribution, maxzoom: 12, tolerance: 0.3 },
      borders: { type: 'geojson', data: borders, maxzoom: 12 },
      labels: { type: 'geojson', data: labels, maxzoom: 8 },
    },
    layers: [
      ...areaLayers(colours),
      ...dotLayers(colours),
      ...nameLayers.map((layer) => layer(colours, lang)),
    ],
  };
}
