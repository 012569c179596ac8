import { sql } from 'kysely';
import type { FuelPolicy } from '@nolo/domain/cars/car-features.ts';
import type { Connection } from '@nolo/db/database.ts';

export type CarOnRoad = {
  name: string;
  plate: string | null;
  kmPerDay: number | null;
  extraKmMinor: number | null;
  fuelPolicy: FuelPolicy;
  depositMinor: number;
  /** The company's, for each started day of delay; null: none. */
  latePerDayMinor: number | null;
  /** Where it stands. */
  place: string;
};

/** A car as it is handed over, and on which terms where no booking says others. */
export async function findCarOnRoad(connection: Connection, carId: number): Promise<CarOnRoad> {
  return connection
    .selectFrom('car')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .innerJoin('company', 'company.id', 'car.company_id')
    .select(sql<string>`car_make.name || ' ' || car_model.name`.as('name'))
    .select(['car.plate', 'car.km_per_day as kmPerDay'])
    .select(['car.extra_km_minor as extraKmMinor', 'car.fuel_policy as fuelPolicy'])
    .select(['car.deposit_minor as depositMinor', 'car.parking_location as place'])
    .select('company.late_per_day_minor as latePerDayMinor')
    .where('car.id', '=', carId)
    .executeTakeFirstOrThrow();
}
