/**
 * Land without its lakes. The coast is OpenStreetMap's (by way of @geo-maps), which counts the lagoon
 * of Venice as land: there it is Natural Earth's.
 */
import { readFileSync } from 'node:fs';
import { MAP_BOX, boxRing, clipper, detailAt, doubledArea, ringArea } from './geometry.ts';
import type { Box, Point, Polygon, Ring } from './geometry.ts';
import type { openDataRequire } from './open-data.ts';

type Require = ReturnType<typeof openDataRequire>;
export type MultiPolygon = { type: 'MultiPolygon'; coordinates: Polygon[] };
type PolygonClipping = Record<'union' | 'difference' | 'intersection', (...areas: Polygon[][]) => Polygon[]>;
type Topology = { objects: { area: object } };

/** In square degrees, doubled; a triangle smaller than this is dropped, which leaves some 20 m of error. */
const SMALLEST_DETAIL = 6e-8;
/** Square degrees (some 8,700 km² each): islets below 0.1 km² go. */
const SMALLEST_ISLAND = 1.2e-5;

const LAGOON: Box = [12.1, 45.16, 12.72, 45.6];
/** Drawn by hand: too small for Natural Earth, too well known to be under water. */
const VENICE: Ring = [
  [12.303, 45.437],
  [12.309, 45.444],
  [12.322, 45.4465],
  [12.333, 45.446],
  [12.345, 45.44],
  [12.366, 45.435],
  [12.363, 45.427],
  [12.35, 45.4325],
  [12.336, 45.432],
  [12.32, 45.431],
  [12.303, 45.437],
];

function readLand(require: Require): Polygon[] {
  const { difference, union, intersection }: PolygonClipping = require('polygon-clipping');
  const { feature } = require('topojson-client');
  const clip = clipper(require);
  const file = require.resolve('@geo-maps/earth-seas-10m/map.geo.json');
  const { geometries }: { geometries: MultiPolygon[] } = JSON.parse(readFileSync(file, 'utf8'));
  const seas = geometries
    .flatMap(({ coordinates }) => coordinates.map(clip.polygon))
    .filter(([outer]) => outer);
  const land = difference([[boxRing(MAP_BOX)]], seas);

  const atlas = require('world-atlas/countries-10m.json');
  const { features }: { features: { geometry: MultiPolygon }[] } = feature(atlas, atlas.objects.land);
  const lagoon: Polygon[] = [[boxRing(LAGOON)]];
  const coarse = features
    .flatMap(({ geometry }) => geometry.coordinates.map(clip.polygon))
    .filter(([outer]) => outer);
  return union(difference(land, lagoon), intersection(coarse, lagoon), [[VENICE]]);
}

const isIsland = ([outer]: Polygon): boolean => {
  const [first] = outer ?? [];
  return outer !== undefined && first !== undefined && ringArea(outer) * detailAt(first) >= SMALLEST_ISLAND;
};

const weigh = (triangle: [Point, Point, Point]): number => doubledArea(triangle) * detailAt(triangle[1]);

/** Drops the least triangles first (Visvalingam), more of them far from Italy. */
export function simplifyArea(require: Require, coordinates: Polygon[]): Polygon[] {
  const { topology } = require('topojson-server');
  const { presimplify, simplify } = require('topojson-simplify');
  const { feature } = require('topojson-client');
  const area: MultiPolygon = { type: 'MultiPolygon', coordinates };
  const simple: Topology = simplify(presimplify(topology({ area }), weigh), SMALLEST_DETAIL);
  const { geometry }: { geometry: MultiPolygon } = feature(simple, simple.objects.area);
  // Far away, an island may have lost all but a line.
  return geometry.coordinates.filter(([outer]) => outer && outer.length > 3);
}

export function buildLand(require: Require): Polygon[] {
  return simplifyArea(require, readLand(require).filter(isIsland));
}
