import { linear, num, randomFrom } from '../svg.ts';
import type { Palette } from './palette.ts';
import { hipRoof, polygon, rect, roof, shape, stroke, wall, windows } from './shapes.ts';
import type { Spot } from './shapes.ts';

/** Water from `top` to `base`, with a few quiet glints. */
export function sea(id: string, p: Palette, top: number, base: number, seed = 7): string {
  const random = randomFrom(seed);
  const gradient = linear(
    `${id}sea`,
    [0, top, 0, base],
    [
      [0, p.sea[0]],
      [1, p.sea[1]],
    ],
  );
  let glints = '';
  for (let i = 0; i < 26; i += 1) {
    const depth = random();
    const length = 20 + depth * 90;
    glints += `M${num(random() * 1560)} ${num(top + 8 + depth * (base - top - 12))}h${num(length)}`;
  }
  return `<defs>${gradient}</defs><rect y="${num(top)}" width="1600" height="${num(base - top)}" fill="url(#${id}sea)"/>${stroke(glints, '#fff', 2.4, 0.28)}`;
}

/** Foreground land with a softly lit upper edge. */
export function ground(id: string, p: Palette, left: number, right: number): string {
  const gradient = linear(
    `${id}land`,
    [0, Math.min(left, right), 0, 1000],
    [
      [0, p.ground],
      [1, p.groundShade],
    ],
  );
  const d = `M0 ${left}C420 ${left - 16} 900 ${right + 20} 1600 ${right}V1000H0Z`;
  const swell = (y: number, lift: number): string =>
    shape(
      `M0 ${y + lift}C380 ${y - lift} 760 ${y + lift * 1.4} 1600 ${y - lift * 0.6}V1000H0Z`,
      p.groundShade,
      0.34,
    );
  return `<defs>${gradient}</defs>${shape(d, `url(#${id}land)`)}${swell(850, 14)}${swell(916, -18)}`;
}

/** A road from the distance to the reader's feet: `via` is where it bends, `to` where it leaves the picture. */
export function road(p: Palette, from: Spot, via: Spot, to: number): string {
  const steps = 28;
  const at = (t: number): readonly [number, number, number] => {
    const s = t ** 1.5;
    const x = (1 - s) ** 2 * from[0] + 2 * s * (1 - s) * via[0] + s * s * to;
    const y = from[1] + (1040 - from[1]) * s * (0.75 + 0.25 * s);
    return [x, y, 3 + 215 * ((y - from[1]) / (1040 - from[1])) ** 1.12];
  };
  const side = (sign: number, share: number): Spot[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const [x, y, half] = at(i / steps);
      return [x + sign * half * share, y];
    });
  const band = (a: number, b: number, sign: number, colour: string, opacity = 1): string =>
    polygon([...side(sign, a), ...side(sign, b).toReversed()], colour, opacity);
  let dashes = '';
  for (let i = 4; i < 26; i += 2) {
    const [x1, y1, w1] = at(i / 26);
    const [x2, y2, w2] = at((i + 1) / 26);
    dashes += `M${num(x1 - w1 * 0.022)} ${num(y1)}L${num(x1 + w1 * 0.022)} ${num(y1)}L${num(x2 + w2 * 0.022)} ${num(y2)}L${num(x2 - w2 * 0.022)} ${num(y2)}Z`;
  }
  return [
    polygon([...side(-1, 1.09), ...side(1, 1.09).toReversed()], p.groundShade),
    polygon([...side(-1, 1), ...side(1, 1).toReversed()], p.road),
    band(0.3, 1, 1, '#000', 0.05),
    band(0.92, 0.95, -1, p.marking),
    band(0.92, 0.95, 1, p.marking),
    shape(dashes, p.marking),
  ].join('');
}

export function cypress(p: Palette, x: number, base: number, h: number): string {
  const w = h * 0.13;
  const d = (k: number): string =>
    `M${num(x)} ${num(base - h)}C${num(x + w * k)} ${num(base - h * 0.62)} ${num(x + w * k)} ${num(base - h * 0.16)} ${num(x + w * 0.3 * k)} ${num(base)}`;
  return (
    shape(
      `${d(1)}L${num(x - w * 0.3)} ${num(base)}C${num(x - w)} ${num(base - h * 0.16)} ${num(x - w)} ${num(base - h * 0.62)} ${num(x)} ${num(base - h)}Z`,
      p.tree,
    ) +
    shape(
      `${d(1)}L${num(x)} ${num(base)}C${num(x + w * 0.5)} ${num(base - h * 0.3)} ${num(x + w * 0.3)} ${num(base - h * 0.6)} ${num(x)} ${num(base - h)}Z`,
      p.treeShade,
    )
  );
}

