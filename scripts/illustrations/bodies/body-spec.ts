import type { WheelDesign } from '../wheel.ts';

export type Point = readonly [x: number, y: number];

export interface Detail {
  d: string;
  fill: string;
  opacity?: number;
}

/**
 * A car in centimetres: x runs from the rear bumper (0) to the nose, y upwards from the ground.
 * Paths use absolute M, L, C and Z only, so that the perspective views can map them point by point.
 */
export interface BodySpec {
  length: number;
  height: number;
  /** Half of the width at the widest point. */
  halfWidth: number;
  wheels: {
    rear: number;
    front: number;
    radius: number;
    rimShare: number;
    design: WheelDesign;
    caliper?: string;
  };
  outline: string;
  /** All side glass as one opening; pillars are painted over it. */
  glass: string;
  pillars: string;
  /** Open line from tail to nose where the flank turns towards the sky. */
  shoulder: string;
  /** Open line low on the flank that catches the light. */
  crease: string;
  doors: string;
  handles: readonly Point[];
  mirror: Point;
  /** Tops of the head restraints seen through the glass. */
  seats: readonly Point[];
  headlight: string;
  /** The lit line inside the head lamp, open. */
  daylight: string;
  taillight: string;
  /** Unpainted dark parts: sills, air intakes, diffuser. */
  trim: string;
  details?: readonly Detail[];
  /** Open car: drawn behind the body, in the colour of the leather. */
  cockpit?: string;
  /** Unpainted rings around the wheel arches. */
  cladding?: boolean;
  brightTrim?: boolean;
}
