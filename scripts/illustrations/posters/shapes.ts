import { linear, num, radialAt } from '../svg.ts';
import type { Palette } from './palette.ts';

export type Spot = readonly [x: number, y: number];

export const width = 1600;
export const height = 1000;

export function shape(d: string, colour: string, opacity = 1): string {
  return `<path d="${d}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${num(opacity)}"`}/>`;
}

export function stroke(d: string, colour: string, weight: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(weight)}" stroke-linecap="round"${opacity === 1 ? '' : ` opacity="${num(opacity)}"`}/>`;
}

export function polygon(points: readonly Spot[], colour: string, opacity = 1): string {
  return shape(`M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`, colour, opacity);
}

export function rect(x: number, y: number, w: number, h: number, colour: string): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${colour}"/>`;
}

/** A wall standing on `base`, its right part in shade. */
export function wall(p: Palette, x: number, base: number, w: number, h: number, shade = 0.32): string {
  return rect(x, base - h, w, h, p.stone) + rect(x + w * (1 - shade), base - h, w * shade, h, p.stoneShade);
}

/** Pitched roof over [x, x + w], lit from the left. */
export function roof(p: Palette, x: number, y: number, w: number, h: number, overhang = 4): string {
  const [left, right, top] = [x - overhang, x + w + overhang, x + w * 0.45];
  return (
    polygon(
      [
        [left, y],
        [top, y - h],
        [right, y],
      ],
      p.roof,
    ) +
    polygon(
      [
        [top, y - h],
        [right, y],
        [top + w * 0.16, y],
      ],
      p.roofShade,
    )
  );
}

/** Hipped roof with a flat ridge. */
export function hipRoof(p: Palette, x: number, y: number, w: number, h: number): string {
  return (
    polygon(
      [
        [x - 5, y],
        [x + w * 0.16, y - h],
        [x + w * 0.84, y - h],
        [x + w + 5, y],
      ],
      p.roof,
    ) +
    polygon(
      [
        [x + w * 0.68, y],
        [x + w * 0.72, y - h],
        [x + w * 0.84, y - h],
        [x + w + 5, y],
      ],
      p.roofShade,
    )
  );
}

interface Grid {
  x: number;
  y: number;
  columns: number;
  rows?: number;
  dx: number;
  dy?: number;
  w: number;
  h: number;
}

/** Plain rectangular windows as one path. */
export function windows({ x, y, columns, rows = 1, dx, dy = 0, w, h }: Grid, colour: string): string {
  let d = '';
  for (let r = 0; r < rows; r += 1)
    for (let c = 0; c < columns; c += 1)
      d += `M${num(x + c * dx)} ${num(y + r * dy)}h${num(w)}v${num(h)}h${num(-w)}z`;
  return shape(d, colour);
}

/** Round-headed openings as one path; `y` is the foot of the arch. */
export function arches({ x, y, columns, rows = 1, dx, dy = 0, w, h }: Grid, colour: string): string {
  let d = '';
  for (let r = 0; r < rows; r += 1)
    for (let c = 0; c < columns; c += 1)
      d += `M${num(x + c * dx)} ${num(y + r * dy)}v${num(w / 2 - h)}a${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(w)} 0v${num(h - w / 2)}z`;
  return shape(d, colour);
}

/** Pointed (Gothic) openings. */
export function lancets({ x, y, columns, dx, w, h }: Grid, colour: string): string {
  let d = '';
  for (let c = 0; c < columns; c += 1) {
    const left = x + c * dx;
    d += `M${num(left)} ${num(y)}v${num(w * 0.8 - h)}q${num(w * 0.06)} ${num(-w * 0.5)} ${num(w / 2)} ${num(-w * 0.8)}q${num(w * 0.44)} ${num(w * 0.3)} ${num(w / 2)} ${num(w * 0.8)}v${num(h - w * 0.8)}z`;
  }
  return shape(d, colour);
}

/** A dome on `base`: `rise` 1 is a half circle, more is pointed. */
export function dome(
  cx: number,
  base: number,
  r: number,
  rise: number,
  light: string,
  shade: string,
): string {
  const h = r * rise;
  const half = (side: number): string =>
    `C${num(cx + side * r)} ${num(base - h * 0.62)} ${num(cx + side * r * 0.5)} ${num(base - h * 0.96)} ${num(cx)} ${num(base - h)}`;
  const whole = `M${num(cx - r)} ${num(base)}${half(-1)}C${num(cx + r * 0.5)} ${num(base - h * 0.96)} ${num(cx + r)} ${num(base - h * 0.62)} ${num(cx + r)} ${num(base)}Z`;
  const dark = `M${num(cx)} ${num(base - h)}C${num(cx + r * 0.5)} ${num(base - h * 0.96)} ${num(cx + r)} ${num(base - h * 0.62)} ${num(cx + r)} ${num(base)}H${num(cx + r * 0.3)}C${num(cx + r * 0.36)} ${num(base - h * 0.5)} ${num(cx + r * 0.24)} ${num(base - h * 0.86)} ${num(cx)} ${num(base - h)}Z`;
  return shape(whole, light) + shape(dark, shade);
}

