import type { CarFields } from '@nolo/contract/business/fleet.ts';
import { insertCatalogue } from '@nolo/api/demo/records/insert-cars.ts';
import type { Database } from '@nolo/db/database.ts';
import { createPlace } from './car.ts';

/** Where a company hands cars over, and what it says of a Fiat Panda that stands there. */
export async function carToAdd(database: Database, companyId: number): Promise<CarFields> {
  const kindOf = await insertCatalogue(database, {
    types: [{ key: 'city-car', name: 'City Car' }],
    makes: ['Fiat'],
    models: [{ make: 'Fiat', name: 'Panda' }],
  });
  const { make_id, car_type_id } = kindOf({ make: 'Fiat', model: 'Panda', type: 'city-car' });
  const { id: location_id } = await createPlace(database, companyId);
  return {
    make_id,
    model: 'Panda',
    car_type_id,
    fuel_type: 1,
    transmission: 'manual',
    seats: 5,
    doors: 5,
    luggage: 2,
    air_conditioning: true,
    year: 2024,
    plate: 'GK900ZZ',
    frame_number: 'ZFA3120000J123456',
    mileage_km: 12_000,
    registered_on: '2024-03-01',
    insured_until: null,
    inspected_until: null,
    taxed_until: null,
    car_class: 'economy',
    or_similar: false,
    for_events: false,
    minimum_age: 21,
    licence_years: 1,
    location_id,
    delivery: false,
    day: 4500,
    week: 27_000,
    month: 90_000,
    deposit: 30_000,
    km_per_day: 200,
    extra_km: 25,
    fuel_policy: 'full_to_full',
    damage_excess: 80_000,
    theft_excess: 120_000,
  };
}
