import type { LocalDate } from '../calendar/local-date-time.ts';
import { ageOn } from '../identity/age.ts';

/** What is known of somebody who shall drive, the renter or another; null: not known yet, which refuses nobody. */
export type DriverFacts = { dob: LocalDate | null };

/** Why somebody cannot be the driver of a rental; each a 422. */
export const driverProblems = ['booking.driver_too_young'] as const;
export type DriverProblem = (typeof driverProblems)[number];

/** `minimumAge`: the car's, in completed years on the pickup day. */
type Rental = { minimumAge: number; pickupOn: LocalDate };

/**
 * The first driver with whom a rental could not be carried out, and why; null: all of them may drive (decisions.md 11.15).
 * No fee makes up for it: the company would not hand over the car.
 */
export function findDriverProblem<Driver extends DriverFacts>(
  drivers: readonly Driver[],
  rental: Rental,
): { code: DriverProblem; driver: Driver } | null {
  for (const driver of drivers) {
    if (isTooYoung(driver, rental)) return { code: 'booking.driver_too_young', driver };
  }
  return null;
}

/** Younger than the car's minimum age on the pickup day; the birthday itself is old enough. */
export function isTooYoung({ dob }: DriverFacts, { minimumAge, pickupOn }: Rental): boolean {
  return dob !== null && ageOn(dob, pickupOn) < minimumAge;
}

/** Whether a code, of a failed call, says that somebody cannot drive. */
export function isDriverProblem(code: string): code is DriverProblem {
  return driverProblems.some((problem) => problem === code);
}
