import type { CallData } from '@nolo/contract/endpoint.ts';
import type { fleetCar } from '@nolo/contract/business/fleet.ts';
import { localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { findTimeZone } from '../bookings/company/company-booking-store.ts';
import { pictureOf } from '../cars/car-card-store.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { fieldsOf } from './car-row.ts';
import { findFleetCar } from './fleet-store.ts';
import { listPhotographs } from './picture-store.ts';

/** @throws AppError `car.not_found` */
export async function showFleetCar(
  { clock, database }: Deps,
  { companyId }: MemberCaller,
  { id }: { id: number },
): Promise<CallData<typeof fleetCar>> {
  const car = await findFleetCar(database, { companyId, id });
  if (car === null) throw new AppError('car.not_found');
  const timeZone = await findTimeZone(database, companyId);
  const pictures = await listPhotographs(database, id);
  return {
    car: {
      ...fieldsOf(car),
      id,
      version: car.version,
      slug: car.slug,
      is_online: car.is_online,
      hidden_because: car.hidden_because,
      is_archived: car.archived_at !== null,
      pictures: pictures.map((picture) => ({ ...pictureOf(picture), id: picture.id })),
    },
    today: localDate(toLocal(clock.now().toISOString(), timeZone)),
  };
}
