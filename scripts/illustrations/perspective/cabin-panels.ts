import type { Point } from '../bodies/body-spec.ts';
import { pathOf, range } from './path-points.ts';
import { seen } from './view.ts';
import type { Hand, View } from './view.ts';

function rails({ surface, at }: View, xs: readonly number[], hand: Hand): Point[] {
  return xs.map((x) => {
    const [, y, z] = surface.rail(x);
    return at([x, y, z * hand]);
  });
}

/** Side, roof and roof rail of the cabin. */
export function cabinOf(view: View): { cabinSide: string; roof: string[]; railLine: string } {
  const { surface, volume, at, nose, hatch } = view;
  const ends: readonly [number, number] = nose
    ? [volume.rearBase[0], volume.cowl[0]]
    : [volume.cowl[0], volume.rearBase[0]];
  const [hidden, shown] = ends;
  const foot = (x: number): Point => {
    const y = surface.waist(x) - 1;
    return at([x, y, surface.halfWidth(x, y)]);
  };
  const near = seen(view, rails(view, range(hidden, shown, 50), 1));
  const feet = seen(view, range(hidden, shown, 30).map(foot));
  const back = range(shown, hidden, 30);
  return {
    cabinSide: pathOf([...near, ...feet.toReversed()]),
    roof: [
      pathOf([...near, ...rails(view, back, -1)]),
      pathOf([...near, ...back.map((x) => at([x, surface.top(x), 0]))]),
    ],
    railLine: pathOf(hatch ? rails(view, range(volume.rearTop[0], volume.cowl[0], 30), 1) : near, false),
  };
}

/** The window of a tailgate, too steep to be followed along the car's length. */
function tailgateScreen({ spec, volume, at }: View): string {
  const [[bx, by], [hx, hy]] = [volume.rearBase, volume.rearTop];
  const place = (t: number, z: number): Point => {
    const w = spec.halfWidth * (0.9 - (0.9 - volume.roofShare) * t) * 0.8;
    return at([bx + (hx - bx) * t ** 1.3 + 12 * z * z, by + 3 + (hy - by - 8) * t, w * z]);
  };
  return pathOf([
    ...range(1, -1, 8).map((z) => place(0, z)),
    ...range(0.1, 0.9, 6).map((t) => place(t, -1)),
    ...range(-1, 1, 8).map((z) => place(1, z)),
    ...range(0.9, 0.1, 6).map((t) => place(t, 1)),
  ]);
}

/** Windscreen, or rear window above a boot. */
export function screenOf(view: View): string {
  const { surface, volume, at, nose, hatch } = view;
  if (hatch) return tailgateScreen(view);
  const [baseX, headX] = nose ? [volume.cowl[0], volume.header[0]] : [volume.rearBase[0], volume.rearTop[0]];
  const inward = nose ? -1 : 1;
  // Screens bulge in plan: their middle stands farther out than their ends.
  const across = (x: number, bulge: number, drop: number): Point[] =>
    range(1, -1, 12).map((s) => {
      const px = x + inward * bulge * s * s;
      const [, y, z] = surface.rail(px);
      return at([px, y + (surface.top(px) - y) * (1 - s * s) - drop, z * s * 0.965]);
    });
  const pillar = (hand: Hand): Point[] =>
    range(headX + inward * 14, baseX + inward * 14, 12).map((x) => {
      const [, y, z] = surface.rail(x);
      return at([x, y, hand * z * 0.965]);
    });
  return pathOf([
    ...across(baseX + inward * 4, 15, 0),
    ...pillar(-1).toReversed(),
    ...across(headX, 14, 1).toReversed(),
    ...pillar(1),
  ]);
}
