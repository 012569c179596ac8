import type { openDataRequire } from './open-data.ts';

export type Point = [longitude: number, latitude: number];
export type Ring = Point[];
export type Polygon = Ring[];
export type Box = [west: number, south: number, east: number, north: number];

/** Everything the base map draws lies within. The map itself keeps a little inside of it. */
export const MAP_BOX: Box = [-8, 31, 30, 54];
/** Full detail: Italy with its islands, the Riviera, Ticino, Istria, the Dalmatian coast. */
export const DETAIL_BOX: Box = [5.6, 35.3, 18.9, 47.3];

export const within = ([x, y]: Point, [west, south, east, north]: Box): boolean =>
  x >= west && x <= east && y >= south && y <= north;

/** How much a square degree counts there. Far from Italy the map is never seen enlarged. */
export function detailAt(point: Point): number {
  return within(point, DETAIL_BOX) ? 1 : 1 / 400;
}

export function doubledArea([[ax, ay], [bx, by], [cx, cy]]: [Point, Point, Point]): number {
  const shrink = Math.cos((by * Math.PI) / 180);
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) * shrink;
}

export function ringArea(ring: Ring): number {
  let doubled = 0;
  ring.forEach(([x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    doubled += x * nextY - nextX * y;
  });
  return Math.abs(doubled) / 2;
}

export function boxOf(points: Ring): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

export const boxRing = ([west, south, east, north]: Box): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

type Clipper = {
  clipPolygon: (ring: Ring, box: Box) => Ring;
  clipPolyline: (line: Ring, box: Box) => Ring[];
};

const closed = (ring: Ring): Ring => {
  const [first, last] = [ring[0], ring.at(-1)];
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...ring, first] : ring;
};

export function clipper(require: ReturnType<typeof openDataRequire>) {
  const { clipPolygon, clipPolyline }: Clipper = require('lineclip');
  return {
    polygon: (polygon: Polygon): Polygon =>
      polygon.map((ring) => closed(clipPolygon(ring, MAP_BOX))).filter((ring) => ring.length > 3),
    line: (line: Ring): Ring[] => clipPolyline(line, MAP_BOX),
  };
}
