import { cityName } from '@nolo/content/cities.ts';
import type { CarDetail } from '@nolo/contract/cars.ts';
import type { RentalTimes } from '@nolo/domain/rental/rental-request.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { paths } from '../../app/paths.ts';
import { placeAround } from '../places/place.ts';
import { emptySearch, searchQuery } from '../rental/search-state.ts';

/** The list of the cars around one, for the same dates, and the city it is named after. */
export function listAround(
  car: Pick<CarDetail, 'city' | 'latitude' | 'longitude'>,
  { dates, isSameTime, driver, returnPlace }: RentalTimes,
  language: Language,
): { city: string; to: string } {
  const city = cityName(car.city, language);
  const search = { ...emptySearch, place: placeAround(car, city), dates, isSameTime, driver, returnPlace };
  return { city, to: paths.carList(language, searchQuery(search)) };
}
