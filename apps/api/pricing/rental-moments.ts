import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { checkRentalPeriod } from '@nolo/domain/calendar/rental-period.ts';
import { toInstant, toLocal } from '@nolo/domain/calendar/zone.ts';
import { readOpeningHours } from '../companies/opening-hours.ts';
import type { QuotedCar } from './quote-store.ts';
import { readRentalPeriod, refusePeriod } from './read-rental-period.ts';

/** When a rental is: on the wall clock of the pickup place, and the instants that means. */
export type RentalMoments = {
  /** Wall clock at the pickup place. */
  pickupLocal: LocalDateTime;
  returnLocal: LocalDateTime;
  timeZone: string;
  /** The instants they mean, ISO UTC. */
  startsAt: string;
  endsAt: string;
  /** When the car is free again: the return and the company's turnaround. A hold ends here. */
  freeAt: string;
};

/** As sent: wall clock at the pickup place, or ISO 8601 with an offset. */
type Asked = {
  pickup: string;
  return: string;
  sameTime: boolean;
  now: Date;
  /** Of a booking that is changed. */
  agreed?: { pickup: string; return: string };
};

/** @throws AppError request.invalid, booking.* of the period */
export function rentalMoments(car: QuotedCar, request: Asked): RentalMoments {
  const period = readRentalPeriod({ start_date: request.pickup, end_date: request.return }, car.time_zone);
  refusePeriod(
    checkRentalPeriod({
      ...period,
      now: toLocal(request.now.toISOString(), car.time_zone),
      leadMinutes: car.lead_minutes,
      openingHours: readOpeningHours(car.opening_hours),
      closingDays: car.closing_days,
      sameTime: request.sameTime,
      ...(request.agreed && { agreed: request.agreed }),
    }),
  );
  const endsAt = toInstant(period.return, car.time_zone);
  return {
    pickupLocal: period.pickup,
    returnLocal: period.return,
    timeZone: car.time_zone,
    startsAt: toInstant(period.pickup, car.time_zone),
    endsAt,
    freeAt: new Date(Date.parse(endsAt) + car.turnaround_minutes * 60_000).toISOString(),
  };
}
