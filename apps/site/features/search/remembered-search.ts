import type { User } from '@nolo/contract/accounts.ts';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { isUsualDriver } from '@nolo/domain/rental/stated-driver.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { placeIn } from '../../shared/places/use-place-words.ts';
import type { SearchState } from '../../shared/rental/search-state.ts';
import { driverOfAccount } from '../../shared/rental/driver-of-account.ts';
import { defaultDates } from '../../shared/rental/rental-dates.ts';
import { readPlace } from '../../shared/rental/stored-place.ts';
import { readDates, storedTexts } from '../../shared/rental/stored-selection.ts';
import { countFilters } from './filter-chips.ts';
import type { ListPath } from './list-address.ts';

/**
 * What a bare address of the list leaves open and an earlier search has answered: place and dates. With dates it is a
 * search of its own, and without a place it means anywhere; with a filter or an order it promises all such cars. Whoever is
 * logged in and may pay another price than the usual driver is the driver of every list that names none.
 */
export function rememberedSearch(
  path: ListPath,
  asked: SearchState,
  { now, language, user }: { now: LocalDateTime; language: Language; user: User | null },
): Partial<Pick<SearchState, 'dates' | 'place' | 'driver'>> {
  return { ...rememberedPlaceAndDates(path, asked, now, language), ...renterAsDriver(asked, now, user) };
}

function renterAsDriver(
  { driver, dates }: SearchState,
  now: LocalDateTime,
  user: User | null,
): Partial<Pick<SearchState, 'driver'>> {
  if (user === null || !isUsualDriver(driver)) return {};
  const own = driverOfAccount(user, (dates ?? defaultDates(now)).start);
  return isUsualDriver(own) ? {} : { driver: own };
}

function rememberedPlaceAndDates(
  path: ListPath,
  asked: SearchState,
  now: LocalDateTime,
  language: Language,
): Partial<Pick<SearchState, 'dates' | 'place'>> {
  const isBare = path.kind === 'all' && countFilters(asked) === 0 && asked.sort === null;
  if (asked.dates || !isBare) return {};
  const { location, date } = storedTexts();
  const dates = readDates(date, now);
  const place = asked.place || asked.unknownPlace ? null : readPlace(location);
  return { ...(dates && { dates }), ...(place && { place: placeIn(place, language) }) };
}
