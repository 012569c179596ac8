import type { Point } from '../bodies/body-spec.ts';
import { cabinOf, screenOf } from './cabin-panels.ts';
import { mapPath, range } from './path-points.ts';
import { facePlace, visibleFace } from './view.ts';
import type { Hand, View } from './view.ts';
import { farLidOf, lidOf, wallOf } from './wall-panels.ts';

/** All visible panels of a car seen from one corner, as canvas paths. */
export interface Panels {
  /** Flank and face together. */
  wall: string;
  /** Bonnet or boot lid, whichever end we see, and the other one behind the cabin. */
  lid: string[];
  farLid: string[];
  cabinSide: string;
  roof: string[];
  /** The screen at the seen end. */
  screen: string;
  waistLine: string;
  railLine: string;
  lidEdge: string;
  /** Maps side-view paths onto the near (1) or far (-1) flank. */
  side: (d: string, hand?: Hand, lift?: number, steps?: number) => string;
  /** As `side`, but stops short of the middle of the face. */
  lamp: (d: string, hand: Hand) => string;
  /** Maps face paths: x as a share of the half width. */
  face: (d: string) => string;
  hatch: boolean;
  cornerX: number;
  farX: number;
}

/** Keeps side-view points off the part of the flank that has turned out of sight. */
function visible({ volume, surface, nose }: View, [x, y]: Point): Point {
  const hidden = surface.faceX(nose ? 'tail' : 'nose', Math.min(y, surface.waist(x)), 0);
  const margin = 0.24 * (nose ? volume.tailRound : volume.noseRound);
  return nose ? [Math.max(x, hidden + margin), y] : [Math.min(x, hidden - margin), y];
}

function onFlank(view: View): Panels['side'] {
  const { at, surface } = view;
  return (d, hand = 1, lift = 0, steps = 5) =>
    mapPath(
      d,
      (point) => {
        const [x, y] = visible(view, point);
        return at([x, y, hand * (surface.halfWidth(x, y) + lift)]);
      },
      steps,
    );
}

function onCorner(view: View): Panels['lamp'] {
  const { at, surface, spec, nose, end, edge, hatch } = view;
  const lastShare = range(1, -1, 28)[visibleFace(view, surface.waist).length - 1] ?? -1;
  const lastX = surface.faceX(end, edge, lastShare * spec.halfWidth);
  return (d, hand) =>
    mapPath(d, ([x, y]) => {
      const inner = surface.faceX(end, y, spec.halfWidth * (hatch ? 0.7 : 0.5));
      const outer = hand === 1 ? x : nose ? Math.max(x, lastX) : Math.min(x, lastX);
      const px = nose ? Math.min(outer, inner) : Math.max(outer, inner);
      return at([px, y, hand * surface.halfWidth(px, y)]);
    });
}

function onFace({ at, surface, spec, end }: View): Panels['face'] {
  return (d) =>
    mapPath(d, ([share, y]) => {
      const z = -share * spec.halfWidth * surface.flankShare(y);
      return at([surface.faceX(end, y, z), y, z]);
    });
}

export function panelsOf(view: View): Panels {
  return {
    ...wallOf(view),
    ...lidOf(view),
    farLid: farLidOf(view),
    ...cabinOf(view),
    screen: screenOf(view),
    side: onFlank(view),
    lamp: onCorner(view),
    face: onFace(view),
    hatch: view.hatch,
    cornerX: view.at(facePlace(view, view.surface.waist, 0.8))[0],
  };
}
