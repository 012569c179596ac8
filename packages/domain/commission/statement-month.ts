/** Months of statements, on Rome's calendar (docs/specification/money.md 7). SERVER ONLY, as `zone.ts`. */
import { dateTimeOf } from '../calendar/local-date-time.ts';
import { timeInItaly, toInstant } from '../calendar/zone.ts';

const ROME = 'Europe/Rome';

/** `YYYY-MM`. */
export type Month = string;

export const monthOf = (moment: Date): Month => timeInItaly(moment).slice(0, 7);

/** Its first instant, and the first one after it. */
export function monthPeriod(month: Month): { from: Date; to: Date } {
  return { from: startOf(month), to: startOf(monthAfter(month)) };
}

/** From a moment's month to another's, the latest first. */
export function monthsBetween(first: Date, last: Date): Month[] {
  const months: Month[] = [];
  for (let month = monthOf(first); month <= monthOf(last); month = monthAfter(month)) months.unshift(month);
  return months;
}

/** From the first instant of a quarter (1 to 4) to the first one after it. */
export function quarterPeriod(year: number, quarter: number): { from: Date; to: Date } {
  const month = (number: number) => `${year}-${String(number).padStart(2, '0')}`;
  const first = (quarter - 1) * 3 + 1;
  return { from: startOf(month(first)), to: startOf(monthAfter(month(first + 2))) };
}

const startOf = (month: Month): Date => new Date(toInstant(dateTimeOf(`${month}-01T00:00`), ROME));

function monthAfter(month: Month): Month {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
