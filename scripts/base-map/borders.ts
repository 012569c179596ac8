/** Country borders from Natural Earth (world-atlas), those of Italian regions from @svg-maps/italy. */
import { boxOf, clipper } from './geometry.ts';
import type { Point, Ring } from './geometry.ts';
import type { openDataRequire } from './open-data.ts';

type Require = ReturnType<typeof openDataRequire>;
type Country = { id?: string };
type SvgMap = { locations: { id: string; path: string }[] };

const ITALY = '380';
/** Degrees: that of the Vatican would be a blot in the middle of Rome. */
const SHORTEST_BORDER = 0.05;

function boxSpan(line: Ring): number {
  const [west, south, east, north] = boxOf(line);
  return Math.hypot(east - west, north - south);
}

/** The map's frame: Italy's outermost points, which the drawing fills from edge to edge. */
const ITALY_EDGES = { west: 6.6272, south: 35.4929, east: 18.5204, north: 47.0921 };

const isItalian = (a: Country, b: Country): boolean => a.id === ITALY || b.id === ITALY;

export function buildCountryBorders(require: Require): { italian: Ring[]; other: Ring[] } {
  const { mesh } = require('topojson-client');
  const atlas = require('world-atlas/countries-10m.json');
  const clip = clipper(require);
  const linesOf = (isWanted: (a: Country, b: Country) => boolean): Ring[] => {
    const { coordinates }: { coordinates: Ring[] } = mesh(atlas, atlas.objects.countries, isWanted);
    return coordinates.flatMap(clip.line).filter((line) => boxSpan(line) >= SHORTEST_BORDER);
  };
  return {
    italian: linesOf((a, b) => a !== b && isItalian(a, b)),
    other: linesOf((a, b) => a !== b && !isItalian(a, b)),
  };
}

/** Points of 'm dx,dy dx,dy ... z m ...': the drawing has relative straight lines only. */
function pathRings(path: string): Ring[] {
  let [x, y] = [0, 0];
  return path
    .split(/z/i)
    .filter((part) => part.trim())
    .map((part) => {
      const steps = [...part.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)];
      const ring = steps.map(([, dx, dy]): Point => [(x += Number(dx)), (y += Number(dy))]);
      [x, y] = ring[0] ?? [x, y];
      return ring;
    });
}

const mercator = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
const unmercator = (y: number): number => ((Math.atan(Math.exp(y)) - Math.PI / 4) * 360) / Math.PI;

/** The drawing is in Mercator's projection: its extent and Italy's give the way back to degrees. */
function toDegrees(rings: Ring[]): (point: Point) => Point {
  const xs = rings.flat().map(([x]) => x);
  const ys = rings.flat().map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const { west, south, east, north } = ITALY_EDGES;
  return ([x, y]) => [
    west + ((x - left) / (right - left)) * (east - west),
    unmercator(mercator(north) + ((y - top) / (bottom - top)) * (mercator(south) - mercator(north))),
  ];
}

/** The drawing's points are rounded: those within a quarter of a unit are one. */
const key = ([x, y]: Point, dx = 0, dy = 0): string => `${Math.round(x * 4) + dx},${Math.round(y * 4) + dy}`;

/** Runs of points that two regions share: the borders inside the country, without the coast. */
export function buildRegionBorders(require: Require): Ring[] {
  const { default: map }: { default: SvgMap } = require('@svg-maps/italy');
  const regions = map.locations.map(({ path }) => pathRings(path));
  const project = toDegrees(regions.flat());
  const owners = regions.map((rings) => new Set(rings.flat().map((point) => key(point))));
  const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));
  const isShared = (point: Point, region: number): boolean =>
    owners.some(
      (points, other) => other > region && around.some(([dx, dy]) => points.has(key(point, dx, dy))),
    );
  return regions.flatMap((rings, region) =>
    rings.flatMap((ring) => runsOf(ring, (point) => isShared(point, region))).map((run) => run.map(project)),
  );
}

function runsOf(ring: Ring, isWanted: (point: Point) => boolean): Ring[] {
  const runs: Ring[] = [[]];
  for (const point of ring) {
    if (isWanted(point)) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}
