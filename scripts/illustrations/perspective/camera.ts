import type { BodySpec, Point } from '../bodies/body-spec.ts';
import type { Place } from './body-surface.ts';

export type Camera = (place: Place) => Point;

/** A level camera (verticals stay vertical) that turns `yaw` radians from the side towards the nose. */
function pinhole(spec: BodySpec, yaw: number): Camera {
  const distance = spec.length * 1.15 + 520;
  const eye = spec.height * 0.86 + 44;
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  return ([x, y, z]) => {
    const along = x - spec.length / 2;
    const depth = distance - (along * sin + z * cos);
    return [((along * cos - z * sin) * 1000) / depth, (-(y - eye) * 1000) / depth];
  };
}

/** Fits the whole car between the margins and stands its nearest wheel on `floor`. */
export function fittedCamera(spec: BodySpec, yaw: number, floor: number): { camera: Camera; scale: number } {
  const raw = pinhole(spec, yaw);
  const w = spec.halfWidth;
  const corners = [0, spec.length].flatMap((x) =>
    [-w, w].flatMap((z) => [raw([x + (x === 0 ? 12 : -12), 40, z * 0.9]), raw([x, 0, z])]),
  );
  const xs = corners.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const wheel = yaw > 0 ? spec.wheels.front : spec.wheels.rear;
  const bottom = raw([wheel, 0, w])[1];
  const high = bottom - raw([spec.length / 2, spec.height, 0])[1];
  const scale = Math.min((700 + 0.95 * spec.length) / (right - left), 560 / high);
  const middle = (left + right) / 2;
  return {
    scale,
    camera: (place) => {
      const [x, y] = raw(place);
      return [800 + (x - middle) * scale, floor + (y - bottom) * scale];
    },
  };
}
