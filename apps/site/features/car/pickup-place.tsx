import { cityName } from '@nolo/content/cities.ts';
import type { CarDetail } from '@nolo/contract/cars.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { PlaceOnMap } from '../../shared/map/place-on-map.tsx';
import { DirectionsLink } from '../../shared/places/directions-link.tsx';

/** Where the car waits and the way there; a map of it beside the words. */
export function PickupPlace({ car }: { car: CarDetail }) {
  const t = useTexts('car');
  const language = useLanguage();
  return (
    <section aria-labelledby="pickup-place-title">
      <h2 id="pickup-place-title" className="text-2xl">
        {t('pickup_place')}
      </h2>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-0 break-words">
          {cityName(car.city, language)}, {car.parking_location}
        </p>
        <DirectionsLink to={car}>{t('directions')}</DirectionsLink>
      </div>
      <PlaceOnMap point={car} className="rounded-card mt-4" />
    </section>
  );
}
