import type { Api } from '../../../contract/api.ts';
import type { CallData } from '../../../contract/endpoint.ts';
import type { ListedCar } from '../../../contract/search.ts';
import { formatMoney } from '../../../locales/format.ts';
import type { Language } from '../../../locales/language.ts';
import { paths } from '../../app/paths.ts';
import { carName } from '../../shared/cars/car-name.ts';
import type { MapCar, MapMarker } from '../../shared/map/map-types.ts';
import { carQuery } from './car-results.tsx';
import type { CarList } from './load-car-list.ts';

export type CarGroup = CallData<Api['carMap']>['groups'][number];

/** One car of the list. */
export function markerOfCar(car: ListedCar, list: CarList, language: Language): MapMarker {
  const { latitude, longitude } = car;
  const amountMinor = car.dates?.total ?? car.price.day;
  return {
    id: String(car.id),
    latitude,
    longitude,
    count: 1,
    box: { lat: [latitude, latitude], long: [longitude, longitude] },
    cheapest: mapCar({ ...car, name: carName(car), amountMinor }, list, language),
    isSelected: false,
  };
}

/** Cars that the server put together, with the cheapest of them. */
export function markerOfGroup(group: CarGroup, list: CarList, language: Language): MapMarker {
  const { latitude, longitude, lat, long, count, car_id, cheapest } = group;
  const car = cheapest && {
    ...cheapest,
    name: `${cheapest.car_make} ${cheapest.car_model}`,
    amountMinor: cheapest.total,
  };
  return {
    id: car_id === null ? `${lat.join()} ${long.join()}` : String(car_id),
    latitude,
    longitude,
    count,
    box: { lat, long },
    cheapest: car && mapCar(car, list, language),
    isSelected: false,
  };
}

type PricedCar = { id: number; slug: string; name: string; amountMinor: number };

function mapCar({ id, slug, name, amountMinor }: PricedCar, list: CarList, language: Language): MapCar {
  return {
    name,
    href: paths.carDetail(language, { id, slug }, carQuery(list)),
    label: formatMoney(Math.round(amountMinor / 100) * 100, language, { short: true }),
    amountMinor,
  };
}
