import type { Reservation } from '@nolo/contract/bookings.ts';

/** 'Fiat 500'. */
export function bookedCarName({ car }: Pick<Reservation, 'car'>): string {
  return `${car.car_make} ${car.car_model}`;
}
