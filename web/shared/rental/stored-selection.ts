import { languages } from '../../../locales/language.ts';
import { parseLocalDateTime, type LocalDateTime } from '../../../domain/calendar/local-date-time.ts';
import { fieldOf } from '../../../domain/records.ts';
import type { RentalDates } from '../../../domain/rental/rental-request.ts';
import { movedToNow } from './rental-dates.ts';
import { readKind, type Place } from '../places/place.ts';
import { parseJson, readItem, writeItem } from './stored-text.ts';

/*
 * What the visitor chose last, for the next visit (customer-application.md 3 and 4): `selectedLocation` holds
 * the place, `selectedDate` a list of entries with startDate, endDate and key.
 */
const locationKey = 'selectedLocation';
const dateKey = 'selectedDate';
const calendarKey = 'selection';

function areNames(value: unknown): value is NonNullable<Place['names']> {
  return languages
    .map((language) => fieldOf(value, language))
    .flatMap((names) => [fieldOf(names, 'description'), fieldOf(names, 'city')])
    .every((name) => typeof name === 'string');
}

function isRange(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((one) => Number.isFinite(one));
}

/** What is stored as long as no place was chosen (customer-application.md 3): anywhere. */
export const ITALY: Place = {
  description: 'Italia',
  city: 'Italia',
  lat: [36.6, 47.1],
  long: [6.6, 18.5],
  hasLocationPermission: false,
};

/**
 * Null for Italy, where every car is, and for anything that is not a place: storage may hold what an older version or a
 * person wrote.
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
    kind: readKind(fieldOf(stored, 'kind'), description),
    ...(areNames(names) && { names }),
    ...(fieldOf(stored, 'hasLocationPermission') === true && { hasLocationPermission: true }),
  };
}

/** The stored dates, brought up to `now`; null when there are none that make sense. */
export function readDates(text: string | null, now: LocalDateTime): RentalDates | null {
  const list = parseJson(text);
  const entry: unknown = Array.isArray(list) ? list[0] : null;
  const start = parseLocalDateTime(String(fieldOf(entry, 'startDate')));
  const end = parseLocalDateTime(String(fieldOf(entry, 'endDate')));
  return start && end && end > start ? movedToNow({ start, end }, now) : null;
}

/** What is stored, unread: text compares by value. */
export function storedTexts(): { location: string | null; date: string | null } {
  return { location: readItem(locationKey), date: readItem(dateKey) };
}

export function storePlace(place: Place | null): void {
  writeItem(locationKey, JSON.stringify(place ?? ITALY));
}

/** On a first visit the place is Italy (decisions.md 10.12). */
export function storeFirstPlace(): void {
  if (storedTexts().location === null) storePlace(null);
}

export function storeDates({ start, end }: RentalDates): void {
  writeItem(dateKey, JSON.stringify([{ startDate: start, endDate: end, key: calendarKey }]));
}
