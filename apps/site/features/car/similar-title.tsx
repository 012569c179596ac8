import type { CarDetail } from '@nolo/contract/cars.ts';
import { POINT_RADIUS_KM } from '@nolo/domain/places/geography.ts';
import type { RentalDates } from '@nolo/domain/rental/rental-request.ts';
import { formatShortDay } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { carName } from '../../shared/cars/car-name.ts';
import type { SimilarCars } from './load-similar-cars.ts';

/** 'Similar to the Fiat Panda, and free': free is said only of cars that were found for the dates. */
export function useSimilarTitle(car: CarDetail | null, { areFree, isForDriver }: SimilarCars): string {
  const t = useTexts('car');
  if (isForDriver) return t('hireable_cars');
  return car ? t(areFree ? 'similar_free' : 'similar_to', { car: carName(car) }) : '';
}

/** For when they are free, and how far around the car they were looked for. */
export function SimilarWhere({ similar, dates }: { similar: SimilarCars; dates: RentalDates | null }) {
  const t = useTexts('car');
  const language = useLanguage();
  if (!similar.areFree || !dates) return null;
  const [from, to] = [formatShortDay(dates.start, language), formatShortDay(dates.end, language)];
  return <p className="text-muted text-sm">{t('similar_where', { from, to, km: POINT_RADIUS_KM })}</p>;
}
