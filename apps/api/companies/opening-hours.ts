import { openingTime } from '@nolo/contract/cars.ts';
import type { OpeningHours } from '@nolo/domain/calendar/opening-hours.ts';

/** A company's stored `opening_hours`; a shape the domain cannot read is a defect and throws. */
export function readOpeningHours(stored: unknown): OpeningHours {
  return openingTime.parse(stored);
}
