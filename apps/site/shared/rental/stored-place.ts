import { italyBox } from '@nolo/domain/places/italy.ts';
import { fieldOf } from '@nolo/domain/records.ts';
import { readKind, type Place } from '../places/place.ts';
import { locationKey, storedTexts } from './stored-selection.ts';
import { deviceStorage, parseJson } from '@nolo/ui/browser-storage.ts';

function areNames(value: unknown): value is NonNullable<Place['names']> {
  return typeof fieldOf(fieldOf(value, 'en'), 'city') === 'string';
}

function isRange(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((one) => Number.isFinite(one));
}

/** What is stored as long as no place was chosen (docs/specification/accounts.md 9): anywhere. */
export const ITALY: Place = {
  description: 'Italia',
  city: 'Italia',
  ...italyBox,
  hasLocationPermission: false,
};

/**
 * Null for Italy, where every car is, and for anything that is not a place: a person may have written to the storage.
 */
export function readPlace(text: string | null): Place | null {
  const place = asPlace(parseJson(text));
  return place?.description === ITALY.description ? null : place;
}

export function asPlace(stored: unknown): Place | null {
  const [description, city] = [fieldOf(stored, 'description'), fieldOf(stored, 'city')];
  const [lat, long] = [fieldOf(stored, 'lat'), fieldOf(stored, 'long')];
  const names = fieldOf(stored, 'names');
  if (typeof description !== 'string' || !isRange(lat) || !isRange(long)) return null;
  return {
    description,
    city: typeof city === 'string' ? city : description,
    lat,
    long,
    kind: readKind(fieldOf(stored, 'kind')),
    ...(areNames(names) && { names }),
    ...(fieldOf(stored, 'hasLocationPermission') === true && { hasLocationPermission: true }),
  };
}

export function storePlace(place: Place | null): void {
  deviceStorage.write(locationKey, JSON.stringify(place ?? ITALY));
}

/** On a first visit the place is Italy (docs/specification/accounts.md 9). */
export function storeFirstPlace(): void {
  if (storedTexts().location === null) storePlace(null);
}
