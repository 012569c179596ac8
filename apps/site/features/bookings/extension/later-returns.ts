import {
  addDays,
  atTime,
  localDate,
  timeOf,
  type LocalDate,
  type LocalDateTime,
  type TimeOfDay,
} from '@nolo/domain/calendar/local-date-time.ts';
import { timeSlotsOn } from '@nolo/domain/calendar/opening-hours.ts';
import { MAX_RENTAL_DAYS } from '@nolo/domain/calendar/rental-period.ts';
import { isBlocked } from '../../../shared/rental/choose-day.ts';
import { openingOf } from '../../../shared/rental/opening-of.ts';
import { asBooked, takenByOthers } from '../change/chosen-change.ts';
import type { Extendable } from './load-extension.ts';

export type LaterReturns = {
  agreed: LocalDateTime;
  taken: ReadonlySet<string>;
  /** The times of a day that are later than the agreed return; none on the days before it. */
  slotsOn: (day: LocalDate) => readonly TimeOfDay[];
  /** The next day, or the next one on which the company is open; null: none is left. */
  first: LocalDateTime | null;
  /** As chosen where that is offered, else about the agreed time of that day. */
  offered: (chosen: LocalDateTime) => LocalDateTime;
};

/** To when the return can be moved, as far as opening hours and calendar say; the server knows the minutes. */
export function laterReturns({ booking, car }: Extendable): LaterReturns {
  const { dates } = asBooked(booking);
  const { end: agreed } = dates;
  const { company } = car;
  const taken = takenByOthers(car.unavailable_days, booking);
  const slotsOn = (day: LocalDate) =>
    timeSlotsOn(openingOf(company), day, company.time_zone).filter((time) => atTime(day, time) > agreed);
  const isClosed = (day: LocalDate) => slotsOn(day).length === 0;
  const isOffered = (day: LocalDate) => !isBlocked({ part: 'end', dates, taken, isClosed }, day);
  const offered = (chosen: LocalDateTime) => {
    const day = localDate(chosen);
    const slots = slotsOn(day);
    if (slots.includes(timeOf(chosen))) return chosen;
    const usual = slots.findLast((time) => time <= timeOf(agreed)) ?? slots[0];
    return usual === undefined ? chosen : atTime(day, usual);
  };
  const today = localDate(agreed);
  const later = Array.from({ length: MAX_RENTAL_DAYS }, (_, index) => addDays(today, index + 1));
  const day = [...later, today].find(isOffered);
  return { agreed, taken, slotsOn, offered, first: day ? offered(atTime(day, timeOf(agreed))) : null };
}
