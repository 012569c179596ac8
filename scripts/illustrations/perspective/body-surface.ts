import type { BodySpec, Point } from '../bodies/body-spec.ts';
import { contours } from './path-points.ts';
import type { Volume } from './volumes.ts';

export type Place = readonly [x: number, y: number, z: number];
export type End = 'nose' | 'tail';

/** The body as a half width over the side view, plus its top line and its two faces. */
export interface BodySurface {
  /** Height of the roof, screen or bonnet on the centre line. */
  top: (x: number) => number;
  /** Where flank ends and bonnet, glass or boot begins. */
  waist: (x: number) => number;
  belt: (x: number) => number;
  halfWidth: (x: number, y: number) => number;
  /** The face at one end: x for a height and a sideways position. */
  faceX: (end: End, y: number, z: number) => number;
  /** Upper edge of the cabin's side: roof rail and pillars. */
  rail: (x: number) => Place;
  flankShare: (y: number) => number;
}

/** Highest (or lowest) second coordinate over each whole first coordinate. */
function envelope(
  points: readonly Point[],
  size: number,
  pick: (a: number, b: number) => number,
): (at: number) => number {
  const table = new Map<number, number>();
  const first = points[0];
  [...points, ...(first === undefined ? [] : [first])].forEach(([x1, y1], i, all) => {
    const [x0, y0] = all[i - 1] ?? [x1, y1];
    const [low, high] = [Math.ceil(Math.min(x0, x1)), Math.floor(Math.max(x0, x1))];
    for (let x = low; x <= high; x += 1) {
      const y = x1 === x0 ? pick(y0, y1) : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
      const known = table.get(x);
      table.set(x, known === undefined ? y : pick(known, y));
    }
  });
  const keys = [...table.keys()];
  const [least, most] = [Math.max(0, Math.min(...keys)), Math.min(size, Math.max(...keys))];
  return (at) => {
    const x = Math.min(most, Math.max(least, at));
    const floor = Math.floor(x);
    const a = table.get(floor) ?? 0;
    return a + ((table.get(Math.min(most, floor + 1)) ?? a) - a) * (x - floor);
  };
}

function swapped(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [y, x]);
}

/** Slight barrel of the flank: widest at hip height, tucked in at sill and waist. */
function barrel(share: number): number {
  return share > 0.62 ? 1 - 0.05 * ((share - 0.62) / 0.38) ** 2 : 1 - 0.06 * ((0.62 - share) / 0.42) ** 2;
}

function rounded(share: number, power = 2.7): number {
  const t = Math.min(1, Math.max(0, share));
  return (1 - (1 - t) ** power) ** (1 / power);
}

export function bodySurface(spec: BodySpec, volume: Volume): BodySurface {
  const outline = contours(spec.outline, 24)[0]?.points ?? [];
  const glass = contours(spec.glass, 24)[0]?.points ?? [];
  const top = envelope(outline, spec.length, Math.max);
  const noseLine = envelope(swapped(outline), 300, Math.max);
  const tailLine = envelope(swapped(outline), 300, Math.min);
  // Above its edge a face goes over into the bonnet, and below the bumper into the floor.
  const noseX = (y: number): number => noseLine(Math.min(volume.noseEdge, Math.max(volume.bottom + 7, y)));
  const tailX = (y: number): number => tailLine(Math.min(volume.tailEdge, Math.max(volume.bottom + 7, y)));
  const sill = envelope(glass, spec.length, Math.min);
  const [cowlX] = volume.cowl;
  const [rearX] = volume.rearBase;
  const open = spec.cockpit !== undefined;

  const edge = (x: number): number => {
    const end = x > spec.length / 2 ? volume.noseEdge : volume.tailEdge;
    const crown = Math.min(4, Math.max(0, (top(x) - end) * 0.5));
    return Math.max(Math.min(end, top(x)), top(x) - crown);
  };
  const inCabin = (x: number): boolean => !open && x > rearX && x < cowlX;
  const belt = (x: number): number => (open ? top(x) : Math.min(sill(x), top(x)));
  const waist = (x: number): number => {
    if (!inCabin(x)) return edge(x);
    // Belt and bonnet edge meet smoothly where the pillars stand.
    const blend = Math.min(1, (cowlX - x) / 26, (x - rearX) / 26);
    return edge(x) + (Math.min(belt(x), edge(x)) - edge(x)) * Math.max(0, blend);
  };
  const flankShare = (y: number): number => barrel(y / (spec.height * 0.7));
  const plan = (x: number, y: number): number =>
    rounded((noseX(y) - x) / volume.noseRound) * rounded((x - tailX(y)) / volume.tailRound);

  const halfWidth = (x: number, y: number): number => {
    const w = waist(x);
    const low = Math.min(y, w);
    const flank = spec.halfWidth * flankShare(low) * plan(x, low);
    if (y <= w || !inCabin(x)) return flank;
    const lean = (y - w) / (spec.height - w);
    return flank * (0.975 - (0.975 - volume.roofShare) * lean);
  };
  const rail = (x: number): Place => {
    const setBack = 9;
    const y = Math.max(
      waist(x),
      Math.min(top(x), top(Math.min(x + setBack, cowlX)), top(Math.max(x - setBack, rearX))) - 2.4,
    );
    return [x, y, halfWidth(x, y)];
  };
  const faceX = (end: End, y: number, z: number): number => {
    const share = Math.min(1, Math.abs(z) / (spec.halfWidth * flankShare(y)));
    const depth = 1 - (1 - share ** 2.7) ** (1 / 2.7);
    return end === 'nose' ? noseX(y) - volume.noseRound * depth : tailX(y) + volume.tailRound * depth;
  };
  return { top, waist, belt, halfWidth, faceX, rail, flankShare };
}
