import type { Language } from '../../../locales/language.ts';
import { formatShortDate, formatTime, localDateTime } from '../../../locales/format.ts';

/** 'Fri 26 Mar 2027': bookings are looked up months later, so the year is told. */
export function bookingDay(local: string, language: Language): string {
  return `${formatShortDate(local, language)} ${local.slice(0, 4)}`;
}

/** 'Fri 26 Mar 2027, 10:00 AM'. */
export function bookingMoment(local: string, language: Language): string {
  return `${bookingDay(local, language)}, ${formatTime(local, language)}`;
}

/** An instant on the reader's own watch, '2:35 PM': how long the car is held. */
export function readersTime(instant: string, language: Language): string {
  return formatTime(localDateTime(instant, new Intl.DateTimeFormat().resolvedOptions().timeZone), language);
}