/** Umbrella pine. */
export function pine(p: Palette, x: number, base: number, h: number): string {
  const r = h * 0.42;
  const top = base - h;
  const trunk = `M${num(x - h * 0.022)} ${num(base)}C${num(x - h * 0.01)} ${num(base - h * 0.4)} ${num(x + h * 0.02)} ${num(base - h * 0.5)} ${num(x)} ${num(top + h * 0.2)}L${num(x + h * 0.03)} ${num(top + h * 0.2)}C${num(x + h * 0.045)} ${num(base - h * 0.5)} ${num(x + h * 0.02)} ${num(base - h * 0.4)} ${num(x + h * 0.025)} ${num(base)}Z`;
  const limbs = `M${num(x + 2)} ${num(base - h * 0.56)}L${num(x - r * 0.5)} ${num(top + h * 0.22)}M${num(x + 4)} ${num(base - h * 0.52)}L${num(x + r * 0.52)} ${num(top + h * 0.22)}`;
  const crown = `M${num(x - r)} ${num(top + h * 0.22)}C${num(x - r * 1.06)} ${num(top + h * 0.1)} ${num(x - r * 0.5)} ${num(top)} ${num(x)} ${num(top)}C${num(x + r * 0.6)} ${num(top)} ${num(x + r * 1.08)} ${num(top + h * 0.1)} ${num(x + r)} ${num(top + h * 0.22)}C${num(x + r * 0.6)} ${num(top + h * 0.28)} ${num(x - r * 0.6)} ${num(top + h * 0.28)} ${num(x - r)} ${num(top + h * 0.22)}Z`;
  const shade = `M${num(x + r)} ${num(top + h * 0.22)}C${num(x + r * 0.6)} ${num(top + h * 0.28)} ${num(x - r * 0.6)} ${num(top + h * 0.28)} ${num(x - r)} ${num(top + h * 0.22)}C${num(x - r * 0.3)} ${num(top + h * 0.19)} ${num(x + r * 0.5)} ${num(top + h * 0.19)} ${num(x + r * 0.9)} ${num(top + h * 0.1)}Z`;
  return (
    shape(trunk, '#7b5a4a') +
    stroke(limbs, '#7b5a4a', h * 0.016) +
    shape(crown, p.tree) +
    shape(shade, p.treeShade)
  );
}

export function palm(p: Palette, x: number, base: number, h: number): string {
  const top = base - h;
  const l = h * 0.36;
  let leaves = '';
  for (const [dx, dy, sag] of [
    [-1, 0.12, -0.32],
    [-0.74, -0.34, -0.42],
    [-0.2, -0.6, -0.4],
    [0.4, -0.54, -0.44],
    [0.86, -0.2, -0.4],
    [1, 0.22, -0.28],
  ] as const) {
    const [ex, ey] = [x + dx * l, top + dy * l + l * 0.3];
    const [mx, my] = [x + dx * l * 0.45, top + (dy * 0.6 + sag) * l];
    leaves += `M${num(x)} ${num(top)}Q${num(mx)} ${num(my)} ${num(ex)} ${num(ey)}Q${num(mx)} ${num(my + l * 0.24)} ${num(x)} ${num(top + 4)}Z`;
  }
  return (
    stroke(
      `M${num(x)} ${num(base)}Q${num(x + h * 0.05)} ${num(base - h * 0.5)} ${num(x)} ${num(top)}`,
      '#8b6b55',
      h * 0.035,
    ) + shape(leaves, p.treeShade)
  );
}

/** Round-crowned tree or, with `squat`, a bush. */
export function tree(p: Palette, x: number, base: number, h: number, squat = false): string {
  const r = h * (squat ? 0.62 : 0.34);
  const cy = base - (squat ? r * 0.5 : h - r);
  const trunk = squat ? '' : rect(x - h * 0.025, cy, h * 0.05, base - cy, '#7b5a4a');
  const flat = squat ? 0.72 : 1.1;
  const crown = `<ellipse cx="${num(x)}" cy="${num(cy)}" rx="${num(r)}" ry="${num(r * flat)}" fill="${p.tree}"/>`;
  const shade = `M${num(x + r * 0.3)} ${num(cy - r * flat * 0.95)}A${num(r)} ${num(r * flat)} 0 0 1 ${num(x - r * 0.5)} ${num(cy + r * flat * 0.86)}C${num(x + r * 0.3)} ${num(cy + r * flat * 0.6)} ${num(x + r * 0.6)} ${num(cy - r * flat * 0.2)} ${num(x + r * 0.3)} ${num(cy - r * flat * 0.95)}Z`;
  return trunk + crown + shape(shade, p.treeShade);
}

interface Row {
  from: number;
  to: number;
  base: number;
  low: number;
  high: number;
  seed: number;
  /** Wall colours to choose from; the palette's stone when absent. */
  walls?: readonly string[];
}

function facade(p: Palette, x: number, base: number, w: number, h: number, rows: number): string {
  const columns = Math.max(2, Math.floor((w - 10) / 20));
  const dx = w / columns;
  return windows(
    { x: x + dx * 0.32, y: base - h + 16, columns, rows, dx, dy: 30, w: dx * 0.34, h: 15 },
    p.opening,
  );
}

/** A row of town houses, each a little different, always the same for the same seed. */
export function houses(p: Palette, { from, to, base, low, high, seed, walls }: Row): string {
  const random = randomFrom(seed);
  let [x, picture] = [from, ''];
  while (x < to) {
    const w = Math.min(46 + random() * 58, to - x + 12);
    const h = low + random() * (high - low);
    const colour = walls?.[Math.floor(random() * walls.length)];
    const local = colour === undefined ? p : { ...p, stone: colour };
    picture += wall(local, x, base, w, h, 0.26);
    picture +=
      random() > 0.5
        ? hipRoof(p, x, base - h, w, 12 + random() * 8)
        : roof(p, x, base - h, w, 16 + random() * 10, 3);
    picture += facade(p, x, base, w, h, Math.max(1, Math.floor((h - 14) / 30)));
    x += w - 2;
  }
  return picture;
}
