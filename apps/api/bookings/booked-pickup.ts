import { pickupAddress } from '@nolo/domain/rental/pickup-return.ts';
import type { ReservationRow } from './reservation-store.ts';

type Row = Pick<
  ReservationRow,
  'car_city' | 'car_latitude' | 'car_longitude' | 'company_address' | 'company_latitude' | 'company_longitude'
>;

/** The address at which a booking's car waits. */
export function bookedPickupAddress(row: Row): string {
  const car = { city: row.car_city, latitude: row.car_latitude, longitude: row.car_longitude };
  const { company_address: address, company_latitude: latitude, company_longitude: longitude } = row;
  return pickupAddress(car, { address, latitude, longitude });
}
