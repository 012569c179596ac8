import type { ListedCar } from '../../contract/search.ts';
import { nearestPeriod, type NearestPeriod } from '../../domain/calendar/nearest-period.ts';
import { toInstant, toLocal } from '../../domain/calendar/zone.ts';
import { readOpeningHours } from '../companies/opening-hours.ts';
import type { Connection } from '../platform/database.ts';
import { obstacleReason } from './conditions-sql.ts';
import type { SearchCriteria } from './search-criteria.ts';
import type { ListedRow } from './search-sql.ts';
import { findFreeCars, findTermsOfCars } from './search-store.ts';

type Obstacle = NonNullable<ListedCar['obstacle']>;

/**
 * By car: why it cannot be booked for the dates, and the nearest ones for which it can (decisions.md 10.16). Cars that
 * can be booked are left out.
 */
export async function suggestDates(
  connection: Connection,
  { stay }: SearchCriteria,
  rows: readonly ListedRow[],
  now: Date,
): Promise<ReadonlyMap<number, Obstacle>> {
  const hindered = rows.filter(({ obstacle }) => obstacle !== null);
  if (stay === null || hindered.length === 0) return new Map();
  const terms = await findTermsOfCars(
    connection,
    hindered.map(({ id }) => id),
  );
  const wanted = terms.flatMap((term) => {
    const { car_id: carId, time_zone: timeZone } = term;
    const nearest = nearestPeriod({
      ...stay.wallClock,
      now: toLocal(now.toISOString(), timeZone),
      leadMinutes: term.lead_minutes,
      openingHours: readOpeningHours(term.opening_hours),
      sameTime: stay.sameTime,
      timeZone,
    });
    return nearest === null ? [] : [{ carId, nearest, ...instants(nearest, timeZone) }];
  });
  const free = await findFreeCars(connection, wanted);
  const works = new Map(wanted.filter(({ carId }) => free.has(carId)).map((one) => [one.carId, one.nearest]));
  return new Map(
    hindered.flatMap(({ id, obstacle }) => {
      const reason = obstacleReason(obstacle);
      return reason === null ? [] : [[id, { reason, nearest: onWire(works.get(id)) }]];
    }),
  );
}

function instants(period: NearestPeriod, timeZone: string) {
  return { startsAt: toInstant(period.pickup, timeZone), endsAt: toInstant(period.return, timeZone) };
}

function onWire(period: NearestPeriod | undefined): Obstacle['nearest'] {
  return period === undefined ? null : { start_date: period.pickup, end_date: period.return };
}
