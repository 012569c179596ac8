import type { CarCard } from '../../../contract/car-card.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { CarRow } from '../../shared/cars/car-row.tsx';
import { useFavorites } from '../../shared/favorites/use-favorites.ts';

/** A renter's own favourites; the most booked cars for guests and for renters who have marked none. */
export function FavouriteRow({ mostBooked }: { mostBooked: readonly CarCard[] }) {
  const t = useTexts('home');
  const language = useLanguage();
  const { cars } = useFavorites();
  const own = cars !== null && cars.length > 0 ? cars : null;
  return (
    <CarRow
      title={t(own ? 'my_favourites' : 'favourites')}
      cars={own ?? mostBooked}
      hrefOf={(car) => paths.carDetail(language, car)}
    />
  );
}
