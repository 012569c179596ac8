import type { CarCard } from '../../../contract/car-card.ts';
import type { CarDetail } from '../../../contract/cars.ts';
import type { ApiClient } from '../../api/api-client.ts';
import { isApiError } from '../../api/api-error.ts';
import type { RentalDates } from '../../../domain/rental/rental-request.ts';
import { closestInPrice } from './closest-in-price.ts';

/** `areFree`: they were found for these very dates, and carry their total. */
export type SimilarCars = { cars: CarCard[]; areFree: boolean };

const most = 8;
const enough = 3;
type Wish = { dates: RentalDates | null; isSameTime: boolean };

/** Cars of the same type that are free for the dates: near the car, else anywhere. */
export async function loadSimilarCars(api: ApiClient, car: CarDetail, wish: Wish): Promise<SimilarCars> {
  if (!wish.dates) return { cars: car.similar, areFree: false };
  try {
    const near = await searchLike(api, car, wish, { lat: car.latitude, long: car.longitude });
    const cars = near.length >= enough ? near : await searchLike(api, car, wish, {});
    return { cars: closestInPrice(cars, car).slice(0, most), areFree: true };
  } catch (error) {
    // The reason for refused dates stands at their field; the cars are similar all the same.
    if (isApiError(error) && error.status === 422) return { cars: car.similar, areFree: false };
    throw error;
  }
}

async function searchLike(
  api: ApiClient,
  car: CarDetail,
  { dates, isSameTime }: Wish,
  area: { lat?: number; long?: number },
): Promise<CarCard[]> {
  const { cars } = await api.call('searchCars', {
    query: { limit: 30, isSameTime },
    body: {
      start_date: dates?.start,
      end_date: dates?.end,
      car_type: car.car_type.map(({ id }) => id),
      ...area,
    },
  });
  return cars.filter(({ id, obstacle }) => id !== car.id && obstacle === null);
}
