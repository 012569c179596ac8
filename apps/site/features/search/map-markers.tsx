import type { Api } from '@nolo/contract/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { ListedCar } from '@nolo/contract/search.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Translate } from '@nolo/i18n/translate.ts';
import { paths } from '../../app/paths.ts';
import { carName } from '../../shared/cars/car-name.ts';
import type { MapCar, MapMarker } from '../../shared/map/map-types.ts';
import { carQuery } from './car-results.tsx';
import type { CarList } from './load-car-list.ts';
import { UnavailabilityNotice } from './unavailability-notice.tsx';

export type CarGroup = CallData<Api['carMap']>['groups'][number];

type Context = { list: CarList; language: Language; t: Translate<'search'> };

/** One car of the list. */
export function markerOfCar(car: ListedCar, context: Context): MapMarker {
  const { latitude, longitude, unavailability } = car;
  const amountMinor = unavailability === null ? (car.dates?.total ?? car.price.day) : null;
  return {
    id: String(car.id),
    latitude,
    longitude,
    count: 1,
    bookable: unavailability === null ? 1 : 0,
    box: { lat: [latitude, latitude], long: [longitude, longitude] },
    cheapest: mapCar({ ...car, name: carName(car), amountMinor }, context),
    unavailability: unavailability && context.t(unavailability.reason),
    isSelected: false,
  };
}

/** Cars that the server put together, with the cheapest of them that can be booked. */
export function markerOfGroup(group: CarGroup, context: Context): MapMarker {
  const { latitude, longitude, lat, long, count, bookable, car_id, cheapest } = group;
  const car = cheapest && {
    ...cheapest,
    name: `${cheapest.car_make} ${cheapest.car_model}`,
    amountMinor: cheapest.total,
    unavailability: null,
  };
  return {
    id: car_id === null ? `${lat.join()} ${long.join()}` : String(car_id),
    latitude,
    longitude,
    count,
    bookable,
    box: { lat, long },
    cheapest: car && mapCar(car, context),
    unavailability: bookable === 0 ? context.t('map_none_bookable', { count }) : null,
    isSelected: false,
  };
}

type PricedCar = Pick<ListedCar, 'id' | 'slug' | 'unavailability'> & {
  name: string;
  amountMinor: number | null;
};

function mapCar(
  { id, slug, name, amountMinor, unavailability }: PricedCar,
  { list, language }: Omit<Context, 't'>,
): MapCar {
  return {
    name,
    href: paths.carDetail(language, { id, slug }, carQuery(list)),
    notice: unavailability && <UnavailabilityNotice unavailability={unavailability} />,
    label:
      amountMinor === null
        ? null
        : formatMoney(Math.round(amountMinor / 100) * 100, language, { short: true }),
    amountMinor,
  };
}
