import { num } from '../svg.ts';
import { houses } from './landscape.ts';
import type { Palette } from './palette.ts';
import { arches, battlements, dome, polygon, rect, shape, spire, stroke, wall } from './shapes.ts';

interface Ring {
  cx: number;
  rx: number;
  /** Angles of the first and last opening, 0 facing the viewer, in radians. */
  from: number;
  to: number;
  count: number;
  /** Foot of the openings, and how much lower the row is at its ends. */
  y: number;
  sag: number;
  h: number;
}

/** Arches round a drum: they narrow towards the sides, as the eye expects of an amphitheatre. */
export function ringArches({ cx, rx, from, to, count, y, sag, h }: Ring, colour: string): string {
  const step = (to - from) / count;
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const angle = from + step * (i + 0.5);
    const w = rx * Math.cos(angle) * step * 0.58;
    const left = cx + rx * Math.sin(angle) - w / 2;
    const foot = y + sag * (1 - Math.cos(angle));
    d += `M${num(left)} ${num(foot)}v${num(w / 2 - h)}a${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(w)} 0v${num(h - w / 2)}z`;
  }
  return shape(d, colour);
}

/** A square tower with a shaded side. */
export function tower(p: Palette, cx: number, base: number, w: number, h: number): string {
  return wall(p, cx - w / 2, base, w, h, 0.36);
}

/** A tower with battlements on a jutting head, as on an Italian town hall. */
export function fortTower(p: Palette, cx: number, base: number, w: number, h: number): string {
  const top = base - h;
  return [
    tower(p, cx, base, w, h),
    tower(p, cx, top + w * 0.34, w * 1.3, w * 0.5),
    battlements(cx - w * 0.65, top - w * 0.15, 4, (w * 1.3) / 3.7, p.stone),
    arches(
      { x: cx - w * 0.56, y: top + w * 0.5, columns: 4, dx: w * 0.3, w: w * 0.18, h: w * 0.2 },
      p.stoneShade,
    ),
  ].join('');
}

/** A bell tower: shaft, belfry with round arches, cornice and a pyramid. */
export function bellTower(p: Palette, cx: number, base: number, w: number, h: number, cap = 0.7): string {
  const top = base - h;
  return [
    tower(p, cx, base, w, h),
    rect(cx - w * 0.56, top + w * 1.2, w * 1.12, w * 0.1, p.stoneShade),
    arches(
      { x: cx - w * 0.32, y: top + w * 0.96, columns: 2, dx: w * 0.38, w: w * 0.24, h: w * 0.62 },
      p.opening,
    ),
    rect(cx - w * 0.58, top - w * 0.08, w * 1.16, w * 0.14, p.stone),
    spire(cx, top - w * 0.06, w * 1.1, w * cap, p.roof, p.roofShade),
  ].join('');
}

/** Drum, dome and lantern. */
export function cupola(
  p: Palette,
  cx: number,
  base: number,
  r: number,
  rise: number,
  [light, shade]: readonly [string, string],
): string {
  const drum = r * 0.62;
  const top = base - drum;
  const peakAt = top - r * rise;
  return [
    wall(p, cx - r * 0.96, base, r * 1.92, drum, 0.34),
    arches(
      { x: cx - r * 0.76, y: base - drum * 0.2, columns: 5, dx: r * 0.34, w: r * 0.16, h: drum * 0.56 },
      p.opening,
    ),
    rect(cx - r * 1.04, top - 2, r * 2.08, r * 0.09, p.stone),
    dome(cx, top, r, rise, light, shade),
    wall(p, cx - r * 0.13, peakAt + r * 0.05, r * 0.26, r * 0.26, 0.4),
    spire(cx, peakAt - r * 0.2, r * 0.32, r * 0.26, light, shade),
    stroke(`M${num(cx)} ${num(peakAt - r * 0.42)}v${num(-r * 0.14)}`, p.stoneShade, 2.4),
  ].join('');
}

interface Stack {
  cx: number;
  base: number;
  /** Half width of the lowest row. */
  half: number;
  rows: number;
  rise: number;
  seed: number;
  walls?: readonly string[];
}

/** Houses climbing a hill, the highest row painted first. */
export function stack(p: Palette, { cx, base, half, rows, rise, seed, walls }: Stack): string {
  let picture = '';
  for (let r = rows - 1; r >= 0; r -= 1) {
    const reach = half * (1 - (r / rows) * 0.82);
    picture += houses(p, {
      from: cx - reach,
      to: cx + reach,
      base: base - r * rise,
      low: rise * 1.05,
      high: rise * 1.75,
      seed: seed + r * 17,
      ...(walls === undefined ? {} : { walls }),
    });
  }
  return picture;
}

/** A small sailing boat. */
export function sail(x: number, y: number, h: number): string {
  return (
    polygon(
      [
        [x, y - h],
        [x, y - h * 0.16],
        [x + h * 0.42, y - h * 0.16],
      ],
      '#fdfbf6',
      0.95,
    ) +
    polygon(
      [
        [x - 3, y - h * 0.86],
        [x - 3, y - h * 0.16],
        [x - h * 0.26, y - h * 0.16],
      ],
      '#f1e7da',
      0.95,
    ) +
    shape(
      `M${num(x - h * 0.32)} ${num(y - h * 0.11)}h${num(h * 0.8)}l${num(-h * 0.12)} ${num(h * 0.12)}h${num(-h * 0.54)}z`,
      '#6f5a55',
    )
  );
}
