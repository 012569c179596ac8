import type { CarCard } from '@nolo/contract/car-card.ts';
import { fuelTypes } from '@nolo/domain/cars/fuel-types.ts';
import { typeName } from '@nolo/i18n/car-type-name.ts';
import type { Translate } from '@nolo/i18n/translate.ts';

type Named = Pick<CarCard, 'car_make' | 'car_model'>;

/** 'Fiat 500'. */
export function carName({ car_make, car_model }: Named): string {
  return [car_make[0]?.car_make, car_model[0]?.car_model].filter(Boolean).join(' ');
}

export function carTypeName(t: Translate<'search'>, car: Pick<CarCard, 'car_type'>): string {
  const type = car.car_type[0];
  return type ? typeName(t, { key: type.key, name: type.car_type }) : '';
}

export function fuelName(t: Translate<'search'>, fuel: number): string {
  const known = fuelTypes.find((one) => one === fuel);
  return known ? t(`fuel_${known}`) : '';
}
