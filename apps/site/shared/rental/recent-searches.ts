import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { fieldOf } from '@nolo/domain/records.ts';
import { readRentalDates, type RentalDates } from '@nolo/domain/rental/rental-request.ts';
import { placeIn } from '../places/use-place-words.ts';
import type { Place } from '../places/place.ts';
import { asPlace } from './stored-place.ts';
import { deviceStorage, parseJson } from '@nolo/ui/browser-storage.ts';

/** Log-out clears it (`api/session.ts`). */
const storageKey = 'recentSearches';
const MAX_SEARCHES = 4;

/** A place that was searched, and for when; null once that is over: then only the place is offered again. */
export type RecentSearch = { place: Place; dates: RentalDates | null };

/** The searches in a stored text, the latest first; what else may lie there is left out. */
export function parseRecentSearches(text: string | null, now: LocalDateTime): RecentSearch[] {
  const list = parseJson(text);
  if (!Array.isArray(list)) return [];
  return list
    .map((entry: unknown) => asRecentSearch(entry, now))
    .filter((search) => search !== null)
    .slice(0, MAX_SEARCHES);
}

function asRecentSearch(entry: unknown, now: LocalDateTime): RecentSearch | null {
  const place = asPlace(fieldOf(entry, 'place'));
  if (!place || place.hasLocationPermission) return null;
  const dates = readRentalDates(String(fieldOf(entry, 'start')), String(fieldOf(entry, 'end')));
  return { place, dates: dates && dates.start > now ? dates : null };
}

export function readRecentSearches(now: LocalDateTime): RecentSearch[] {
  return parseRecentSearches(deviceStorage.read(storageKey), now);
}

/**
 * The latest search stands first; another for the same place takes the place of the earlier one. The visitor's own
 * position is not remembered.
 */
export function withSearch(searches: readonly RecentSearch[], latest: RecentSearch): RecentSearch[] {
  if (latest.place.hasLocationPermission) return [...searches];
  const others = searches.filter(({ place }) => idOf(place) !== idOf(latest.place));
  return [latest, ...others].slice(0, MAX_SEARCHES);
}

/** Whatever language it was searched in. */
const idOf = (place: Place) => placeIn(place, 'en').description;

export function rememberSearch(place: Place, dates: RentalDates, now: LocalDateTime): void {
  const searches = withSearch(readRecentSearches(now), { place, dates });
  deviceStorage.write(
    storageKey,
    JSON.stringify(searches.map((search) => ({ place: search.place, ...search.dates }))),
  );
}
