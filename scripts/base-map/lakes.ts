/**
 * Lakes, the holes of OpenStreetMap's land as @geo-maps has it: right in place, but cut into squares
 * with notches a kilometre deep. Each is painted on a grid, closed, opened and outlined anew, which also
 * does away with rivers.
 */
import { readFileSync } from 'node:fs';
import { DETAIL_BOX, boxOf, ringArea, within } from './geometry.ts';
import type { Box, Point, Polygon, Ring } from './geometry.ts';
import { LAKE_ARMS } from './lake-arms.ts';
import { simplifyArea } from './land.ts';
import type { MultiPolygon } from './land.ts';
import type { openDataRequire } from './open-data.ts';

type Require = ReturnType<typeof openDataRequire>;
type Grid = { cells: Uint8Array; width: number; height: number };

const CELL_DEGREES = 0.0012;
/** Cells, some 110 m each. */
const CLOSING = 8;
const OPENING = 4;
const MARGIN = CLOSING + OPENING;
/** Square degrees: a piece of 0.2 km² may belong to a lake, a lake of less than 2 km² is not drawn. */
const SMALLEST_PIECE = 2.5e-5;
const SMALLEST_LAKE = 2.4e-4;

function readHoles(require: Require): Ring[] {
  const file = require.resolve('@geo-maps/earth-lands-10m/map.geo.json');
  const { geometries }: { geometries: MultiPolygon[] } = JSON.parse(readFileSync(file, 'utf8'));
  return geometries
    .flatMap(({ coordinates }) => coordinates.flatMap((polygon) => polygon.slice(1)))
    .filter((ring) => ring.every((point) => within(point, DETAIL_BOX)) && ringArea(ring) >= SMALLEST_PIECE);
}

/** The line as a ribbon of overlapping quadrilaterals, with an octagon at every bend. */
function ribbon(line: Point[], width: number): Ring[] {
  const half = width / 2 / 111;
  const stretch = 1 / Math.cos((46 * Math.PI) / 180);
  const disc = ([x, y]: Point): Ring =>
    Array.from({ length: 8 }, (_, at): Point => {
      const angle = (at * Math.PI) / 4;
      return [x + half * stretch * Math.cos(angle), y + half * Math.sin(angle)];
    });
  return line.flatMap((to, at) => {
    const from = line[at - 1];
    if (!from) return [disc(to)];
    const [dx, dy] = [(to[0] - from[0]) / stretch, to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const [sideX, sideY] = [(-dy / length) * half * stretch, (dx / length) * half];
    const side = ([x, y]: Point, sign: number): Point => [x + sign * sideX, y + sign * sideY];
    return [disc(to), [side(from, 1), side(to, 1), side(to, -1), side(from, -1)]];
  });
}

const overlap = (a: Box, b: Box, gap: number): boolean =>
  a[0] - gap < b[2] && b[0] - gap < a[2] && a[1] - gap < b[3] && b[1] - gap < a[3];

/** Pieces that lie close to each other are one lake. */
function groupPieces(pieces: Ring[]): Ring[][] {
  let groups: Ring[][] = [];
  for (const piece of pieces) {
    const near = (ring: Ring): boolean => overlap(boxOf(ring), boxOf(piece), CELL_DEGREES * CLOSING);
    const touching = groups.filter((group) => group.some(near));
    groups = [...groups.filter((group) => !touching.includes(group)), [...touching.flat(), piece]];
  }
  return groups;
}

function contains(ring: Ring, [x, y]: Point): boolean {
  let inside = false;
  ring.forEach(([ax, ay], at) => {
    const [bx, by] = ring.at(at - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** Every cell within `radius` of a cell that is `value` becomes `value`. */
function spread({ cells, width, height }: Grid, radius: number, value: 0 | 1): Grid {
  const spreaded = cells.slice();
  for (let at = 0; at < cells.length; at += 1) {
    if (cells[at] !== value) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let dy = -radius; dy <= radius; dy += 1) {
      const reach = Math.floor(Math.sqrt(radius * radius - dy * dy));
      if (y + dy < 0 || y + dy >= height) continue;
      const from = (y + dy) * width + Math.max(0, x - reach);
      spreaded.fill(value, from, (y + dy) * width + Math.min(width - 1, x + reach) + 1);
    }
  }
  return { cells: spreaded, width, height };
}

function redraw(require: Require, pieces: Ring[]): Polygon[] {
  const { contours } = require('d3-contour');
  const [west, south, east, north] = boxOf(pieces.flat());
  const width = Math.ceil((east - west) / CELL_DEGREES) + 2 * MARGIN;
  const height = Math.ceil((north - south) / CELL_DEGREES) + 2 * MARGIN;
  const toDegrees = ([x, y]: Point): Point => [
    west + (x - MARGIN) * CELL_DEGREES,
    south + (y - MARGIN) * CELL_DEGREES,
  ];
  const cells = Uint8Array.from({ length: width * height }, (_, at) => {
    const middle = toDegrees([(at % width) + 0.5, Math.floor(at / width) + 0.5]);
    return pieces.some((piece) => contains(piece, middle)) ? 1 : 0;
  });
  const closed = spread(spread({ cells, width, height }, CLOSING, 1), CLOSING, 0);
  const opened = spread(spread(closed, OPENING, 0), OPENING, 1);
  const outlines: MultiPolygon[] = contours().size([width, height]).thresholds([0.5])(blurred(opened));
  return outlines.flatMap(({ coordinates }) =>
    coordinates.map((polygon) => polygon.map((ring) => ring.map(toDegrees))),
  );
}

/** Means of neighbours, so that the outline does not follow the grid's steps. */
function blurred({ cells, width }: Grid): number[] {
  const around = [-2, -1, 0, 1, 2].flatMap((dy) => [-2, -1, 0, 1, 2].map((dx) => dy * width + dx));
  return Array.from(
    cells,
    (_, at) => around.reduce((sum, step) => sum + (cells[at + step] ?? 0), 0) / around.length,
  );
}

export function buildLakes(require: Require): Polygon[] {
  const lakes = groupPieces([
    ...readHoles(require),
    ...LAKE_ARMS.flatMap(({ line, width }) => ribbon(line, width)),
  ])
    .filter((pieces) => pieces.reduce((sum, piece) => sum + ringArea(piece), 0) >= SMALLEST_LAKE)
    .flatMap((pieces) => redraw(require, pieces))
    .filter(([outer]) => outer && ringArea(outer) >= SMALLEST_LAKE);
  return simplifyArea(require, lakes);
}
