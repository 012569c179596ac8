import type { CallData } from '@nolo/contract/endpoint.ts';
import type { fleet } from '@nolo/contract/business/fleet.ts';
import { localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { dueExpiries } from '@nolo/domain/cars/vehicle-papers.ts';
import { findTimeZone } from '../bookings/company/company-booking-store.ts';
import { pictureOrNone } from '../cars/car-card-store.ts';
import type { Deps } from '../deps.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { listFleet } from './fleet-store.ts';

/** The cars of a company, with what has run out or soon will by its calendar. */
export async function showFleet(
  { clock, database }: Deps,
  { companyId }: MemberCaller,
): Promise<CallData<typeof fleet>> {
  const timeZone = await findTimeZone(database, companyId);
  const today = localDate(toLocal(clock.now().toISOString(), timeZone));
  const rows = await listFleet(database, companyId);
  return {
    cars: rows.map((row) => ({
      id: row.id,
      make: row.make,
      model: row.model,
      year: row.year,
      plate: row.plate,
      car_type: { key: row.type_key, name: row.type },
      car_class: row.car_class,
      location: row.parking_location,
      day: row.day_minor,
      picture: pictureOrNone(row),
      is_online: row.is_online,
      is_archived: row.archived_at !== null,
      expiries:
        row.archived_at === null
          ? dueExpiries(row, today).map(({ isPast, ...one }) => ({ ...one, is_past: isPast }))
          : [],
    })),
  };
}
