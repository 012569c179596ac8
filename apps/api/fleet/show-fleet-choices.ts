import type { CallData } from '@nolo/contract/endpoint.ts';
import type { fleetChoices } from '@nolo/contract/business/fleet.ts';
import type { Deps } from '../deps.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { fieldsOf } from './car-row.ts';
import { listMakes, listTypes } from './catalogue-store.ts';
import { findLastCar, listFleetLocations } from './fleet-store.ts';

/** What a car can be, and what the company said of its last one where that still holds. */
export async function showFleetChoices(
  { database }: Deps,
  { companyId }: MemberCaller,
): Promise<CallData<typeof fleetChoices>> {
  const [makes, types, locations, car] = await Promise.all([
    listMakes(database, companyId),
    listTypes(database),
    listFleetLocations(database, companyId),
    findLastCar(database, companyId),
  ]);
  const places = locations.map(({ id, name, city }) => ({ id, name, city }));
  const last = car === null ? null : fieldsOf(car);
  const place = places.find(({ id }) => id === last?.location_id) ?? places[0];
  return {
    makes,
    types,
    locations: places,
    last: last && place ? { ...last, location_id: place.id } : null,
  };
}
