import { boxAround, POINT_RADIUS_KM } from '@nolo/domain/places/geography.ts';
import { AppError } from '../platform/app-error.ts';
import type { Area } from './search-criteria.ts';

type Coordinate = number | readonly [number, number];

/**
 * The place of a search: ranges as they are (either way round), a point as 30 km around it, nothing as
 * everywhere. Latitude and longitude come together.
 */
export function readArea(lat: Coordinate | undefined, long: Coordinate | undefined): Area | null {
  if (lat === undefined && long === undefined) return null;
  if (lat === undefined) throw missing('lat');
  if (long === undefined) throw missing('long');
  const middle = { latitude: middleOf(lat), longitude: middleOf(long) };
  const around = boxAround(middle, POINT_RADIUS_KM);
  const circle =
    typeof lat === 'number' && typeof long === 'number' ? { lat, long, radiusKm: POINT_RADIUS_KM } : null;
  return {
    lat: within(typeof lat === 'number' ? around.lat : lat, 90),
    long: within(typeof long === 'number' ? around.long : long, 180),
    circle,
  };
}

type Range = readonly [number, number];
type ReturnRanges = { return_lat?: Range | undefined; return_long?: Range | undefined };

/** Where a car is to be left; null: where it is taken. */
export function readReturnArea({ return_lat, return_long }: ReturnRanges): Pick<Area, 'lat' | 'long'> | null {
  if (return_lat === undefined && return_long === undefined) return null;
  if (return_lat === undefined) throw missing('return_lat');
  if (return_long === undefined) throw missing('return_long');
  return { lat: within(return_lat, 90), long: within(return_long, 180) };
}

function missing(field: string): AppError {
  return new AppError('request.invalid', { fields: { [field]: 'location_required' } });
}

/** The part of an area that a map shows; a box that ends before it begins where it shows nothing of it. */
export function narrowTo(area: Area | null, view: Pick<Area, 'lat' | 'long'>): Area {
  const lat = within(view.lat, 90);
  const long = within(view.long, 180);
  if (area === null) return { lat, long, circle: null };
  return { ...area, lat: common(area.lat, lat), long: common(area.long, long) };
}

function common(one: readonly [number, number], other: readonly [number, number]): [number, number] {
  return [Math.max(one[0], other[0]), Math.min(one[1], other[1])];
}

function middleOf(value: Coordinate): number {
  return typeof value === 'number' ? value : (value[0] + value[1]) / 2;
}

/** Either way round, and on the globe. */
function within([a, b]: readonly [number, number], limit: number): readonly [number, number] {
  const clamp = (degrees: number) => Math.max(-limit, Math.min(limit, degrees));
  return [clamp(Math.min(a, b)), clamp(Math.max(a, b))];
}
