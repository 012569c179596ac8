import type { BodySpec, Point } from '../bodies/body-spec.ts';
import type { BodySurface, End, Place } from './body-surface.ts';
import type { Camera } from './camera.ts';
import { mapPath, pathOf, range } from './path-points.ts';
import type { Volume } from './volumes.ts';

/** All visible panels of a car seen from one corner, as canvas paths. */
export interface Panels {
  /** Flank and face together. */
  wall: string;
  /** Bonnet or boot lid, whichever end we see, and the other one behind the cabin. */
  lid: string;
  farLid: string;
  cabinSide: string;
  roof: string;
  /** The screen at the seen end. */
  screen: string;
  waistLine: string;
  railLine: string;
  lidEdge: string;
  /** Maps side-view paths onto the near (1) or far (-1) flank. */
  side: (d: string, hand?: 1 | -1, lift?: number, steps?: number) => string;
  /** As `side`, but stops short of the middle of the face. */
  lamp: (d: string, hand: 1 | -1) => string;
  /** Maps face paths: x as a share of the half width. */
  face: (d: string) => string;
  /** Seen from behind, with a tailgate instead of a boot. */
  hatch: boolean;
  cornerX: number;
  farX: number;
}

export function panelsOf(
  spec: BodySpec,
  volume: Volume,
  surface: BodySurface,
  camera: Camera,
  end: End,
): Panels {
  const nose = end === 'nose';
  const { waist, halfWidth, faceX, rail, top, flankShare } = surface;
  const edge = nose ? volume.noseEdge : volume.tailEdge;
  const round = nose ? volume.noseRound : volume.tailRound;
  const tip = faceX(end, edge, 0);
  const turn = nose ? tip - round : tip + round;
  const far = nose ? 4 : spec.length - 4;
  const at = (place: Place): Point => camera(place);

  const ringAt = (y: (x: number) => number, z: number): Place => {
    const x = faceX(end, edge, z);
    const height = y(x);
    return [faceX(end, height, z), height, z];
  };
  const wide = spec.halfWidth * 0.999;
  const ring = (y: (x: number) => number): Point[] => {
    const points = range(wide * flankShare(edge), -wide * flankShare(edge), 28).map((z) => at(ringAt(y, z)));
    // Past the far corner the face turns out of sight.
    const limit = points.reduce(
      (best, [x], i) => ((nose ? x > (points[best]?.[0] ?? 0) : x < (points[best]?.[0] ?? 0)) ? i : best),
      0,
    );
    return points.slice(0, limit + 1);
  };
  // At the hidden end the flank turns out of sight: start where it is widest on the picture.
  const seen = (points: Point[]): Point[] => {
    const start = points.reduce(
      (best, [x], i) => ((nose ? x < (points[best]?.[0] ?? 0) : x > (points[best]?.[0] ?? 0)) ? i : best),
      0,
    );
    return points.slice(start);
  };
  const flank = (y: (x: number) => number): Point[] =>
    seen(range(far, turn, 60).map((x) => at([x, y(x), halfWidth(x, y(x))])));
  const visible = ([x, y]: Point): Point => {
    const hidden = faceX(nose ? 'tail' : 'nose', Math.min(y, waist(x)), 0);
    const margin = 0.24 * (nose ? volume.tailRound : volume.noseRound);
    return nose ? [Math.max(x, hidden + margin), y] : [Math.min(x, hidden - margin), y];
  };

  const hatch = !nose && volume.rearTop[0] - volume.rearBase[0] < 45;
  const lastZ = range(wide, -wide, 28)[ring(waist).length - 1] ?? -wide;
  const lastX = faceX(end, edge, lastZ);
  const low = (): number => volume.bottom;
  const levels = range(0, 1, 8).slice(1, -1);
  const nowhere: Point = [0, 0];
  // Both outer edges of the picture, from waist to floor.
  const hiddenEdge = levels.map((t) => flank((x) => waist(x) + (volume.bottom - waist(x)) * t)[0] ?? nowhere);
  const farEdge = levels.map((t) => ring((x) => waist(x) + (volume.bottom - waist(x)) * t).at(-1) ?? nowhere);
  const upper = [...flank(waist), ...ring(waist)];
  const lower = [...flank(low), ...ring(low)];

  const lidFrom = nose ? volume.cowl[0] - 20 : volume.rearBase[0] + 14;
  const lidEdge = (hand: 1 | -1): Point[] =>
    range(lidFrom, turn, 14).map((x) => at([x, waist(x), hand * halfWidth(x, waist(x))]));
  const face = range(wide * flankShare(edge), -wide * flankShare(edge), 28).map((z) => at(ringAt(waist, z)));
  const middle = range(lidFrom, tip, 14).map((x) => at([x, top(x), 0]));
  const lid =
    pathOf([...lidEdge(1), ...face, ...lidEdge(-1).reverse()]) +
    pathOf([...lidEdge(1), ...[...middle].reverse()]);
  const otherFrom = nose ? volume.rearBase[0] : volume.cowl[0];
  const otherTo = nose ? 10 : spec.length - 10;
  const other = (hand: 1 | -1): Point[] =>
    range(otherFrom, otherTo, 10).map((x) => at([x, waist(x), hand * halfWidth(x, waist(x))]));
  const farLid =
    pathOf([...other(1), ...range(otherTo, otherFrom, 10).map((x) => at([x, top(x), 0]))]) +
    pathOf([...other(1), ...other(-1).reverse()]);

  const rails = (from: number, to: number, hand: 1 | -1, count = 16): Point[] =>
    range(from, to, count).map((x) => {
      const [rx, y, z] = rail(x);
      return at([rx, y, z * hand]);
    });
  const crown = (from: number, to: number, count = 12): Point[] =>
    range(from, to, count).map((x) => at([x, top(x), 0]));
  const [rearX, cowlX] = [volume.rearBase[0], volume.cowl[0]];
  const nearRail = nose ? seen(rails(rearX, cowlX, 1, 50)) : seen(rails(cowlX, rearX, 1, 50));
  const foot = (x: number): Point => at([x, waist(x) - 1, halfWidth(x, waist(x) - 1)]);
  const feet = nose ? seen(range(rearX, cowlX, 30).map(foot)) : seen(range(cowlX, rearX, 30).map(foot));
  const cabinSide = pathOf([...nearRail, ...[...feet].reverse()]);
  const farRail = nose ? rails(cowlX, rearX, -1, 30) : rails(rearX, cowlX, -1, 30);
  const crest = nose ? crown(cowlX, rearX, 30) : crown(rearX, cowlX, 30);
  const roof = pathOf([...nearRail, ...farRail]) + pathOf([...nearRail, ...crest]);

  const [baseX, headX] = nose ? [volume.cowl[0], volume.header[0]] : [volume.rearBase[0], volume.rearTop[0]];
  const inward = nose ? -1 : 1;
  // The screens bulge in plan: their middle stands farther out than their ends.
  const across = (x: number, bulge: number, drop: number): Point[] =>
    range(1, -1, 12).map((s) => {
      const px = x + inward * bulge * s * s;
      const [, y, z] = rail(px);
      const height = y + (top(px) - y) * (1 - s * s) - drop;
      return at([px, height, z * s * 0.965]);
    });
  const gateAt = (t: number, z: number): Point => {
    const [[bx, by], [hx, hy]] = [volume.rearBase, volume.rearTop];
    const y = by + 3 + (hy - by - 8) * t;
    const w = spec.halfWidth * (0.9 - (0.9 - volume.roofShare) * t) * 0.86;
    return at([bx + (hx - bx) * t ** 1.3 + 12 * z * z, y, w * z]);
  };
  const pillar = (hand: 1 | -1): Point[] =>
    range(0, 1, 12).map((t) => {
      const x = headX + (baseX - headX) * t + inward * 14;
      const [, y, z] = rail(x);
      return at([x, y, hand * z * 0.965]);
    });
  const gate = [
    ...range(1, -1, 8).map((z) => gateAt(0, z)),
    ...range(0.1, 0.9, 6).map((t) => gateAt(t, -1)),
    ...range(-1, 1, 8).map((z) => gateAt(1, z)),
    ...range(0.9, 0.1, 6).map((t) => gateAt(t, 1)),
  ];
  const screen = pathOf(
    hatch
      ? gate
      : [
          ...across(baseX + inward * 4, 15, 0),
          ...pillar(-1).reverse(),
          ...across(headX, 14, 1).reverse(),
          ...pillar(1),
        ],
  );

  return {
    wall: pathOf([...upper, ...farEdge, ...lower.reverse(), ...hiddenEdge.reverse()]),
    lid,
    farLid,
    cabinSide,
    roof,
    screen,
    waistLine: pathOf(upper, false),
    railLine: pathOf(nearRail, false),
    lidEdge: pathOf(face, false),
    side: (d, hand = 1, lift = 0, steps = 5) =>
      mapPath(
        d,
        (point) => {
          const [x, y] = visible(point);
          return at([x, y, hand * (halfWidth(x, y) + lift)]);
        },
        steps,
      ),
    lamp: (d, hand) =>
      mapPath(
        d,
        ([x, y]) => {
          const inner = faceX(end, y, spec.halfWidth * (hatch ? 0.7 : 0.5));
          const outer = hand === 1 ? x : nose ? Math.max(x, lastX) : Math.min(x, lastX);
          const px = nose ? Math.min(outer, inner) : Math.max(outer, inner);
          return at([px, y, hand * halfWidth(px, y)]);
        },
        5,
      ),
    face: (d) =>
      mapPath(
        d,
        ([u, y]) => {
          const z = -u * spec.halfWidth * flankShare(y);
          return at([faceX(end, y, z), y, z]);
        },
        5,
      ),
    hatch,
    cornerX: at(ringAt(waist, wide * 0.8))[0],
    farX: upper.at(-1)?.[0] ?? 0,
  };
}
