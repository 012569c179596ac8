import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { addDays, atTime } from '@nolo/domain/calendar/local-date-time.ts';
import { toInstant } from '@nolo/domain/calendar/zone.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { PlannedCar } from './cars.ts';
import { randomFrom } from './random.ts';
import type { Random } from './random.ts';

const ZONE = 'Europe/Rome';
const SEED = 731;
/** Cars with bookings of the demo renters keep their calendars to themselves. */
export const KEPT_FREE = 6;

/** Days on which companies rent the cars elsewhere: several stretches for some, one for others, none for most. */
function stretches(random: Random): { from: number; days: number }[] {
  if (random.chance(0.55)) return [];
  const found: { from: number; days: number }[] = [];
  let day = random.chance(0.3) ? 0 : random.between(1, 25);
  for (let count = random.between(1, 5); count > 0; count -= 1) {
    const days = random.between(2, 12);
    found.push({ from: day, days });
    day += days + random.between(2, 20);
  }
  return found;
}

/** Fills calendars, from today on, so that searches and date pickers have something to leave out. */
export async function seedOfflinePeriods(
  connection: Connection,
  cars: readonly PlannedCar[],
  carIds: readonly number[],
  today: LocalDate,
): Promise<void> {
  const random = randomFrom(SEED);
  const rows = cars.slice(KEPT_FREE).flatMap((_, index) =>
    stretches(random).map(({ from, days }) => {
      const start = toInstant(atTime(addDays(today, from), '00:00'), ZONE);
      const end = toInstant(atTime(addDays(today, from + days), '00:00'), ZONE);
      return { car_id: carIds[index + KEPT_FREE] ?? 0, during: `[${start},${end})`, reason: 'offline' };
    }),
  );
  await connection.insertInto('hold').values(rows).execute();
}
