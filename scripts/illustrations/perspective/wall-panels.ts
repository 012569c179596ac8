import type { Point } from '../bodies/body-spec.ts';
import { hullOf, pathOf, range } from './path-points.ts';
import { flank, visibleFace, wholeFace } from './view.ts';
import type { Hand, HeightLine, View } from './view.ts';

/** Flank and face together, and their upper edge. */
export function wallOf(view: View): { wall: string; waistLine: string; farX: number } {
  const { waist } = view.surface;
  const { bottom } = view.volume;
  const between =
    (share: number): HeightLine =>
    (x) =>
      waist(x) + (bottom - waist(x)) * share;
  const levels = range(0, 1, 8).slice(1, -1).map(between);
  // Both outer edges of the picture, from waist to floor.
  const farEdge = levels.flatMap((level) => visibleFace(view, level).slice(-1));
  const hiddenEdge = levels.flatMap((level) => flank(view, level).slice(0, 1));
  const upper = [...flank(view, waist), ...visibleFace(view, waist)];
  const lower = [...flank(view, () => bottom), ...visibleFace(view, () => bottom)];
  return {
    wall: pathOf([...upper, ...farEdge, ...lower.toReversed(), ...hiddenEdge.toReversed()]),
    waistLine: pathOf(upper, false),
    farX: upper.at(-1)?.[0] ?? 0,
  };
}

function edgeLine({ surface, at }: View, xs: readonly number[], hand: Hand): Point[] {
  return xs.map((x) => at([x, surface.waist(x), hand * surface.halfWidth(x, surface.waist(x))]));
}

function middleLine({ surface, at }: View, xs: readonly number[]): Point[] {
  return xs.map((x) => at([x, surface.top(x), 0]));
}

/** Closes the seam between lid and cabin, where one ends on the waist and the other on the rail. */
function seams({ volume, surface, at, nose }: View): string[] {
  const [base, inward] = nose ? [volume.cowl[0], -1] : [volume.rearBase[0], 1];
  const slice = (offset: number): Point[] => {
    const x = base + inward * offset;
    const y = offset > 0 ? surface.rail(x)[1] : surface.waist(x);
    const z = surface.halfWidth(x, y);
    return [at([x, y, z]), at([x, surface.top(x), 0]), at([x, y, -z])];
  };
  const cuts = [-36, -20, -4, 8, 20, 34];
  return cuts.slice(1).map((cut, i) => pathOf(hullOf([...slice(cuts[i] ?? cut), ...slice(cut)])));
}

/** Bonnet or boot lid at the seen end. Its plan, its crown against the near edge, and the seam. */
export function lidOf(view: View): { lid: string[]; lidEdge: string } {
  const { volume, nose, turn, tip } = view;
  const from = nose ? volume.cowl[0] - 20 : volume.rearBase[0] + 14;
  const xs = range(from, turn, 14);
  const face = wholeFace(view, view.surface.waist);
  const near = edgeLine(view, xs, 1);
  return {
    lid: [
      pathOf([...near, ...face, ...edgeLine(view, xs, -1).toReversed()]),
      pathOf([...near, ...middleLine(view, range(tip, from, 14))]),
      ...(view.spec.cockpit === undefined && !view.hatch ? seams(view) : []),
    ],
    lidEdge: pathOf(face, false),
  };
}

/** The lid at the other end, mostly behind the cabin. */
export function farLidOf(view: View): string[] {
  const { volume, nose, spec } = view;
  const [from, to] = nose ? [volume.rearBase[0], 10] : [volume.cowl[0], spec.length - 10];
  const xs = range(from, to, 10);
  const near = edgeLine(view, xs, 1);
  return [
    pathOf([...near, ...middleLine(view, xs.toReversed())]),
    pathOf([...near, ...edgeLine(view, xs, -1).toReversed()]),
  ];
}
