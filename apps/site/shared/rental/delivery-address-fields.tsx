import { useEffect, useEffectEvent, useState } from 'react';
import { cityName } from '@nolo/content/cities.ts';
import type { CarDetail } from '@nolo/contract/cars.ts';
import { MAX_DELIVERY_ADDRESS, type DeliveryAddress } from '@nolo/domain/rental/delivery.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { TextField } from '@nolo/ui/text-field.tsx';
import { PlaceField } from '../places/place-field.tsx';
import { centreOf, type Place } from '../places/place.ts';

type Town = Pick<DeliveryAddress, 'city' | 'position'>;
type Props = {
  car: Pick<CarDetail, 'city' | 'latitude' | 'longitude'>;
  address: DeliveryAddress | null;
  onChange: (address: DeliveryAddress | null) => void;
  error?: string | undefined;
};

/** How long typing rests before the price is asked for. */
const pause = 500;

/** A street or a hotel as it is written, and its town, from which the distance is computed; at first the car's own. */
export function DeliveryAddressFields({ car, address, onChange, error }: Props) {
  const t = useTexts('rental');
  const search = useTexts('search');
  const language = useLanguage();
  const [text, setText] = useState(address?.address ?? '');
  const [town, setTown] = useState<Town | null>(address ?? townOf(car, language));
  const settle = useEffectEvent((written: DeliveryAddress | null) => {
    if (JSON.stringify(written) !== JSON.stringify(address)) onChange(written);
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(addressOf(text, town)), pause);
    return () => clearTimeout(timer);
  }, [text, town]);
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t('delivery_address')}
        hint={t('delivery_address_hint')}
        error={error}
        autoComplete="street-address"
        maxLength={MAX_DELIVERY_ADDRESS}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <PlaceField
        label={t('delivery_town')}
        value={town && { description: town.city || search('my_position') }}
        onChange={(place) => setTown(place && townAt(place))}
      />
    </div>
  );
}

function townOf({ city, latitude, longitude }: Props['car'], language: Language): Town {
  return { city: cityName(city, language), position: { latitude, longitude } };
}

/**
 * 'Aeroporto di Roma Fiumicino (FCO), Lazio, Italia' is written 'Aeroporto di Roma Fiumicino (FCO)'; the reader's own
 * position has no name that an address could end with.
 */
function townAt(place: Place): Town {
  const [name = place.city] = place.description.split(', ');
  return { city: place.hasLocationPermission ? '' : name, position: centreOf(place) };
}

/** Null until both are there. */
function addressOf(text: string, town: Town | null): DeliveryAddress | null {
  const address = text.trim();
  return address && town ? { address, city: town.city, position: town.position } : null;
}
