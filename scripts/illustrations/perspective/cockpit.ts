import type { Point } from '../bodies/body-spec.ts';
import { fill, line } from '../svg.ts';
import type { Corner } from './corner.ts';
import { pathOf, range } from './path-points.ts';

/** A seat seen from a corner: cushioned back with its head restraint. */
function seat({ camera, spec }: Corner, x: number, z: number): string {
  const w = spec.halfWidth * 0.25;
  const at = (dz: number, y: number, dx = 0): Point => camera([x + dx, y, z + dz]);
  const back = pathOf([
    at(-w, 78),
    at(-w * 1.04, 102),
    at(-w * 0.8, 111),
    at(w * 0.8, 111),
    at(w * 1.04, 102),
    at(w, 78),
  ]);
  const depth = pathOf([
    at(w, 78),
    at(w * 1.04, 102),
    at(w * 0.8, 111),
    at(w * 0.8, 110, -9),
    at(w, 100, -10),
    at(w, 78, -10),
  ]);
  const head = pathOf([
    at(-w * 0.5, 112),
    at(-w * 0.6, 121),
    at(-w * 0.4, 126),
    at(w * 0.4, 126),
    at(w * 0.6, 121),
    at(w * 0.5, 112),
  ]);
  return (
    fill(depth, '#2f211b') +
    fill(back, '#5b4033') +
    fill(head, '#5b4033') +
    line(back, '#c9a58c', 1.4, 0.4) +
    line(head, '#c9a58c', 1.4, 0.5)
  );
}

/** Open car: the tub, four seats, the hood folded behind them and the windscreen in its frame. */
export function cockpitParts(corner: Corner): string {
  const { id, spec, camera, surface, volume, end, scale } = corner;
  const rim = (x: number, hand: 1 | -1): Point =>
    camera([x, surface.waist(x), hand * surface.halfWidth(x, surface.waist(x)) * 0.93]);
  const [from, to] = [136, volume.cowl[0] - 24];
  const xs = range(from, to, 10);
  const tub = pathOf([...xs.map((x) => rim(x, 1)), ...xs.toReversed().map((x) => rim(x, -1))]);
  const hoodXs = range(72, 138, 8);
  const hoodEdge = (hand: 1 | -1): Point[] =>
    hoodXs.map((x) => camera([x, surface.waist(x) + 1, hand * surface.halfWidth(x, surface.waist(x)) * 0.8]));
  const crest = hoodXs.map((x) => camera([x, surface.top(x) + 5, 0]));
  const hood = [
    pathOf([...hoodEdge(1), ...hoodEdge(-1).toReversed()]),
    pathOf([...hoodEdge(1), ...crest.toReversed()]),
  ];
  const [cx, cy] = volume.cowl;
  const [hx, hy] = volume.header;
  const [low, high] = [spec.halfWidth * 0.86, spec.halfWidth * 0.7];
  const curve = (x: number, y: number, w: number): Point[] =>
    range(1, -1, 10).map((s) => camera([x - 16 * s * s, y, w * s]));
  const frame = [...curve(cx, cy - 1, low), ...curve(hx, hy, high).toReversed()];
  const screen =
    fill(pathOf(frame), `url(#${id}x)`, 0.5) +
    line(pathOf(frame), '#14181d', scale * 3.6) +
    line(pathOf(frame), '#c9d0d7', scale * 0.8, 0.5);
  const seats = [
    seat(corner, 150, -30),
    seat(corner, 150, 30),
    seat(corner, 216, -36),
    seat(corner, 216, 36),
  ];
  const dash = fill(
    pathOf([rim(to + 12, 1), rim(to - 26, 1), rim(to - 26, -1), rim(to + 12, -1)]),
    '#20252b',
  );
  const inside =
    fill(tub, '#17120f') + hood.map((d) => fill(d, '#1d2126')).join('') + line(tub, '#fff', scale, 0.25);
  return end === 'nose'
    ? inside + seats.join('') + dash + screen
    : inside + dash + screen + seats.toReversed().join('');
}
