import type { Language } from '../../../locales/language.ts';
import { formatShortDate, formatTime, localDateTime } from '../../../locales/format.ts';

/** 'Fri 26 Mar 2027': bookings are looked up months later, so it names the year. */
export function bookingDay(local: string, language: Language): string {
  return `${formatShortDate(local, language)} ${local.slice(0, 4)}`;
}

/** 'Fri 26 Mar 2027, 10:00 AM'. */
export function bookingMoment(local: string, language: Language): string {
  return `${bookingDay(local, language)}, ${formatTime(local, language)}`;
}

/** An instant on the pickup place's clock, '2:35 PM': until when the car is held (decisions.md 10.8). */
export function timeThere(instant: string, timeZone: string, language: Language): string {
  return formatTime(localDateTime(instant, timeZone), language);
}
