import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import type { RentalPeriodProblem } from '@nolo/domain/calendar/rental-period.ts';
import { parseWireDateTime } from '@nolo/domain/calendar/zone.ts';
import { AppError } from '../platform/app-error.ts';

type WireDates = { start_date: string; end_date: string };

/**
 * The wall clock at the pickup place that the request's dates mean.
 * @throws AppError `request.invalid` for a date no calendar has (30 February).
 */
export function readRentalPeriod(
  dates: WireDates,
  timeZone: string,
): { pickup: LocalDateTime; return: LocalDateTime } {
  return {
    pickup: readDate('start_date', dates.start_date, timeZone),
    return: readDate('end_date', dates.end_date, timeZone),
  };
}

function readDate(field: keyof WireDates, value: string, timeZone: string): LocalDateTime {
  const local = parseWireDateTime(value, timeZone);
  if (local === null) throw new AppError('request.invalid', { fields: { [field]: 'date_time_invalid' } });
  return local;
}

/** Turns a broken rule of the domain into the refusal that the caller gets. */
export function refusePeriod(problem: RentalPeriodProblem | null): void {
  if (problem) throw new AppError(problem.code, { fields: { [problem.field]: problem.code } });
}
