import type { LocalDate } from '../calendar/local-date-time.ts';
import { ageOn } from '../identity/age.ts';

/** Drivers younger than this on the pickup day may pay a fee (docs/specification/price.md 6). */
export const YOUNG_DRIVER_UNDER = 25;

/**
 * True when the driver is under 25 on the pickup day; the 25th birthday itself is not young
 * (docs/specification/price.md 6).
 */
export function isYoungDriver(born: LocalDate, pickupDate: LocalDate): boolean {
  return ageOn(born, pickupDate) < YOUNG_DRIVER_UNDER;
}

/**
 * What a company charges a day, in minor units, for a driver under 25 of one car; null: nothing. A car that only drivers
 * of 25 or over may hire has no such fee (docs/specification/states.md 8). `minimumAge`: the car's, in years.
 */
export function youngDriverFee(companyFeeMinor: number | null, minimumAge: number): number | null {
  return minimumAge >= YOUNG_DRIVER_UNDER ? null : companyFeeMinor;
}
