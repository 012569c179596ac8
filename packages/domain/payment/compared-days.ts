import { addDays, type LocalDate } from '../calendar/local-date-time.ts';

/** Days of the daily comparison that are looked back on. */
export const COMPARED_DAYS = 60;

export type ComparedDay = { day: string; comparedAt: string; movements: number; differences: number };

/**
 * The last days up to the last one that is over, the latest first; null instead of what was found on a day that nobody has
 * compared since the first one that was.
 */
export function comparedDays(
  compared: readonly ComparedDay[],
  lastDay: LocalDate,
): { day: string; found: ComparedDay | null }[] {
  const days: { day: string; found: ComparedDay | null }[] = [];
  for (let back = 0; back < COMPARED_DAYS; back += 1) {
    const day = addDays(lastDay, -back);
    days.push({ day, found: compared.find((one) => one.day === day) ?? null });
  }
  return days.slice(0, days.findLastIndex(({ found }) => found !== null) + 1);
}
