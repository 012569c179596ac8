import type { ListedCar } from '@nolo/contract/search.ts';
import { nearestPeriod, type NearestPeriod } from '@nolo/domain/calendar/nearest-period.ts';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { toInstant, toLocal } from '@nolo/domain/calendar/zone.ts';
import { readOpeningHours } from '../companies/opening-hours.ts';
import type { Connection } from '@nolo/db/database.ts';
import { unavailabilityReason } from './conditions-sql.ts';
import type { SearchCriteria } from './search-criteria.ts';
import type { ListedRow } from './search-sql.ts';
import { findFreeCars, findTermsOfCars } from './search-store.ts';

type Unavailability = NonNullable<ListedCar['unavailability']>;
type NearestDates = NonNullable<Unavailability['nearest']>;

/**
 * By car: why it cannot be booked for the dates, and the nearest ones for which it can
 * (docs/specification/search.md 2). Cars that can be booked are left out.
 */
export async function suggestDates(
  connection: Connection,
  { stay }: SearchCriteria,
  rows: readonly ListedRow[],
  now: Date,
): Promise<ReadonlyMap<number, Unavailability>> {
  const hindered = rows.filter(({ unavailability }) => unavailability !== null);
  if (stay === null || hindered.length === 0) return new Map();
  const ids = hindered.map(({ id }) => id);
  const works = await findNearestDates(connection, ids, { ...stay.wallClock, sameTime: stay.sameTime }, now);
  return new Map(
    hindered.flatMap(({ id, unavailability }) => {
      const reason = unavailabilityReason(unavailability);
      return reason === null ? [] : [[id, { reason, nearest: works.get(id) ?? null }]];
    }),
  );
}

/** On the wall clock of each pickup place. */
type Wanted = { pickup: LocalDateTime; return: LocalDateTime; sameTime: boolean };

/** By car: the dates nearest to those wanted for which its company is open and it is free; none where there are none. */
export async function findNearestDates(
  connection: Connection,
  carIds: readonly number[],
  wanted: Wanted,
  now: Date,
): Promise<ReadonlyMap<number, NearestDates>> {
  const terms = await findTermsOfCars(connection, carIds);
  const periods = terms.flatMap((term) => {
    const { car_id: carId, time_zone: timeZone } = term;
    const nearest = nearestPeriod({
      ...wanted,
      now: toLocal(now.toISOString(), timeZone),
      leadMinutes: term.lead_minutes,
      openingHours: readOpeningHours(term.opening_hours),
      closingDays: term.closing_days,
      timeZone,
    });
    return nearest === null ? [] : [{ carId, nearest, ...instants(nearest, timeZone) }];
  });
  const free = await findFreeCars(connection, periods);
  return new Map(
    periods
      .filter(({ carId }) => free.has(carId))
      .map(({ carId, nearest }) => [carId, { start_date: nearest.pickup, end_date: nearest.return }]),
  );
}

function instants(period: NearestPeriod, timeZone: string) {
  return { startsAt: toInstant(period.pickup, timeZone), endsAt: toInstant(period.return, timeZone) };
}
