import type { CarDetail } from '../../../../contract/cars.ts';
import { placeAround, type Place } from '../../../shared/places/place.ts';
import { readPlace, storedTexts } from '../../../shared/rental/stored-selection.ts';
import type { Draft } from '../draft.ts';

/** The places in `selectedLocation`: one, or one each for pickup and return. */
export function storedPlaces(text: string | null): Place[] {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return [];
  }
  const both = (value ?? {}) as { pickup_location?: unknown; return_location?: unknown };
  const found = [value, both.pickup_location, both.return_location];
  return found.flatMap((one) => readPlace(JSON.stringify(one ?? null)) ?? []);
}

/** The place of that name as it was chosen; around the car when only its name is known. */
export function placeNamed(
  name: string,
  car: Pick<CarDetail, 'latitude' | 'longitude' | 'city'>,
  draft: Pick<Draft, 'places'>,
  stored: string | null = storedTexts().location,
): Place {
  const known = draft.places[name] ?? storedPlaces(stored).find(({ description }) => description === name);
  return known ?? { ...placeAround(car, name), city: car.city };
}
