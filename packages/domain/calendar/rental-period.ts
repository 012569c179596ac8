import { returnsAfterPickupTime } from './billable-days.ts';
import { MINUTES_PER_DAY, addMinutes, minutesBetween } from './local-date-time.ts';
import type { LocalDateTime } from './local-date-time.ts';
import { isOpenAt } from './opening-hours.ts';
import type { Opening, OpeningHours } from './opening-hours.ts';

/** The longest range from pickup to return, in days of 24 hours (docs/specification/time-and-days.md 2). */
export const MAX_RENTAL_DAYS = 30;

export type RentalPeriodCode =
  | 'booking.pickup_in_past'
  | 'booking.lead_time'
  | 'booking.return_before_pickup'
  | 'booking.range_too_long'
  | 'booking.pickup_outside_opening_hours'
  | 'booking.return_outside_opening_hours'
  | 'booking.return_after_pickup_time';

/** Why a period is refused, and which field of the request to change (each a 422). */
export type RentalPeriodProblem = { code: RentalPeriodCode; field: 'start_date' | 'end_date' };

export type RentalPeriodRequest = Opening & {
  pickup: LocalDateTime;
  return: LocalDateTime;
  /** The wall clock at the pickup place now. */
  now: LocalDateTime;
  leadMinutes: number;
  /** Of the place of return, when it is another one with hours of its own. */
  returnOpeningHours?: OpeningHours;
  /** Same-time return on: the car must be back at or before the pickup time of day. */
  sameTime: boolean;
  /** Of a booking that is changed: what was agreed stays agreed, also where its company has closed since. */
  agreed?: { pickup: string; return: string };
};

/**
 * The first rule of docs/specification/time-and-days.md 2 and 3 that the period breaks, or null. Order: the pickup's
 * moment, the range, opening hours, the return's time of day. A pickup exactly at the end of the lead time, and a range
 * of exactly 30 days, are accepted.
 */
export function checkRentalPeriod(request: RentalPeriodRequest): RentalPeriodProblem | null {
  const { pickup, return: returnAt, now } = request;
  const isPickupAgreed = pickup === request.agreed?.pickup;
  if (!isPickupAgreed && pickup <= now) return { code: 'booking.pickup_in_past', field: 'start_date' };
  if (!isPickupAgreed && pickup < addMinutes(now, request.leadMinutes))
    return { code: 'booking.lead_time', field: 'start_date' };
  if (returnAt <= pickup) return { code: 'booking.return_before_pickup', field: 'end_date' };
  if (minutesBetween(pickup, returnAt) > MAX_RENTAL_DAYS * MINUTES_PER_DAY) {
    return { code: 'booking.range_too_long', field: 'end_date' };
  }
  if (!isPickupAgreed && !isOpenAt(request, pickup)) {
    return { code: 'booking.pickup_outside_opening_hours', field: 'start_date' };
  }
  const returnOpening = { ...request, openingHours: request.returnOpeningHours ?? request.openingHours };
  if (returnAt !== request.agreed?.return && !isOpenAt(returnOpening, returnAt)) {
    return { code: 'booking.return_outside_opening_hours', field: 'end_date' };
  }
  if (request.sameTime && returnsAfterPickupTime(pickup, returnAt)) {
    return { code: 'booking.return_after_pickup_time', field: 'end_date' };
  }
  return null;
}
