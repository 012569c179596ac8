import { num } from '../svg.ts';
import type { Palette } from '../posters/palette.ts';
import { arches, rect, ridge, shape, stroke, wall, windows, type Spot } from '../posters/shapes.ts';

/** Hills over the whole width: the heights of their crests, evenly spaced. */
export function crests(heights: readonly number[], base: number, colour: string): string {
  const points = heights.map((y, i): Spot => [(1600 * i) / (heights.length - 1), y]);
  return ridge(points, base, colour);
}

/** A four-cornered piece in perspective: a wall, a pavement, a flight of steps. */
export function quad(corners: readonly number[], colour: string, opacity = 1): string {
  const d = corners.map((value, i) => `${i === 0 ? 'M' : i % 2 ? ' ' : 'L'}${num(value)}`).join('');
  return shape(`${d}Z`, colour, opacity);
}

/** Triangle over a portico, its field in shade; `y` is its foot. */
export function pediment(p: Palette, cx: number, y: number, w: number, h: number): string {
  const inner = w * 0.36;
  return (
    quad([cx - w / 2, y, cx, y - h, cx + w / 2, y], p.stone) +
    quad([cx - inner, y - h * 0.1, cx, y - h * 0.84, cx + inner, y - h * 0.1], p.stoneShade)
  );
}

interface Columns {
  x: number;
  /** Foot and capital. */
  foot: number;
  top: number;
  count: number;
  dx: number;
  w: number;
}

/** A row of columns with bases and capitals. */
export function columns(p: Palette, { x, foot, top, count, dx, w }: Columns): string {
  return Array.from({ length: count }, (_, i) => {
    const left = x + i * dx;
    return (
      rect(left, top, w, foot - top, p.stone) +
      rect(left + w * 0.64, top, w * 0.36, foot - top, p.stoneShade) +
      rect(left - w * 0.18, top - w * 0.3, w * 1.36, w * 0.34, p.stone) +
      rect(left - w * 0.14, foot - w * 0.24, w * 1.28, w * 0.24, p.stone)
    );
  }).join('');
}

/** Steps before a building, the widest one lowest. */
export function steps(p: Palette, cx: number, y: number, w: number, count: number, rise = 9): string {
  return Array.from({ length: count }, (_, i) => {
    const half = w / 2 + i * rise * 1.8;
    return rect(cx - half, y + i * rise, half * 2, rise, i % 2 ? p.stoneShade : p.stone);
  }).join('');
}

/** A covered way of round arches along a wall. */
export function arcade(p: Palette, x: number, base: number, w: number, h: number, count: number): string {
  const dx = w / count;
  const opening = { x: x + dx * 0.16, y: base, columns: count, dx, w: dx * 0.68, h: h * 0.84 };
  return (
    rect(x, base - h, w, h, p.stone) + arches(opening, p.opening) + rect(x, base - h - 6, w, 8, p.stoneShade)
  );
}

interface Palazzo {
  x: number;
  base: number;
  w: number;
  h: number;
  columns: number;
  rows: number;
  /** Height of an arcade at its foot; none: 0. */
  arcade?: number;
}

/** A town palace: cornices, rows of framed windows, and below them doors or an arcade. */
export function palazzo(
  p: Palette,
  { x, base, w, h, columns: across, rows, arcade: foot = 0 }: Palazzo,
): string {
  const storeys = foot === 0 ? rows : rows + 0.3;
  const dy = (h - foot - 14) / storeys;
  const dx = (w * 0.94) / across;
  const [ww, hh] = [dx * 0.42, dy * 0.56];
  const grid = {
    x: x + w * 0.03 + (dx - ww) / 2,
    y: base - h + 14 + dy * 0.24,
    columns: across,
    rows,
    dx,
    dy,
  };
  const sills = Array.from({ length: rows - 1 }, (_, i) => base - h + 14 + dy * (i + 1));
  return [
    wall(p, x, base, w, h, 0.1),
    windows(
      { ...grid, x: grid.x - ww * 0.18, y: grid.y - ww * 0.2, w: ww * 1.36, h: hh + ww * 0.34 },
      p.stoneShade,
    ),
    windows({ ...grid, w: ww, h: hh }, p.opening),
    ...sills.map((y) => rect(x, y, w, 4, p.stoneShade)),
    foot === 0 ? '' : arcade(p, x, base, w, foot, across),
    rect(x - 8, base - h - 10, w + 16, 14, p.stone),
    rect(x - 8, base - h + 2, w + 16, 5, p.stoneShade),
  ].join('');
}

/** A round window with spokes. */
export function rose(p: Palette, cx: number, cy: number, r: number): string {
  const spokes = Array.from({ length: 6 }, (_, i) => {
    const [x, y] = [Math.cos((i * Math.PI) / 6) * r * 0.84, Math.sin((i * Math.PI) / 6) * r * 0.84];
    return `M${num(cx - x)} ${num(cy - y)}L${num(cx + x)} ${num(cy + y)}`;
  });
  return (
    disc(cx, cy, r * 1.18, p.stoneShade) +
    disc(cx, cy, r, p.opening) +
    stroke(spokes.join(''), p.stone, r * 0.1) +
    disc(cx, cy, r * 0.26, p.stone)
  );
}

export function disc(cx: number, cy: number, r: number, colour: string, opacity = 1): string {
  return ellipse(cx, cy, r, r, colour, opacity);
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, colour: string, opacity = 1): string {
  const faint = opacity === 1 ? '' : ` opacity="${num(opacity)}"`;
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${colour}"${faint}/>`;
}
