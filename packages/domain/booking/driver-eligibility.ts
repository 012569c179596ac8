import type { LocalDate } from '../calendar/local-date-time.ts';
import { ageOn } from '../identity/age.ts';
import { mayDriveCars, type LicenceClass } from '../identity/licence-classes.ts';
import { isValidForRental } from '../identity/valid-for-rental.ts';

/** As its holder has stated it. `issuedOn`: since when class B is held. `expiresOn` null: not stated, so that it is not good. */
export type DrivingLicence = {
  classes: readonly LicenceClass[];
  issuedOn: LocalDate | null;
  expiresOn: LocalDate | null;
};

/** What is known of somebody who shall drive, the renter or another; null: not known yet, which refuses nobody. */
export type DriverFacts = { dob: LocalDate | null; licence: DrivingLicence | null };

/** Why somebody cannot be the driver of a rental; each a 422. `car.…`: of a driver who was only stated. */
export const driverProblems = [
  'booking.driver_too_young',
  'booking.licence_class_missing',
  'booking.licence_expires',
  'booking.licence_too_new',
  'car.driver_age',
  'car.licence_years',
] as const;
export type DriverProblem = (typeof driverProblems)[number];

/** The car's minimum age and years of licence, both completed on the pickup day. */
type Hire = { minimumAge: number; licenceYears: number; pickupOn: LocalDate };

/**
 * The first driver with whom a rental could not be carried out, and why; null: all of them may drive
 * (docs/specification/states.md 8). No fee makes up for it: the company would not hand over the car.
 */
export function findDriverProblem<Driver extends DriverFacts>(
  drivers: readonly Driver[],
  rental: Hire & { returnOn: LocalDate },
): { code: DriverProblem; driver: Driver } | null {
  for (const driver of drivers) {
    const code = isTooYoung(driver, rental) ? 'booking.driver_too_young' : licenceProblem(driver, rental);
    if (code !== null) return { code, driver };
  }
  return null;
}

/** Younger than the car's minimum age on the pickup day; the birthday itself is old enough. */
export function isTooYoung(
  { dob }: Pick<DriverFacts, 'dob'>,
  { minimumAge, pickupOn }: Pick<Hire, 'minimumAge' | 'pickupOn'>,
): boolean {
  return dob !== null && ageOn(dob, pickupOn) < minimumAge;
}

/** Held for fewer years on the pickup day than the car asks for; what is not known refuses nobody. */
export function isLicenceTooNew(
  { licence }: Pick<DriverFacts, 'licence'>,
  { licenceYears, pickupOn }: Pick<Hire, 'licenceYears' | 'pickupOn'>,
): boolean {
  const issuedOn = licence?.issuedOn ?? null;
  return issuedOn !== null && ageOn(issuedOn, pickupOn) < licenceYears;
}

/**
 * A licence is for cars, held for as many years as the car asks for, and valid on the day the car comes back; none that
 * is known has no class at all.
 */
function licenceProblem(
  { licence }: DriverFacts,
  { licenceYears, pickupOn, returnOn }: Hire & { returnOn: LocalDate },
): DriverProblem | null {
  if (licence === null) return null;
  if (!mayDriveCars(licence.classes)) return 'booking.licence_class_missing';
  if (isLicenceTooNew({ licence }, { licenceYears, pickupOn })) return 'booking.licence_too_new';
  const isGood = licence.expiresOn !== null && isValidForRental(licence.expiresOn, returnOn);
  return isGood ? null : 'booking.licence_expires';
}

/** Whether it is the licence in an account's profile: its holder can put right what was stated wrongly. */
export function isLicenceProblem(code: string): boolean {
  return code.startsWith('booking.licence_') && isDriverProblem(code);
}

/** Whether a code, of a failed call, says that somebody cannot drive. */
export function isDriverProblem(code: string): code is DriverProblem {
  return driverProblems.some((problem) => problem === code);
}
