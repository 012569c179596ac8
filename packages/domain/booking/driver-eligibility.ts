import type { LocalDate } from '../calendar/local-date-time.ts';
import { ageOn } from '../identity/age.ts';
import { mayDriveCars, type LicenceClass } from '../identity/licence-classes.ts';
import { isValidForRental } from '../identity/valid-for-rental.ts';

/** As its holder has stated it. */
export type DrivingLicence = { classes: readonly LicenceClass[]; expiresOn: LocalDate | null };

/** What is known of somebody who shall drive, the renter or another; null: not known yet, which refuses nobody. */
export type DriverFacts = { dob: LocalDate | null; licence: DrivingLicence | null };

/** Why somebody cannot be the driver of a rental; each a 422. */
export const driverProblems = [
  'booking.driver_too_young',
  'booking.licence_class_missing',
  'booking.licence_expires',
] as const;
export type DriverProblem = (typeof driverProblems)[number];

/** `minimumAge`: the car's, in completed years on the pickup day. */
type Hire = { minimumAge: number; pickupOn: LocalDate };

/**
 * The first driver with whom a rental could not be carried out, and why; null: all of them may drive
 * (docs/specification/states.md 8). No fee makes up for it: the company would not hand over the car.
 */
export function findDriverProblem<Driver extends DriverFacts>(
  drivers: readonly Driver[],
  rental: Hire & { returnOn: LocalDate },
): { code: DriverProblem; driver: Driver } | null {
  for (const driver of drivers) {
    const code = isTooYoung(driver, rental)
      ? 'booking.driver_too_young'
      : licenceProblem(driver, rental.returnOn);
    if (code !== null) return { code, driver };
  }
  return null;
}

/** Younger than the car's minimum age on the pickup day; the birthday itself is old enough. */
export function isTooYoung({ dob }: Pick<DriverFacts, 'dob'>, { minimumAge, pickupOn }: Hire): boolean {
  return dob !== null && ageOn(dob, pickupOn) < minimumAge;
}

/** A licence is for cars, and good on the day the car comes back; none that is known has no class at all. */
function licenceProblem({ licence }: DriverFacts, returnOn: LocalDate): DriverProblem | null {
  if (licence === null) return null;
  if (!mayDriveCars(licence.classes)) return 'booking.licence_class_missing';
  const isGood = licence.expiresOn === null || isValidForRental(licence.expiresOn, returnOn);
  return isGood ? null : 'booking.licence_expires';
}

/** Whether a code, of a failed call, says that somebody cannot drive. */
export function isDriverProblem(code: string): code is DriverProblem {
  return driverProblems.some((problem) => problem === code);
}
