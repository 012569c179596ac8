import type { CallData } from '@nolo/contract/endpoint.ts';
import type { searchCars } from '@nolo/contract/search.ts';
import { middleOf } from '@nolo/domain/places/geography.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { placeAt } from './places/find-places.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { MAX_COUNTED } from './search-sql.ts';
import { findNearestHit, searchCarsInDatabase, type Searching } from './search-store.ts';

/** The place nearest to the area with cars that fit and can be booked, and how many; null where none are anywhere. */
export async function findNearestPlace(
  searching: Searching,
  criteria: SearchCriteria,
  language: Language,
): Promise<CallData<typeof searchCars>['nearest']> {
  if (criteria.area === null) return null;
  const anywhere = { ...criteria, area: null };
  const car = await findNearestHit(searching.database, anywhere, middleOf(criteria.area));
  if (car === null) return null;
  const place = placeAt(car, language);
  const area = { lat: place.lat, long: place.long, circle: null };
  const { bookable } = await searchCarsInDatabase(searching, { ...anywhere, area, limit: 1, offset: 0 });
  return { place, cars: Math.min(bookable, MAX_COUNTED) };
}
