import type { FuelPolicy } from '@nolo/domain/cars/car-features.ts';
import { carClasses, type CarClass } from '@nolo/domain/cars/car-classes.ts';
import type { PlannedCar } from './cars.ts';
import type { CarBody } from './picture-files.ts';

/** What a car offers beside its price; columns of `car`. */
export type CarFeatures = {
  car_class: CarClass;
  air_conditioning: boolean;
  luggage: number;
  fuel_policy: FuelPolicy;
  for_events: boolean;
  is_or_similar: boolean;
};

/** Large suitcases with all seats in use. */
const luggage: Record<CarBody, number> = {
  city: 1,
  saloon: 3,
  suv: 3,
  minivan: 4,
  coupe: 1,
  convertible: 1,
  sports: 1,
  limousine: 4,
};

/** What a day of each class costs at most, whole euros; of the last, anything. */
const dayEuroOf: readonly number[] = [38, 45, 55, 70, 90, 130, 220];

function classOf(dayEuro: number): CarClass {
  const index = dayEuroOf.findIndex((most) => dayEuro <= most);
  return carClasses[index] ?? 'luxury';
}

const FESTIVE = new Set(['luxury-car', 'limousine', 'luxury-suv', 'sports-car', 'convertible']);
const ELECTRIC = 4;

function fuelPolicyOf({ fuel, model, company }: PlannedCar): FuelPolicy {
  if (fuel === ELECTRIC || model.level === 'ultra') return 'same_to_same';
  // Cheap fleets sell the first filling with the car.
  return company.fleet === 'economy' ? 'prepaid' : 'full_to_full';
}

/** Old and small cars go without air conditioning; festive ones are offered for weddings and productions. */
export function featuresOf(car: PlannedCar): CarFeatures {
  const { model, year } = car;
  return {
    car_class: classOf(model.dayEuro),
    air_conditioning: !(model.dayEuro < 36 && year <= 2021),
    luggage: model.seats === 2 ? 1 : luggage[model.body],
    fuel_policy: fuelPolicyOf(car),
    // Cheap fleets hand over what has come back; nobody chooses a supercar 'or similar'.
    is_or_similar: car.company.fleet === 'economy' && model.level === 'economy',
    for_events: FESTIVE.has(model.type) && (model.level === 'luxury' || model.level === 'ultra'),
  };
}
