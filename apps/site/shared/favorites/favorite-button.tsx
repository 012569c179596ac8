import type { CarCard } from '@nolo/contract/car-card.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { HeartIcon } from '@nolo/ui/icons.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { carName } from '../cars/car-name.ts';
import { toggleFavorite, useFavorites } from './favorite-store.ts';

type Props = { car: Pick<CarCard, 'id' | 'car_make' | 'car_model'>; className?: string };

/** The heart on a car: pressed means marked. Above a card's link, which covers the whole card. */
export function FavoriteButton({ car, className = '' }: Props) {
  const t = useTexts('search');
  const isMarked = useFavorites().ids.includes(car.id);
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      aria-label={t('favorite', { name: carName(car) })}
      onClick={() => {
        toggleFavorite(car.id).catch((error: unknown) => {
          if (error instanceof Error) toast.error(error.message);
        });
      }}
      className={`rounded-pill bg-surface/90 hover:bg-surface z-10 grid size-11 place-items-center shadow-card ${isMarked ? 'text-danger' : 'text-ink'} ${className}`}
    >
      <HeartIcon className={isMarked ? 'fill-current' : ''} />
    </button>
  );
}
