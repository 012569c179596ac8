/** Rivers, built-up areas and airports of Natural Earth, from ./natural-earth. */
import { readFileSync } from 'node:fs';
import type { BaseMapLabel } from '../../web/shared/map/base-map/base-map-data.ts';
import { clipper } from './geometry.ts';
import type { Point, Polygon, Ring } from './geometry.ts';
import { simplifyArea } from './land.ts';
import type { openDataRequire } from './open-data.ts';
import { RIVERS_BY_HAND } from './rivers-by-hand.ts';

type Require = ReturnType<typeof openDataRequire>;
type Layer<Geometry, Properties> = { features: { properties: Properties; geometry: Geometry }[] };
type Line = { type: 'LineString'; coordinates: Ring } | { type: 'MultiLineString'; coordinates: Ring[] };
type RiverLayer = Layer<Line, { featurecla: string; name: string | null }>;
type UrbanLayer = Layer<{ type: 'Polygon'; coordinates: Polygon }, object>;
type AirportLayer = Layer<{ coordinates: Point }, { iata_code: string }>;
type PolygonClipping = { intersection: (...areas: Polygon[][]) => Polygon[] };

export type River = { names: string; lines: Ring[] };

/** Names that readers do not all use as the source has them. */
const RIVER_NAMES: Record<string, string> = {
  // Its line is that of Rienza and Isarco, which join the Adige at Bolzano.
  Adige: 'Isarco',
  Danube: 'Danubio|Danube|Danube',
  Rhein: 'Reno|Rhine|Rhin',
  Rhône: 'Rodano|Rhône|Rhône',
  Drau: 'Drava|Drava|Drave',
  Drava: 'Drava|Drava|Drave',
  Sava: 'Sava|Sava|Save',
};

const read = (name: string): string =>
  readFileSync(new URL(`natural-earth/${name}.geojson`, import.meta.url), 'utf8');

export function buildRivers(require: Require): River[] {
  const clip = clipper(require);
  const [main, smaller]: RiverLayer[] = ['rivers-main', 'rivers'].map((name) => JSON.parse(read(name)));
  const drawn = [...(main?.features ?? []), ...(smaller?.features ?? [])]
    // A river's line through a lake is not water of its own.
    .filter(({ properties }) => properties.featurecla === 'River')
    .map(({ properties, geometry }) => ({
      names: RIVER_NAMES[properties.name ?? ''] ?? properties.name ?? '',
      lines: (geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates).flatMap(
        clip.line,
      ),
    }));
  return [...drawn, ...RIVERS_BY_HAND.map(({ names, line }) => ({ names, lines: [line] }))];
}

/** What is not land by the much finer coast would be houses in the sea. */
export function buildBuiltUp(require: Require, land: Polygon[]): Polygon[] {
  const { intersection }: PolygonClipping = require('polygon-clipping');
  const clip = clipper(require);
  const { features }: UrbanLayer = JSON.parse(read('urban-areas'));
  const areas = features.map(({ geometry }) => clip.polygon(geometry.coordinates)).filter(([outer]) => outer);
  return simplifyArea(require, intersection(areas, land));
}

/** Those that the gazetteer, which ends soon behind Italy's borders, does not have. */
export function buildAirportsAbroad(known: readonly BaseMapLabel[]): BaseMapLabel[] {
  const { features }: AirportLayer = JSON.parse(read('airports'));
  const codes = new Set(known.filter(({ kind }) => kind === 'airport').map(({ names }) => names.slice(-3)));
  return features
    .filter(({ properties }) => !codes.has(properties.iata_code))
    .map(({ properties, geometry }) => ({
      kind: 'airport',
      names: properties.iata_code,
      at: geometry.coordinates,
      rank: 1,
    }));
}
