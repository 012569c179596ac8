import type { CarDetail } from '../../contract/cars.ts';
import { unavailableDays } from '../../domain/calendar/date-range.ts';
import { addDays, atTime, localDate } from '../../domain/calendar/local-date-time.ts';
import type { LocalDate } from '../../domain/calendar/local-date-time.ts';
import { toInstant, toLocal } from '../../domain/calendar/zone.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/caller.ts';
import { findCarDetail, listSimilarCars } from './car-store.ts';
import { listHolds } from './hold-store.ts';

/** How far ahead the calendar looks. */
const CALENDAR_DAYS = 365;
const SIMILAR_CARS = 6;

/**
 * A car with everything its page shows. The price for dates is the calculation's business.
 * @throws AppError car.not_found
 */
export async function findCar(deps: Deps, caller: Caller, { id }: { id: number }): Promise<CarDetail> {
  const { database } = deps;
  const now = deps.clock.now();
  const found = await findCarDetail(database, id, { ...caller, now });
  if (found === null) throw new AppError('car.not_found');
  const { card, car_type_id, ...detail } = found;
  const { company: _company, picture: _picture, ...car } = card;
  const today = localDate(toLocal(now.toISOString(), detail.company.time_zone));
  const [unavailable, similar] = await Promise.all([
    calendarOf(deps, card.id, { today, timeZone: detail.company.time_zone }),
    listSimilarCars(
      database,
      { id: card.id, typeId: car_type_id, dayMinor: card.price.day },
      { website: caller.website, limit: SIMILAR_CARS },
    ),
  ]);
  return {
    ...car,
    ...detail,
    similar,
    carIssues: [],
    unavailable_days: unavailable,
    available_from: detail.is_online ? firstFreeDay(today, unavailable) : null,
  };
}

/**
 * Days of the next twelve months without a free minute. A day of which only a part is taken can still be
 * chosen: the times decide then (domain/calendar/date-range.ts).
 */
async function calendarOf(
  { database }: Deps,
  carId: number,
  { today, timeZone }: { today: LocalDate; timeZone: string },
): Promise<LocalDate[]> {
  const end = addDays(today, CALENDAR_DAYS);
  const [from, to] = [today, end].map((day) => toInstant(atTime(day, '00:00'), timeZone)) as [string, string];
  return unavailableDays(await listHolds(database, carId, { from, to, timeZone }), today, end);
}

function firstFreeDay(today: LocalDate, unavailable: readonly LocalDate[]): LocalDate | null {
  const taken = new Set(unavailable);
  for (let step = 0; step < CALENDAR_DAYS; step += 1) {
    const day = addDays(today, step);
    if (!taken.has(day)) return day;
  }
  return null;
}
