import { driverName } from '@nolo/domain/booking/additional-drivers.ts';
import { isTooYoung } from '@nolo/domain/booking/driver-eligibility.ts';
import { localDate, parseLocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { BookingRow } from '../booking-store.ts';
import { findDriversAndCar } from './replacement-store.ts';

/**
 * Another car is of use only to a renter who may drive it: it is neither proposed nor taken otherwise
 * (docs/specification/states.md 8).
 * @throws AppError booking.driver_too_young
 */
export async function refuseTooYoung(
  connection: Connection,
  booking: BookingRow,
  carId: number,
): Promise<void> {
  const pickup = parseLocalDateTime(booking.pickup_local);
  if (pickup === null) throw new Error('a booking without a pickup time');
  const { drivers, minimumAge } = await findDriversAndCar(connection, { bookingId: booking.id, carId });
  const young = drivers.find((driver) => isTooYoung(driver, { minimumAge, pickupOn: localDate(pickup) }));
  if (young === undefined) return;
  const { firstName, lastName } = young;
  throw new AppError('booking.driver_too_young', {
    values: { name: driverName(firstName, lastName), age: minimumAge },
  });
}
