import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { fieldOf } from '@nolo/domain/records.ts';
import { readRentalDates, type RentalDates } from '@nolo/domain/rental/rental-request.ts';
import { movedToNow } from './rental-dates.ts';
import { deviceStorage, parseJson } from '@nolo/ui/browser-storage.ts';

/*
 * What the visitor chose last, for the next visit (docs/specification/accounts.md 9): `selectedLocation` holds
 * the place, `selectedDate` a list of entries with startDate, endDate and key.
 */
export const locationKey = 'selectedLocation';
const dateKey = 'selectedDate';
const calendarKey = 'selection';

/** The stored dates, brought up to `now`; null when there are none that make sense. */
export function readDates(text: string | null, now: LocalDateTime): RentalDates | null {
  const list = parseJson(text);
  const entry: unknown = Array.isArray(list) ? list[0] : null;
  const dates = readRentalDates(String(fieldOf(entry, 'startDate')), String(fieldOf(entry, 'endDate')));
  return dates && movedToNow(dates, now);
}

/** What is stored, unread: text compares by value. */
export function storedTexts(): { location: string | null; date: string | null } {
  return { location: deviceStorage.read(locationKey), date: deviceStorage.read(dateKey) };
}

export function storeDates({ start, end }: RentalDates): void {
  deviceStorage.write(dateKey, JSON.stringify([{ startDate: start, endDate: end, key: calendarKey }]));
}
