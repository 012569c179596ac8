import { addDays, localDate, timeOf, weekdayOf } from './local-date-time.ts';
import type { LocalDate, LocalDateTime, TimeOfDay, Weekday } from './local-date-time.ts';
import { timeSlotsOf } from './time-slots.ts';

/** One weekday: open from `from` to `to` when `checked` (docs/specification/time-and-days.md 2, `opening_time`). */
export type DayHours = { checked: boolean; from: TimeOfDay; to: TimeOfDay };

export type WeeklyHours = Record<Weekday, DayHours>;

/** When a company hands cars over and takes them back (docs/specification/time-and-days.md 2). */
export type OpeningHours = 'open_24_hours' | WeeklyHours;

/** Whole days on which a company is closed, first and last included, whatever its week says. */
export type ClosingDays = { starts_on: string; ends_on: string };

/** When a company hands cars over and takes them back: its week, but for its closing days. */
export type Opening = { openingHours: OpeningHours; closingDays: readonly ClosingDays[] };

const CLOSED: DayHours = { checked: false, from: '09:00', to: '18:00' };

/** A company that has not said when it is open: nobody can book there. */
export const CLOSED_ALL_WEEK: WeeklyHours = {
  monday: CLOSED,
  tuesday: CLOSED,
  wednesday: CLOSED,
  thursday: CLOSED,
  friday: CLOSED,
  saturday: CLOSED,
  sunday: CLOSED,
};

/** A stretch of one date, both ends inclusive. */
export type OpenTimes = { from: TimeOfDay; to: TimeOfDay };

const WHOLE_DAY: OpenTimes = { from: '00:00', to: '23:59' };

/** The closing days that a date is one of, from midnight to midnight (docs/specification/time-and-days.md 2). */
export function closingDaysOn<Days extends ClosingDays>(
  closingDays: readonly Days[],
  date: LocalDate,
): Days | undefined {
  return closingDays.find(({ starts_on, ends_on }) => starts_on <= date && date <= ends_on);
}

/**
 * The stretches of a date in which the company is open, in order, not overlapping; empty when closed.
 *
 * Hours whose end is not after their start run over midnight: Friday 18:00 to 02:00 opens Friday from 18:00
 * and Saturday until 02:00, also when Saturday itself is unchecked. The same start and end is a full
 * 24 hours, so 00:00 to 00:00 is the whole day.
 */
export function openingTimesOn({ openingHours: hours, closingDays }: Opening, date: LocalDate): OpenTimes[] {
  if (closingDaysOn(closingDays, date)) return [];
  if (hours === 'open_24_hours') return [WHOLE_DAY];
  const today = hours[weekdayOf(date)];
  const yesterday = hours[weekdayOf(addDays(date, -1))];
  const times: OpenTimes[] = [];
  if (yesterday.checked && runsOverMidnight(yesterday)) times.push({ from: '00:00', to: yesterday.to });
  if (today.checked) times.push({ from: today.from, to: runsOverMidnight(today) ? WHOLE_DAY.to : today.to });
  const [early, late] = times;
  if (early === undefined || late === undefined || late.from > early.to) return times;
  return [{ from: early.from, to: late.to > early.to ? late.to : early.to }];
}

/**
 * The period that begins on a weekday, as people read hours: one that runs over midnight belongs to the day on which it
 * begins, its end then being the earlier time. Null when closed.
 */
export function openingPeriodOf(hours: OpeningHours, weekday: Weekday): OpenTimes | 'whole_day' | null {
  if (hours === 'open_24_hours') return 'whole_day';
  const { checked, from, to } = hours[weekday];
  if (!checked) return null;
  const isWhole = from === to || (from === WHOLE_DAY.from && to === WHOLE_DAY.to);
  return isWhole ? 'whole_day' : { from, to };
}

/** True when a car can be handed over at that minute; opening and closing time both count as open. */
export function isOpenAt(opening: Opening, dateTime: LocalDateTime): boolean {
  const time = timeOf(dateTime);
  return openingTimesOn(opening, localDate(dateTime)).some(({ from, to }) => from <= time && time <= to);
}

/** The times of a date, in an IANA zone, that a picker offers: every half hour at which the company is open. */
export function timeSlotsOn(opening: Opening, date: LocalDate, timeZone: string): TimeOfDay[] {
  const open = openingTimesOn(opening, date);
  return timeSlotsOf(date, timeZone).filter((slot) =>
    open.some(({ from, to }) => from <= slot && slot <= to),
  );
}

function runsOverMidnight(day: DayHours): boolean {
  return day.to <= day.from;
}
