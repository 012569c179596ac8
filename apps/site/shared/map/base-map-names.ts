import type { LayerSpecification } from 'maplibre-gl';
import type { Language } from '@nolo/i18n/language.ts';
import type { BaseMapColours } from './base-map-colours.ts';

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

/** Small towns only as the map comes near: a town shows from the zoom level of its rank on. */
function townLayer(colours: BaseMapColours, lang: Language): SymbolLayer {
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
  ['<=', ['get', 'rank'], ['step', ['zoom'], 2.1, 5, 2.35, 6, 2.65, 7, 3.1, 8, 3.5, 9, 4, 10, 9]],
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
    {
      id: 'landmark-dots',
      type: 'circle',
      source: 'labels',
      minzoom: LANDMARKS_FROM,
      filter: ['==', ['get', 'kind'], 'landmark'],
      paint: { 'circle-color': colours.landmark, 'circle-radius': 2, ...stroke },
    },
  ];
}

/** Where a city fills the screen. */
const LANDMARKS_FROM = 10.5;

/** Names of large areas are spaced capitals. */
const spaced = (lang: Language): Layout => ({
  'text-field': ['get', lang],
  'text-transform': 'uppercase',
  'text-letter-spacing': 0.12,
});

function seaLayer(colours: BaseMapColours, lang: Language): SymbolLayer {
  const layout: Layout = {
    'text-field': ['get', lang],
    'text-font': FONT('Italic'),
    'text-size': 13,
    'text-letter-spacing': 0.08,
    'text-max-width': 7,
  };
  return names('seas', 'sea', colours.seaName, { ...colours, halo: colours.sea }, layout, { maxzoom: 9 });
}

function regionLayer(colours: BaseMapColours, lang: Language): SymbolLayer {
  const layout: Layout = { ...spaced(lang), 'text-size': 10.5, 'text-max-width': 8 };
  return names('regions', 'region', colours.region, colours, layout, { minzoom: 6.2, maxzoom: 9 });
}

function airportLayer(colours: BaseMapColours, lang: Language): SymbolLayer {
  const layout: Layout = {
    'text-field': ['concat', '✈ ', ['get', lang]],
    'text-size': 11.5,
    'text-font': FONT('SemiBold'),
    'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
    'text-radial-offset': 0.6,
  };
  return names('airports', 'airport', colours.airport, colours, layout, { minzoom: 7.5 });
}

function landmarkLayer(colours: BaseMapColours, lang: Language): SymbolLayer {
  const layout: Layout = {
    'text-field': ['get', lang],
    'text-size': 11,
    'text-max-width': 7,
    'text-variable-anchor': ['top', 'right', 'left', 'bottom'],
    'text-radial-offset': 0.5,
    'text-justify': 'auto',
  };
  return names('landmarks', 'landmark', colours.landmark, colours, layout, { minzoom: LANDMARKS_FROM });
}

/** Along the river, again and again. */
function riverNameLayer(colours: BaseMapColours, lang: Language): SymbolLayer {
  return {
    id: 'river-names',
    type: 'symbol',
    source: 'rivers',
    minzoom: 7.5,
    filter: ['!=', ['get', lang], ''],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-field': ['get', lang],
      'text-font': FONT('Italic'),
      'text-size': 11,
      'text-letter-spacing': 0.06,
    },
    paint: { 'text-color': colours.riverName, 'text-halo-color': colours.halo, 'text-halo-width': 1.4 },
  };
}

function countryLayer(colours: BaseMapColours, lang: Language): SymbolLayer {
  const layout: Layout = { ...spaced(lang), 'text-size': 11.5, 'text-max-width': 7 };
  return names('countries', 'country', colours.country, colours, layout, { maxzoom: 8 });
}

// Later symbols are placed first: towns give way to countries, regions to towns.
const nameLayers = [
  seaLayer,
  riverNameLayer,
  regionLayer,
  landmarkLayer,
  airportLayer,
  townLayer,
  countryLayer,
];

/** Dots and names, the important ones above. */
export function nameAndDotLayers(colours: BaseMapColours, lang: Language): LayerSpecification[] {
  return [...dotLayers(colours), ...nameLayers.map((layer) => layer(colours, lang))];
}
