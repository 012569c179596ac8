import type { Point } from '../bodies/body-spec.ts';
import { num } from '../svg.ts';

export interface Contour {
  points: Point[];
  closed: boolean;
}

const argumentCount = { M: 2, L: 2, C: 6, Z: 0 } as const;

function cubic(a: number, b: number, c: number, d: number, t: number): number {
  const s = 1 - t;
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
}

function extend(points: Point[], values: readonly number[], steps: number): void {
  const [x0, y0] = points.at(-1) ?? [0, 0];
  const [x1 = 0, y1 = 0, x2 = x1, y2 = y1, x3 = x2, y3 = y2] = values;
  const curve = values.length === 6;
  for (let i = 1; i <= steps; i += 1) {
    const t = i / steps;
    points.push(
      curve ? [cubic(x0, x1, x2, x3, t), cubic(y0, y1, y2, y3, t)] : [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t],
    );
  }
}

/** Absolute M, L, C, Z paths as points, so that any mapping, however bent, can be applied to them. */
export function contours(d: string, steps = 6): Contour[] {
  const found: Contour[] = [];
  for (const [, command, text = ''] of d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const values = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const current = found.at(-1);
    if (command === 'M') found.push({ points: [[values[0] ?? 0, values[1] ?? 0]], closed: false });
    if (current === undefined || command === 'M') continue;
    if (command === 'Z') current.closed = true;
    const size = command === 'C' ? argumentCount.C : argumentCount.L;
    for (let i = 0; i + size <= values.length; i += size)
      extend(current.points, values.slice(i, i + size), steps);
  }
  return found;
}

function isClockwise(points: readonly Point[]): boolean {
  let area = 0;
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    area += x * ny - nx * y;
  });
  return area > 0;
}

/**
 * Points as a path in relative steps of half a pixel: much shorter than absolute numbers.
 * Closed contours all turn the same way, so that overlapping ones add up instead of leaving holes.
 */
export function pathOf(outline: readonly Point[], closed = true): string {
  const points = closed && isClockwise(outline) ? outline.toReversed() : outline;
  let [px, py] = [0, 0];
  const steps = points.flatMap(([x, y], i) => {
    const [tx, ty] = [Math.round(x * 2), Math.round(y * 2)];
    const [dx, dy] = [tx - px, ty - py];
    if (i > 0 && dx === 0 && dy === 0) return [];
    [px, py] = [tx, ty];
    return [`${num(dx / 2)}${dy < 0 ? '' : ' '}${num(dy / 2)}`];
  });
  const [first = '0 0', ...rest] = steps;
  return `M${first}${rest.length === 0 ? '' : `l${rest.join(' ').replaceAll(' -', '-')}`}${closed ? 'z' : ''}`;
}

function halfHull(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const [x, y] of points) {
    for (;;) {
      const [b, a] = [kept.at(-1), kept.at(-2)];
      if (a === undefined || b === undefined) break;
      if ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) > 0) break;
      kept.pop();
    }
    kept.push([x, y]);
  }
  return kept.slice(0, -1);
}

/** Smallest convex outline round the points. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

export function mapPath(d: string, map: (point: Point) => Point, steps = 5): string {
  return contours(d, steps)
    .map(({ points, closed }) => pathOf(points.map(map), closed))
    .join('');
}

export function range(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}