/** A slim cone: spire or pinnacle. */
export function spire(cx: number, base: number, w: number, h: number, light: string, shade: string): string {
  return (
    polygon(
      [
        [cx - w / 2, base],
        [cx, base - h],
        [cx + w / 2, base],
      ],
      light,
    ) +
    polygon(
      [
        [cx, base - h],
        [cx + w / 2, base],
        [cx + w * 0.08, base],
      ],
      shade,
    )
  );
}

/** Battlements along the top of a wall. */
export function battlements(x: number, y: number, count: number, step: number, colour: string): string {
  let d = '';
  for (let i = 0; i < count; i += 1)
    d += `M${num(x + i * step)} ${num(y)}v${num(-step * 0.6)}h${num(step * 0.56)}v${num(step * 0.6)}z`;
  return shape(d, colour);
}

/** A soft line of hills through the given crests, filled down to `base`. */
export function ridge(points: readonly Spot[], base: number, colour: string): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let d = `M${num(first[0])} ${num(base)}L${num(first[0])} ${num(first[1])}`;
  let [px, py] = first;
  for (const [x, y] of rest) {
    const middle = (px + x) / 2;
    d += `C${num(middle)} ${num(py)} ${num(middle)} ${num(y)} ${num(x)} ${num(y)}`;
    [px, py] = [x, y];
  }
  return shape(`${d}L${num(px)} ${num(base)}Z`, colour);
}

/** A mountain: lit left face, shaded right face, and snow down to `snow` of its height. */
export function peak(
  [x, y]: Spot,
  base: number,
  half: number,
  light: string,
  shade: string,
  snow = 0,
): string {
  const h = base - y;
  const left: Spot[] = [
    [x - half, base],
    [x - half * 0.52, base - h * 0.44],
    [x - half * 0.34, base - h * 0.58],
    [x, y],
  ];
  const right: Spot[] = [
    [x + half * 0.3, base - h * 0.66],
    [x + half * 0.5, base - h * 0.46],
    [x + half, base],
  ];
  const inner: Spot[] = [
    [x + half * 0.34, base],
    [x + half * 0.08, base - h * 0.4],
    [x + half * 0.14, base - h * 0.62],
  ];
  const cap: Spot[] = [
    [x - half * 0.62 * snow, y + h * snow * 0.8],
    [x - half * 0.3 * snow, y + h * snow * 0.62],
    [x - half * 0.16 * snow, y + h * snow * 0.95],
    [x + half * 0.1 * snow, y + h * snow * 0.58],
    [x + half * 0.34 * snow, y + h * snow * 0.9],
    [x + half * 0.46 * snow, y + h * snow * 0.56],
  ];
  return (
    polygon([...left, ...right], light) +
    polygon([[x, y], ...right, ...inner], shade) +
    (snow === 0 ? '' : polygon([[x, y], ...cap.toReversed()], '#fbfcfc', 0.92))
  );
}

export function sky(id: string, p: Palette, sun: Spot, radius = 62): string {
  const [top, middle, low] = p.sky;
  const gradient = linear(
    `${id}sky`,
    [0, 0, 0, 760],
    [
      [0, top],
      [0.55, middle],
      [1, low],
    ],
  );
  const glow = radialAt(
    `${id}glow`,
    [sun[0], sun[1], radius * 5.2],
    [
      [0, p.sun, 0.75],
      [0.28, p.sun, 0.34],
      [1, p.sun, 0],
    ],
  );
  const disc = `<circle cx="${sun[0]}" cy="${sun[1]}" r="${radius}" fill="${p.sun}" opacity=".92"/>`;
  return `<defs>${gradient}${glow}</defs><rect width="1600" height="1000" fill="url(#${id}sky)"/><rect width="1600" height="1000" fill="url(#${id}glow)"/>${disc}`;
}

/** Long flat cloud. */
export function cloud(x: number, y: number, w: number, opacity = 0.5): string {
  const h = w * 0.07;
  return shape(
    `M${num(x)} ${num(y)}a${num(h)} ${num(h)} 0 0 1 ${num(h)} ${num(-h)}h${num(w * 0.2)}a${num(h * 1.1)} ${num(h * 1.1)} 0 0 1 ${num(h * 2)} ${num(-h * 0.4)}h${num(w * 0.24)}a${num(h * 0.7)} ${num(h * 0.7)} 0 0 1 ${num(h)} ${num(h * 0.7)}h${num(w * 0.12)}a${num(h * 0.7)} ${num(h * 0.7)} 0 0 1 0 ${num(h * 0.7)}z`,
    '#fff',
    opacity,
  );
}
