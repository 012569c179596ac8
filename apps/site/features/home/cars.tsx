import { memo } from 'react';
import { Link } from 'react-router';
import type { CarCard } from '@nolo/contract/car-card.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { CarRow } from '../../shared/cars/car-row.tsx';
import { useFavorites } from '../../shared/favorites/favorite-store.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { ArrowRightIcon } from '@nolo/ui/icons.tsx';
import { VisuallyHidden } from '@nolo/ui/visually-hidden.tsx';
import { layouts } from './layouts.ts';
import { RateList } from './rate-list.tsx';

type CarsProps = {
  title: string;
  cars: readonly CarCard[];
  /** Where all of them are; null: nowhere else. */
  all: string | null;
};

/** A list of cars, as the theme shows them. Remembered: what renders again before it is hydrated is made anew. */
export const Cars = memo(function Cars({ title, cars, all }: CarsProps) {
  const language = useLanguage();
  const isRates = layouts[useTheme()].cars === 'rates';
  const more = all !== null && <SeeAll to={all} title={title} />;
  if (isRates) return <RateList title={title} cars={cars} more={more} />;
  return <CarRow title={title} cars={cars} more={more} hrefOf={(car) => paths.carDetail(language, car)} />;
});

/** A renter's own favourites; the most booked cars for guests and for renters who have marked none. */
export function FavouriteCars({ mostBooked, all }: { mostBooked: readonly CarCard[]; all: string }) {
  const t = useTexts('home');
  const { cars } = useFavorites();
  const own = cars !== null && cars.length > 0 ? cars : null;
  const title = own ? 'my_favourites' : 'favourites';
  return <Cars key={title} title={t(title)} cars={own ?? mostBooked} all={own ? null : all} />;
}

/** Which row it belongs to is heard, too: a list of links has many 'See all'. */
function SeeAll({ to, title }: { to: string; title: string }) {
  const t = useTexts('home');
  return (
    <Link
      to={to}
      className="text-primary-text inline-flex min-h-11 items-center gap-1 font-semibold hover:underline"
    >
      {t('see_all')}
      <VisuallyHidden>{title}</VisuallyHidden>
      <ArrowRightIcon className="size-4" />
    </Link>
  );
}
