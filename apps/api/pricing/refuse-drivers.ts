import type { Inclusions } from '@nolo/contract/inclusions.ts';
import { driverName } from '@nolo/domain/booking/additional-drivers.ts';
import { findDriverProblem, type DriverFacts } from '@nolo/domain/booking/driver-eligibility.ts';
import { localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { statedDriverProblem, type StatedDriver } from '@nolo/domain/rental/stated-driver.ts';
import type { NamedDriver } from '../bookings/drivers/driver-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { NamedRenter } from './quote-store.ts';
import type { RentalMoments } from './rental-moments.ts';

/** `stated`: counts as far as nothing is known of the renter. */
type People = { renter: NamedRenter | null; drivers: readonly NamedDriver[]; stated: StatedDriver };

/**
 * No booking is made, or changed, that could not be carried out because of who drives (docs/specification/states.md 8).
 * @throws AppError booking.driver_too_young, booking.licence_class_missing, booking.licence_too_new,
 * booking.licence_expires, at `renter` or at `additional_drivers`; car.driver_age, car.licence_years of a stated
 * driver, at `renter`
 */
export function refuseDrivers(
  { renter, drivers, stated }: People,
  { minimum_age: minimumAge, licence_years: licenceYears }: Inclusions,
  { pickupLocal, returnLocal }: RentalMoments,
): void {
  const others = drivers.map((one) => ({ ...one, name: driverName(one.firstName, one.lastName) }));
  const people = renter === null ? others : [renter, ...others];
  const problem = findDriverProblem<NamedRenter>(people, {
    minimumAge,
    licenceYears,
    pickupOn: localDate(pickupLocal),
    returnOn: localDate(returnLocal),
  });
  if (problem === null) {
    const code = statedDriverProblem(beforeAccount(stated, renter), { minimumAge, licenceYears });
    if (code === null) return;
    throw new AppError(code, {
      fields: { renter: code },
      values: { age: minimumAge, years: licenceYears },
    });
  }
  const { code, driver } = problem;
  const field = driver === renter ? 'renter' : 'additional_drivers';
  throw new AppError(code, {
    fields: { [field]: code },
    values: { name: driver.name, age: minimumAge, years: licenceYears },
  });
}

/** What was stated, without what the account knows better. */
export function beforeAccount({ age, licenceYears }: StatedDriver, renter: DriverFacts | null): StatedDriver {
  return {
    age: (renter?.dob ?? null) === null ? age : null,
    licenceYears: (renter?.licence ?? null) === null ? licenceYears : null,
  };
}
