import { cityName } from '@nolo/content/cities.ts';
import type { CarCard } from '@nolo/contract/car-card.ts';
import { formatDistance, formatMoney } from '@nolo/i18n/format.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Translate } from '@nolo/i18n/translate.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { distanceFrom, type Place } from '../places/place.ts';

/** What the list was searched by, as far as it matters to where a car is. */
export type Searched = { place: Place | null; isDelivered: boolean };

type Props = { car: CarCard; searched: Searched | undefined };

/** Where the car waits, how far that is from the place searched for, and whether it is brought. */
export function CarPlace({ car, searched }: Props) {
  const t = useTexts('search');
  const language = useLanguage();
  const isIncluded = searched?.isDelivered === true && car.dates !== null;
  const details = [
    searched?.place && distanceText(t, language, car, searched.place),
    car.is_delivery ? deliveryText(t, language, car, isIncluded) : t('at_location'),
  ];
  return (
    <p className="icon icon-pin before:text-muted flex items-start gap-1 text-sm before:mt-0.5">
      <span className="min-w-0">
        <span>{cityName(car.city, language)}</span>
        <span className="text-muted">
          {details
            .filter(Boolean)
            .map((detail) => `\u00a0· ${detail}`)
            .join('')}
        </span>
      </span>
    </p>
  );
}

function distanceText(t: Translate<'search'>, language: Language, car: CarCard, place: Place): string | null {
  const km = distanceFrom(place, car);
  if (km === null || place.kind === 'area') return null;
  const distance = formatDistance(km, language);
  if (place.hasLocationPermission) return t('distance_from_you', { distance });
  // 'Aeroporto di Roma Fiumicino (FCO)' is too long for a card, and would need its article.
  if (place.kind === 'airport') return t('distance_from_airport', { distance });
  const [name = ''] = place.description.split(', ');
  return t('distance_from', { distance, place: name });
}

type Delivered = { company: Pick<CarCard['company'], 'fees'> };

/** 'Delivery available (+ €35)': never without what it costs. `isIncluded`: the total shown has it in it. */
export function deliveryText(
  t: Translate<'search'>,
  language: Language,
  { company: { fees } }: Delivered,
  isIncluded = false,
): string {
  if (!fees.delivery) return t('delivered_free');
  const amount = formatMoney(fees.delivery, language, { short: true });
  return t(isIncluded ? 'delivered_included' : 'delivered_fee', { amount });
}
