import type { CarDetail } from '@nolo/contract/cars.ts';
import {
  addDays,
  atTime,
  localDate,
  type LocalDate,
  type LocalDateTime,
} from '@nolo/domain/calendar/local-date-time.ts';
import { timeSlotsOn } from '@nolo/domain/calendar/opening-hours.ts';
import type { RentalDates } from '@nolo/domain/rental/rental-request.ts';
import { openingOf } from '../../shared/rental/opening-of.ts';
import { defaultDates } from '../../shared/rental/rental-dates.ts';

type Bookable = {
  unavailable_days: readonly string[];
  company: Pick<CarDetail['company'], 'opening_time' | 'closing_days' | 'time_zone'>;
};

const usualTime = '10:00';
const horizonDays = 365;
const lengths = [3, 2, 1, 4];

/**
 * Dates to start with where the address names none: three days from tomorrow on, or as soon after as the car
 * is free and its company open at both ends.
 */
export function firstBookableDates(car: Bookable, now: LocalDateTime): RentalDates {
  const usual = defaultDates(now);
  const taken = new Set(car.unavailable_days);
  const firstDay = localDate(usual.start);
  for (let offset = 0; offset < horizonDays; offset += 1) {
    const found = rentalFrom(addDays(firstDay, offset), car.company, taken);
    if (found) return found;
  }
  return usual;
}

function rentalFrom(
  day: LocalDate,
  company: Bookable['company'],
  taken: ReadonlySet<string>,
): RentalDates | null {
  const slotsOn = (date: LocalDate) => timeSlotsOn(openingOf(company), date, company.time_zone);
  const time = slotFrom(usualTime, slotsOn(day));
  if (!time) return null;
  for (const length of lengths) {
    const end = addDays(day, length);
    const back = slotsOn(end).findLast((slot) => slot <= time);
    const days = Array.from({ length: length + 1 }, (_, index) => addDays(day, index));
    if (back && !days.some((one) => taken.has(one)))
      return { start: atTime(day, time), end: atTime(end, back) };
  }
  return null;
}

function slotFrom(earliest: string, slots: readonly string[]): string | undefined {
  return slots.find((slot) => slot >= earliest) ?? slots.at(-1);
}
