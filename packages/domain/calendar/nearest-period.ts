import { addDays, atTime, localDate, minutesBetween } from './local-date-time.ts';
import type { LocalDateTime } from './local-date-time.ts';
import { timeSlotsOn, type Opening } from './opening-hours.ts';
import { checkRentalPeriod, type RentalPeriodRequest } from './rental-period.ts';

/** How far from the wanted day another one is still an answer. */
const MOST_DAYS_AWAY = 4;

export type NearestPeriod = { pickup: LocalDateTime; return: LocalDateTime };

/**
 * The period nearest to a wanted one that `checkRentalPeriod` accepts, in half hours of the IANA zone: the nearest pickup first, then
 * the return nearest to the one wanted; of equally near times the later. Null when no day around has one.
 */
export function nearestPeriod(request: RentalPeriodRequest & { timeZone: string }): NearestPeriod | null {
  const returns = openTimesAround(request.return, request);
  for (const pickup of openTimesAround(request.pickup, request)) {
    const works = returns.find((back) => checkRentalPeriod({ ...request, pickup, return: back }) === null);
    if (works !== undefined) return { pickup, return: works };
  }
  return null;
}

/** The nearest first. */
function openTimesAround(
  wanted: LocalDateTime,
  { timeZone, ...opening }: Opening & { timeZone: string },
): LocalDateTime[] {
  const times: LocalDateTime[] = [];
  for (let days = -MOST_DAYS_AWAY; days <= MOST_DAYS_AWAY; days += 1) {
    const date = addDays(localDate(wanted), days);
    times.push(...timeSlotsOn(opening, date, timeZone).map((time) => atTime(date, time)));
  }
  const distance = (time: LocalDateTime) => Math.abs(minutesBetween(wanted, time));
  return times.sort((a, b) => distance(a) - distance(b) || (a < b ? 1 : -1));
}
