import type { z } from 'zod';
import type { api } from '@nolo/contract/api.ts';
import type { CarDetail } from '@nolo/contract/cars.ts';
import { unavailableDays } from '@nolo/domain/calendar/date-range.ts';
import { addDays, atTime, localDate } from '@nolo/domain/calendar/local-date-time.ts';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { transmissionsLike } from '@nolo/domain/cars/car-features.ts';
import { toInstant, toLocal } from '@nolo/domain/calendar/zone.ts';
import { youngDriverFee } from '@nolo/domain/pricing/young-driver.ts';
import type { Deps } from '../deps.ts';
import { findWhereabouts } from '../companies/location-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/caller.ts';
import { priceDates } from './price-dates.ts';
import { findCarDetail, findGoneCar, listSimilarCars } from './car-store.ts';
import { listHolds } from '../bookings/hold-store.ts';
import { findCarIssues } from '../bookings/issues/issue-store.ts';

/** How far ahead the calendar looks. */
const CALENDAR_DAYS = 365;
const SIMILAR_CARS = 6;

type CarRequest = { id: number; query: z.output<(typeof api.car)['query']> };

/**
 * A car with everything its page shows, and its price when dates are given.
 * @throws AppError car.not_found, car.gone, car.not_for_events
 */
export async function findCar(deps: Deps, caller: Caller, { id, query }: CarRequest): Promise<CarDetail> {
  const { database } = deps;
  const now = deps.clock.now();
  const found = await findCarDetail(database, id, { ...caller, now });
  if (found === null) {
    throw new AppError((await findGoneCar(database, id, caller.website)) ? 'car.gone' : 'car.not_found');
  }
  const { card, car_type_id, ...detail } = withFeesOfCar(found);
  if (query.isEvent && !card.for_events) {
    throw new AppError('car.not_for_events', { fields: { isEvent: 'car.not_for_events' } });
  }
  const { company: _company, picture: _picture, ...car } = card;
  const availableIn = detail.is_online ? card.available_in : null;
  const hasDates = query.start_date !== undefined && query.end_date !== undefined;
  const today = localDate(toLocal(now.toISOString(), detail.company.time_zone));
  const [unavailable, similar, priced, issues, pickup] = await Promise.all([
    calendarOf(deps, card.id, { today, timeZone: detail.company.time_zone }),
    listSimilarCars(
      database,
      {
        id: card.id,
        typeId: car_type_id,
        dayMinor: card.price.day,
        transmissions: transmissionsLike(card.transmission),
      },
      { website: caller.website, now, limit: SIMILAR_CARS },
    ),
    priceDates(deps, caller, { id, query, timeZone: detail.company.time_zone }),
    findCarIssues(database, card.id, caller.website),
    findWhereabouts(database, { id: detail.location_id, city: card.city }, caller.language),
  ]);
  return {
    ...car,
    ...detail,
    ...priced,
    pickup,
    similar,
    carIssues: issues ?? [],
    unavailable_days: unavailable,
    available_in: hasDates ? null : availableIn,
    available_from: availableIn === null ? null : addDays(today, availableIn),
  };
}

/** A company's fee for drivers under 25 is none of a car that only older ones may hire. */
function withFeesOfCar<Car extends Pick<CarDetail, 'company' | 'inclusions'>>(found: Car): Car {
  const { company, inclusions } = found;
  const young_driver_per_day = youngDriverFee(company.fees.young_driver_per_day, inclusions.minimum_age);
  return { ...found, company: { ...company, fees: { ...company.fees, young_driver_per_day } } };
}

/**
 * Days of the next twelve months without a free minute. A day of which only a part is taken can still be
 * chosen: the times decide then (packages/domain/calendar/date-range.ts).
 */
async function calendarOf(
  { database }: Deps,
  carId: number,
  { today, timeZone }: { today: LocalDate; timeZone: string },
): Promise<LocalDate[]> {
  const end = addDays(today, CALENDAR_DAYS);
  const midnight = (day: LocalDate) => toInstant(atTime(day, '00:00'), timeZone);
  const [from, to] = [midnight(today), midnight(end)];
  return unavailableDays(await listHolds(database, carId, { from, to, timeZone }), today, end);
}
