import { linear, num } from '../svg.ts';
import { cloud, polygon, shape, sky, stroke, type Spot } from '../posters/shapes.ts';
import type { Palette } from '../posters/palette.ts';

/** `picture` larger or smaller, with `at` staying where it is. */
export function zoom(picture: string, k: number, [x, y]: Spot): string {
  return `<g transform="translate(${num(x * (1 - k))} ${num(y * (1 - k))}) scale(${num(k)})">${picture}</g>`;
}

/** Sky with the sun and two clouds. */
export function air(id: string, p: Palette, sun: Spot): string {
  return (
    sky(id, p, sun) +
    cloud(sun[0] > 800 ? 180 : 1080, 210, 300, 0.4) +
    cloud(sun[0] > 800 ? 620 : 760, 130, 200, 0.3)
  );
}

/** Paving from `top` to the reader, its joints running towards the middle of the horizon. */
export function piazza(id: string, p: Palette, top: number): string {
  const gradient = linear(
    `${id}paving`,
    [0, top, 0, 1000],
    [
      [0, p.stone],
      [1, p.stoneShade],
    ],
  );
  let joints = '';
  for (let i = -9; i <= 9; i += 1) joints += `M${num(800 + i * 70)} ${top}L${num(800 + i * 240)} 1000`;
  for (const depth of [0.06, 0.18, 0.36, 0.62]) joints += `M0 ${num(top + (1000 - top) * depth)}H1600`;
  return `<defs>${gradient}</defs><rect y="${top}" width="1600" height="${1000 - top}" fill="url(#${id}paving)"/>${stroke(joints, p.stoneShade, 3, 0.55)}`;
}

/** One upright edge of a wall that runs away from the reader: where, its top and its foot. */
export type Edge = readonly [x: number, top: number, foot: number];

type Openings = {
  rows: number;
  columns: number;
  w: number;
  h: number;
  from?: number;
  to?: number;
  isArched?: boolean;
};

const line = ([x, y]: Spot) => `${num(x)} ${num(y)}`;

/** A wall that runs away, and its openings, which narrow with the distance. */
export function receding(near: Edge, far: Edge, colour: string, openings: Openings, dark: string): string {
  const at = (t: number, v: number): Spot => {
    const s = 1 - (1 - t) ** 1.6;
    const [top, foot] = [near[1] + (far[1] - near[1]) * s, near[2] + (far[2] - near[2]) * s];
    return [near[0] + (far[0] - near[0]) * s, top + (foot - top) * v];
  };
  const { rows, columns, w, h, from = 0, to = 1, isArched = false } = openings;
  let d = '';
  for (let r = 0; r < rows; r += 1)
    for (let c = 0; c < columns; c += 1) {
      const [t1, t2] = [(c + 0.5 - w / 2) / columns, (c + 0.5 + w / 2) / columns];
      const [v1, v2] = [
        from + ((to - from) * (r + 0.5 - h / 2)) / rows,
        from + ((to - from) * (r + 0.5 + h / 2)) / rows,
      ];
      const [a, b, e, f] = [at(t1, v2), at(t1, v1), at(t2, v1), at(t2, v2)];
      const spring = (v2 - v1) * 0.3;
      const [b2, e2, peak] = [at(t1, v1 + spring), at(t2, v1 + spring), at((t1 + t2) / 2, v1 - spring * 0.6)];
      d += isArched
        ? `M${line(a)}L${line(b2)}Q${line(peak)} ${line(e2)}L${line(f)}Z`
        : `M${line(a)}L${line(b)}L${line(e)}L${line(f)}Z`;
    }
  return (
    polygon(
      [
        [near[0], near[2]],
        [near[0], near[1]],
        [far[0], far[1]],
        [far[0], far[2]],
      ],
      colour,
    ) + shape(d, dark)
  );
}
