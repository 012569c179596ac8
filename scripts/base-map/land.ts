/** Land and its holes (lakes, lagoons, wide rivers), from OpenStreetMap by way of @geo-maps. */
import { readFileSync } from 'node:fs';
import { clipper, detailAt, doubledArea, ringArea } from './geometry.ts';
import type { Point, Polygon } from './geometry.ts';
import type { openDataRequire } from './open-data.ts';

type Geometry = { type: 'MultiPolygon'; coordinates: Polygon[] };
type Topology = { objects: { land: object } };

/** In square degrees, doubled; a triangle smaller than this is dropped, which leaves some 40 m of error. */
const SMALLEST_DETAIL = 3.2e-7;
/** Square degrees: islets and ponds below some 0.1 km² go. */
const SMALLEST_RING = 1.2e-5;

function readLand(require: ReturnType<typeof openDataRequire>): Polygon[] {
  const file = require.resolve('@geo-maps/earth-lands-10m/map.geo.json');
  const { geometries }: { geometries: Geometry[] } = JSON.parse(readFileSync(file, 'utf8'));
  const clip = clipper(require);
  return geometries.flatMap(({ coordinates }) => coordinates.map(clip.polygon)).filter(([outer]) => outer);
}

function withoutSpecks(polygon: Polygon): Polygon {
  const [outer, ...holes] = polygon.filter((ring) => {
    const [first] = ring;
    return ring.length > 3 && first !== undefined && ringArea(ring) * detailAt(first) >= SMALLEST_RING;
  });
  // Without its outer ring, what is left of a polygon would be a lake drawn as land.
  return outer && outer === polygon[0] ? [outer, ...holes] : [];
}

/** Simplified by dropping the least triangles first (Visvalingam), more of them far from Italy. */
export function buildLand(require: ReturnType<typeof openDataRequire>): Polygon[] {
  const { topology } = require('topojson-server');
  const { presimplify, simplify } = require('topojson-simplify');
  const { feature } = require('topojson-client');
  const land: Geometry = { type: 'MultiPolygon', coordinates: readLand(require) };
  const weigh = (triangle: [Point, Point, Point]): number => doubledArea(triangle) * detailAt(triangle[1]);
  const simple: Topology = simplify(presimplify(topology({ land }), weigh), SMALLEST_DETAIL);
  const { geometry }: { geometry: Geometry } = feature(simple, simple.objects.land);
  return geometry.coordinates.map(withoutSpecks).filter(([outer]) => outer);
}
