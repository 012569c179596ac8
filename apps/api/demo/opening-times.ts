import { WEEKDAYS } from '@nolo/domain/calendar/local-date-time.ts';
import type { DayHours, OpeningHours } from '@nolo/domain/calendar/opening-hours.ts';
import { recordOf } from '@nolo/domain/records.ts';

type Hours = readonly [from: string, to: string];

/** The same hours on weekdays, others on Saturday and Sunday; null is closed. */
export function hoursOf(week: Hours, saturday: Hours | null, sunday: Hours | null): OpeningHours {
  const day = (hours: Hours | null): DayHours => ({
    checked: hours !== null,
    from: (hours ?? week)[0],
    to: (hours ?? week)[1],
  });
  return recordOf(WEEKDAYS, (weekday) => {
    if (weekday === 'saturday') return day(saturday);
    return day(weekday === 'sunday' ? sunday : week);
  });
}

export const ALWAYS_OPEN: OpeningHours = 'open_24_hours';
/** Station and city desks. */
export const EVERY_DAY = hoursOf(['08:00', '20:00'], ['08:00', '20:00'], ['09:00', '18:00']);
export const CLOSED_ON_SUNDAY = hoursOf(['08:30', '19:00'], ['09:00', '13:00'], null);
export const CLOSED_ON_WEEKENDS = hoursOf(['08:30', '18:30'], null, null);
/** Closes after midnight. */
export const AIRPORT_LATE = hoursOf(['07:00', '01:00'], ['07:00', '01:00'], ['07:00', '00:00']);
export const SHOWROOM = hoursOf(['10:00', '19:30'], ['10:00', '19:30'], ['11:00', '18:00']);
