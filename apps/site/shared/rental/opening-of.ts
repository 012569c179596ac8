import type { CarDetail } from '@nolo/contract/cars.ts';
import type { Opening } from '@nolo/domain/calendar/opening-hours.ts';

/** When a company is open, as the rules of the calendar take it. */
export function openingOf({
  opening_time,
  closing_days,
}: Pick<CarDetail['company'], 'opening_time' | 'closing_days'>): Opening {
  return { openingHours: opening_time, closingDays: closing_days };
}
