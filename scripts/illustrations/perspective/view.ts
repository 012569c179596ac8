import type { BodySpec, Point } from '../bodies/body-spec.ts';
import type { BodySurface, End, Place } from './body-surface.ts';
import type { Camera } from './camera.ts';
import { range } from './path-points.ts';
import type { Volume } from './volumes.ts';

export type Hand = 1 | -1;
/** A height on the body that changes along its length. */
export type HeightLine = (x: number) => number;

/** One car under one camera: what all panels are computed from. */
export interface View {
  spec: BodySpec;
  volume: Volume;
  surface: BodySurface;
  at: (place: Place) => Point;
  end: End;
  nose: boolean;
  /** Seen from behind, with a tailgate instead of a boot. */
  hatch: boolean;
  /** Height at which the seen face goes over into the lid, and where the flank turns into the face. */
  edge: number;
  tip: number;
  turn: number;
}

export function viewOf(spec: BodySpec, volume: Volume, surface: BodySurface, camera: Camera, end: End): View {
  const nose = end === 'nose';
  const edge = nose ? volume.noseEdge : volume.tailEdge;
  const tip = surface.faceX(end, edge, 0);
  return {
    spec,
    volume,
    surface,
    at: camera,
    end,
    nose,
    hatch: !nose && volume.rearTop[0] - volume.rearBase[0] < 45,
    edge,
    tip,
    turn: nose ? tip - volume.noseRound : tip + volume.tailRound,
  };
}

/** Index of the point farthest towards the seen end (1) or the hidden end (-1). */
function outermost(view: View, points: readonly Point[], towards: Hand): number {
  const sign = (view.nose ? 1 : -1) * towards;
  return points.reduce((best, [x], i) => (sign * x > sign * (points[best]?.[0] ?? 0) ? i : best), 0);
}

/** At the hidden end surfaces turn out of sight: start where they are widest on the picture. */
export function seen(view: View, points: readonly Point[]): Point[] {
  return points.slice(outermost(view, points, -1));
}

/** A place on the face, `share` from the near side (1) to the far one (-1). */
export function facePlace({ spec, surface, end, edge }: View, height: HeightLine, share: number): Place {
  const z = share * spec.halfWidth * surface.flankShare(edge);
  const y = height(surface.faceX(end, edge, z));
  return [surface.faceX(end, y, z), y, z];
}

export function wholeFace(view: View, height: HeightLine): Point[] {
  return range(0.999, -0.999, 28).map((share) => view.at(facePlace(view, height, share)));
}

/** The face as far as it can be seen: past the far corner it turns away. */
export function visibleFace(view: View, height: HeightLine): Point[] {
  const points = wholeFace(view, height);
  return points.slice(0, outermost(view, points, 1) + 1);
}

export function flank(view: View, height: HeightLine): Point[] {
  const { spec, surface, at, nose, turn } = view;
  const hidden = nose ? 4 : spec.length - 4;
  return seen(
    view,
    range(hidden, turn, 60).map((x) => at([x, height(x), surface.halfWidth(x, height(x))])),
  );
}
