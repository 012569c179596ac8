import { parseWireDateTime, toInstant } from '@nolo/domain/calendar/zone.ts';
import type { Caller } from '../platform/caller.ts';
import type { Connection } from '@nolo/db/database.ts';
import { findCarTimes } from './booking-store.ts';
import type { ReservationRequest } from './create-booking-command.ts';

/** From pickup to return, and until when the company's turnaround keeps the car. */
export type RequestedPeriod = { startsAt: Date; endsAt: Date; freeAt: Date };

/** The moments a request means; null for an unknown car and for dates that make no sense, which pricing refuses. */
export async function findRequestedPeriod(
  connection: Connection,
  { website }: Caller,
  { carId, body }: ReservationRequest,
): Promise<RequestedPeriod | null> {
  const times = await findCarTimes(connection, carId, website);
  if (times === null) return null;
  const pickup = parseWireDateTime(body.start_date, times.timeZone);
  const back = parseWireDateTime(body.end_date, times.timeZone);
  if (pickup === null || back === null) return null;
  const startsAt = new Date(toInstant(pickup, times.timeZone));
  const endsAt = new Date(toInstant(back, times.timeZone));
  if (endsAt <= startsAt) return null;
  return { startsAt, endsAt, freeAt: new Date(endsAt.getTime() + times.turnaroundMinutes * 60_000) };
}
