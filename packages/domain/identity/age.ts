import type { LocalDate } from '../calendar/local-date-time.ts';

/** Nobody drives a car in Italy before this age, in years. */
export const DRIVING_AGE = 18;

/**
 * Completed years of age on a date. Someone born on 29 February comes of age on 1 March in a common year.
 * Negative before birth.
 */
export function ageOn(born: LocalDate, date: LocalDate): number {
  const years = Number(date.slice(0, 4)) - Number(born.slice(0, 4));
  const birthdayReached = date.slice(5) >= born.slice(5);
  return birthdayReached ? years : years - 1;
}
