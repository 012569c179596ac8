import type { ReactNode } from 'react';
import { cityName } from '@nolo/content/cities.ts';
import type { CarDetail } from '@nolo/contract/cars.ts';
import { carTypeName, fuelName } from '../../shared/cars/car-name.ts';
import { deliveryText } from '../../shared/cars/car-place.tsx';
import { KnownIssues } from '../../shared/cars/known-issues.tsx';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';

/** What the car is and how it is handed over. */
export function CarAttributes({ car }: { car: CarDetail }) {
  const t = useTexts('car');
  const search = useTexts('search');
  const language = useLanguage();
  const kilometres =
    car.km_per_day === null ? search('km_unlimited') : search('km_per_day', { count: car.km_per_day });
  return (
    <section aria-labelledby="about-title">
      <h2 id="about-title" className="text-2xl">
        {t('about')}
      </h2>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-6 gap-y-4">
        <Attribute name={t('type')}>{carTypeName(search, car)}</Attribute>
        <Attribute name={t('seats')}>{car.seats}</Attribute>
        <Attribute name={t('doors')}>{car.doors}</Attribute>
        <Attribute name={t('transmission')}>{search(`transmission_${car.transmission}`)}</Attribute>
        <Attribute name={t('fuel')}>{fuelName(search, car.fuel_type)}</Attribute>
        <Attribute name={t('year')}>{car.year}</Attribute>
        <Attribute name={t('kilometres')}>{kilometres}</Attribute>
        <Attribute name={t('handover')}>
          {car.is_delivery
            ? t('handover_delivery', { delivery: deliveryText(search, language, car) })
            : t('handover_location')}
        </Attribute>
        <Attribute name={t('parking')}>
          {car.parking_location}, {cityName(car.city, language)}
        </Attribute>
      </dl>
      {car.or_similar && <p className="text-muted mt-4 text-sm">{t('or_similar_text')}</p>}
      <KnownIssues issues={car.carIssues} className="mt-6" />
    </section>
  );
}

function Attribute({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
