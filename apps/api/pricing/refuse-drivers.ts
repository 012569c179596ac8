import type { Inclusions } from '@nolo/contract/inclusions.ts';
import { driverName } from '@nolo/domain/booking/additional-drivers.ts';
import { findDriverProblem } from '@nolo/domain/booking/driver-eligibility.ts';
import { localDate } from '@nolo/domain/calendar/local-date-time.ts';
import type { NamedDriver } from '../bookings/drivers/driver-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { NamedRenter } from './quote-store.ts';
import type { RentalMoments } from './rental-moments.ts';

type People = { renter: NamedRenter | null; drivers: readonly NamedDriver[] };

/**
 * No booking is made, or changed, that could not be carried out because of who drives (docs/specification/states.md 8).
 * @throws AppError booking.driver_too_young, booking.licence_class_missing, booking.licence_expires, at `renter` or at
 * `additional_drivers`
 */
export function refuseDrivers(
  { renter, drivers }: People,
  { minimum_age: minimumAge }: Inclusions,
  { pickupLocal, returnLocal }: RentalMoments,
): void {
  const others = drivers.map((one) => ({ ...one, name: driverName(one.firstName, one.lastName) }));
  const people = renter === null ? others : [renter, ...others];
  const problem = findDriverProblem<NamedRenter>(people, {
    minimumAge,
    pickupOn: localDate(pickupLocal),
    returnOn: localDate(returnLocal),
  });
  if (problem === null) return;
  const { code, driver } = problem;
  const field = driver === renter ? 'renter' : 'additional_drivers';
  throw new AppError(code, { fields: { [field]: code }, values: { name: driver.name, age: minimumAge } });
}
