import type { CarDetail } from '@nolo/contract/cars.ts';
import { isTooYoung } from '@nolo/domain/booking/driver-eligibility.ts';
import { localDate, parseLocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import type { DatedRequest } from '@nolo/domain/rental/rental-request.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { closestInPrice } from './closest-in-price.ts';
import { MOST_SIMILAR, searchAround, type SimilarCars } from './load-similar-cars.ts';

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
