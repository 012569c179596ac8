import { driverName } from '@nolo/domain/booking/additional-drivers.ts';
import { isLicenceTooNew, isTooYoung, type DriverFacts } from '@nolo/domain/booking/driver-eligibility.ts';
import { dateOf, type LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import type { Connection } from '@nolo/db/database.ts';
import { AppError } from '../../platform/app-error.ts';
import type { BookingRow } from '../booking-store.ts';
import { findCarOfCompany, listDriverFacts, type OtherCar } from './other-cars-store.ts';

type Hire = Pick<OtherCar, 'minimumAge' | 'licenceYears'>;

/** The day that age and licence count on. */
export const pickupDay = ({ pickup_local }: BookingRow): LocalDate => dateOf(pickup_local.slice(0, 10));

/** The first of those who drive who may not hire a car that they did not choose, and why; null: all may. */
export function findUnfitDriver<Driver extends DriverFacts>(
  drivers: readonly Driver[],
  { minimumAge, licenceYears }: Hire,
  pickupOn: LocalDate,
): { code: 'booking.driver_too_young' | 'booking.licence_too_new'; driver: Driver } | null {
  const young = drivers.find((driver) => isTooYoung(driver, { minimumAge, pickupOn }));
  if (young !== undefined) return { code: 'booking.driver_too_young', driver: young };
  const novice = drivers.find((driver) => isLicenceTooNew(driver, { licenceYears, pickupOn }));
  return novice === undefined ? null : { code: 'booking.licence_too_new', driver: novice };
}

/**
 * Another car is of use only to a renter who may drive it: it is neither proposed nor taken otherwise
 * (docs/specification/states.md 8).
 * @throws AppError `booking.driver_too_young`, `booking.licence_too_new`
 */
export async function refuseUnfitDrivers(
  connection: Connection,
  booking: BookingRow,
  carId: number,
): Promise<void> {
  const car = await findCarOfCompany(connection, { companyId: booking.company_id, carId });
  if (car === null) throw new Error(`car ${carId} of another company`);
  const drivers = await listDriverFacts(connection, booking.id);
  const unfit = findUnfitDriver(drivers, car, pickupDay(booking));
  if (unfit === null) return;
  const name = driverName(unfit.driver.firstName, unfit.driver.lastName);
  throw new AppError(unfit.code, { values: { name, age: car.minimumAge, years: car.licenceYears } });
}
