import type { CarCard } from '@nolo/contract/car-card.ts';
import type { CarDetail } from '@nolo/contract/cars.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { isApiError } from '../../api/api-error.ts';
import type { RentalDates, DatedRequest } from '@nolo/domain/rental/rental-request.ts';
import { isTooYoung } from '@nolo/domain/booking/driver-eligibility.ts';
import { localDate, parseLocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { closestInPrice } from './closest-in-price.ts';

/**
 * `areFree`: they were found for these very dates, and carry their total. `isForDriver`: they are not like the car, but
 * those that its renter may drive.
 */
export type SimilarCars = { cars: CarCard[]; areFree: boolean; isForDriver?: boolean };

const MOST_SIMILAR = 8;
type CreateBookingCommand = { dates: RentalDates | null; isSameTime: boolean };

/**
 * Cars of the same type near the car that are free for the dates, however few; without dates that hold, those nearby as
 * they are.
 */
export async function loadSimilarCars(
  api: ApiClient,
  car: CarDetail,
  wish: CreateBookingCommand,
): Promise<SimilarCars> {
  if (!wish.dates) return { cars: car.similar, areFree: false };
  try {
    const types = car.car_type.map(({ id }) => id);
    const cars = await searchAround(api, car, { dates: wish.dates, isSameTime: wish.isSameTime, types });
    return { cars: closestInPrice(cars, car).slice(0, MOST_SIMILAR), areFree: true };
  } catch (error) {
    // The reason for refused dates stands at their field; the cars are similar all the same.
    if (isApiError(error) && error.status === 422) return { cars: car.similar, areFree: false };
    throw error;
  }
}

/** `types`: empty for all. */
type DatedBookingCommand = { dates: RentalDates; isSameTime: boolean; types: number[] };

/** Other cars near a car that can be booked for the dates. */
async function searchAround(
  api: ApiClient,
  car: CarDetail,
  { dates, isSameTime, types }: DatedBookingCommand,
): Promise<CarCard[]> {
  const { cars } = await api.call('searchCars', {
    query: { limit: 30, isSameTime },
    body: {
      start_date: dates.start,
      end_date: dates.end,
      car_type: types,
      lat: car.latitude,
      long: car.longitude,
    },
  });
  return cars.filter(({ id, unavailability }) => id !== car.id && unavailability === null);
}

/** Free cars of any type around one for the same dates, for a renter who is too young for it. */
export async function loadHireableCars(
  api: ApiClient,
  car: CarDetail,
  wish: Pick<DatedRequest, 'dates' | 'isSameTime'>,
): Promise<SimilarCars> {
  const [{ dob }, found] = await Promise.all([
    api.call('customerProfile'),
    searchAround(api, car, { ...wish, types: [] }),
  ]);
  const driver = { dob: parseLocalDate(dob ?? '') };
  const pickupOn = localDate(wish.dates.start);
  const cars = found.filter(({ minimum_age: minimumAge }) => !isTooYoung(driver, { minimumAge, pickupOn }));
  return { cars: closestInPrice(cars, car).slice(0, MOST_SIMILAR), areFree: true, isForDriver: true };
}
