import { cityName } from '../../../content/cities.ts';
import type { CarDetail } from '../../../contract/cars.ts';
import type { RentalTimes } from '../../../domain/rental/rental-request.ts';
import type { Language } from '../../../locales/language.ts';
import { paths } from '../../app/paths.ts';
import { placeAround } from '../places/place.ts';
import { emptySearch, searchQuery } from '../rental/search-state.ts';

/** The list of the cars around one, for the same dates, and the city it is named after. */
export function listAround(
  car: Pick<CarDetail, 'city' | 'latitude' | 'longitude'>,
  { dates, isSameTime }: RentalTimes,
  language: Language,
): { city: string; to: string } {
  const city = cityName(car.city, language);
  const search = { ...emptySearch, place: placeAround(car, city), dates, isSameTime };
  return { city, to: paths.carList(language, searchQuery(search)) };
}
