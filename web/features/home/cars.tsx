import type { CarCard } from '../../../contract/car-card.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { CarRow } from '../../shared/cars/car-row.tsx';
import { useFavorites } from '../../shared/favorites/use-favorites.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { arrangements } from './arrangements.ts';
import { RateList } from './rate-list.tsx';

/** A list of cars, as the theme shows them. */
export function Cars({ title, cars }: { title: string; cars: readonly CarCard[] }) {
  const language = useLanguage();
  const isRates = arrangements[useTheme()].cars === 'rates';
  if (isRates) return <RateList title={title} cars={cars} />;
  return <CarRow title={title} cars={cars} hrefOf={(car) => paths.carDetail(language, car)} />;
}

/** A renter's own favourites; the most booked cars for guests and for renters who have marked none. */
export function FavouriteCars({ mostBooked }: { mostBooked: readonly CarCard[] }) {
  const t = useTexts('home');
  const { cars } = useFavorites();
  const own = cars !== null && cars.length > 0 ? cars : null;
  return <Cars title={t(own ? 'my_favourites' : 'favourites')} cars={own ?? mostBooked} />;
}
