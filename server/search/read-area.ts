import { AppError } from '../platform/app-error.ts';
import type { Area } from './search-criteria.ts';

/** Around a single point (decisions.md 2). */
export const POINT_RADIUS_KM = 30;
const KM_PER_DEGREE = 111.32;

type Coordinate = number | readonly [number, number];

/**
 * The place of a search: ranges as they are (either way round), a point as 30 km around it, nothing as
 * everywhere. Latitude and longitude come together.
 */
export function readArea(lat: Coordinate | undefined, long: Coordinate | undefined): Area | null {
  if (lat === undefined && long === undefined) return null;
  if (lat === undefined) throw new AppError('request.invalid', { fields: { lat: 'location_required' } });
  if (long === undefined) throw new AppError('request.invalid', { fields: { long: 'location_required' } });
  const middle = typeof lat === 'number' ? lat : (lat[0] + lat[1]) / 2;
  // Meridians come closer towards the poles; 0.01 keeps the box finite at the poles themselves.
  const shrink = Math.max(0.01, Math.cos((middle * Math.PI) / 180));
  const circle =
    typeof lat === 'number' && typeof long === 'number' ? { lat, long, radiusKm: POINT_RADIUS_KM } : null;
  return {
    lat: rangeOf(lat, POINT_RADIUS_KM / KM_PER_DEGREE, 90),
    long: rangeOf(long, POINT_RADIUS_KM / (KM_PER_DEGREE * shrink), 180),
    circle,
  };
}

function rangeOf(value: Coordinate, around: number, limit: number): readonly [number, number] {
  const [a, b] = typeof value === 'number' ? [value - around, value + around] : value;
  return [clamp(Math.min(a, b), limit), clamp(Math.max(a, b), limit)];
}

function clamp(degrees: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, degrees));
}
