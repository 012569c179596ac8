import type { LayerSpecification } from 'maplibre-gl';
import type { BaseMapColours } from './base-map-colours.ts';

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

/** Broader the nearer; the great ones are not told from the small, so that none is a canal of blue. */
const riverLine = (colours: BaseMapColours): LayerSpecification => ({
  id: 'rivers',
  type: 'line',
  source: 'rivers',
  layout: { 'line-join': 'round', 'line-cap': 'round' },
  paint: {
    'line-color': colours.river,
    'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 5, 0.5, 8, 1.2, 12, 5],
  },
});

/** Sea, land, built-up areas, water and borders, from below. */
export function areaLayers(colours: BaseMapColours): LayerSpecification[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
    areaFill('land', colours.land),
    areaFill('built-up', colours.builtUp),
    riverLine(colours),
    areaFill('lake', colours.sea),
    {
      id: 'coast',
      type: 'line',
      source: 'areas',
      filter: ['!=', ['get', 'kind'], 'built-up'],
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
