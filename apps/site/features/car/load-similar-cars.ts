import type { CarCard } from '@nolo/contract/car-card.ts';
import type { CarDetail } from '@nolo/contract/cars.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { isApiError } from '@nolo/contract/api-error.ts';
import { currentUser } from '../../api/current-user.ts';
import type { RentalDates, RentalTimes } from '@nolo/domain/rental/rental-request.ts';
import { transmissionsLike } from '@nolo/domain/cars/car-features.ts';
import { statedDriverQuery } from '@nolo/domain/rental/stated-driver.ts';
import { driverOfAccount } from '../../shared/rental/driver-of-account.ts';
import { closestInPrice } from './closest-in-price.ts';

/**
 * `areFree`: they were found for these very dates, and carry their total. `isForDriver`: they are not like the car, but
 * those that its renter may drive.
 */
export type SimilarCars = { cars: CarCard[]; areFree: boolean; isForDriver?: boolean };

const MOST_SIMILAR = 8;
type DatedTimes = RentalTimes & { dates: RentalDates };

/**
 * Cars of the same type and gearbox near the car that are free for the dates, however few; without dates that hold,
 * those nearby as they are.
 */
export async function loadSimilarCars(
  api: ApiClient,
  car: CarDetail,
  times: RentalTimes,
): Promise<SimilarCars> {
  const { dates } = times;
  if (!dates) return { cars: car.similar, areFree: false };
  try {
    const types = car.car_type.map(({ id }) => id);
    const cars = await searchAround(api, car, { ...times, dates, types });
    return { cars: closestInPrice(cars, car).slice(0, MOST_SIMILAR), areFree: true };
  } catch (error) {
    // The reason for refused dates stands at their field; the cars are similar all the same.
    if (isApiError(error) && error.status === 422) return { cars: car.similar, areFree: false };
    throw error;
  }
}

/** Other cars near a car, of its gearbox, that can be booked for the dates by this driver. `types`: empty for all. */
async function searchAround(
  api: ApiClient,
  car: CarDetail,
  { dates, isSameTime, driver, returnPlace, types }: DatedTimes & { types: number[] },
): Promise<CarCard[]> {
  const { cars } = await api.call('searchCars', {
    query: { limit: 30, isSameTime, ...statedDriverQuery(driver) },
    body: {
      start_date: dates.start,
      end_date: dates.end,
      car_type: types,
      transmission: [...transmissionsLike(car.transmission)],
      lat: car.latitude,
      long: car.longitude,
      return_lat: returnPlace?.lat,
      return_long: returnPlace?.long,
    },
  });
  return cars.filter(({ id, unavailability }) => id !== car.id && unavailability === null);
}

/** Free cars of any type around one for the same dates, for a driver who may not hire it. */
export async function loadHireableCars(
  api: ApiClient,
  car: CarDetail,
  times: DatedTimes,
): Promise<SimilarCars> {
  const user = currentUser();
  const driver = user === null ? times.driver : driverOfAccount(user, times.dates.start);
  const cars = await searchAround(api, car, { ...times, driver, types: [] });
  return { cars: closestInPrice(cars, car).slice(0, MOST_SIMILAR), areFree: true, isForDriver: true };
}
