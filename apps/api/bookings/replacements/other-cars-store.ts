import { sql } from 'kysely';
import type { DriverFacts } from '@nolo/domain/booking/driver-eligibility.ts';
import type { CarClass } from '@nolo/domain/cars/car-classes.ts';
import type { Transmission } from '@nolo/domain/cars/car-features.ts';
import type { Connection } from '@nolo/db/database.ts';
import { ofCompany } from '../../platform/tenant-sql.ts';
import type { DriverNames } from '../booking-driver-store.ts';
import { LICENCE_COLUMNS, licenceOf } from '../drivers/driver-licence.ts';

/** A car as it is compared with another one. */
export type OtherCar = {
  id: number;
  name: string;
  carClass: CarClass;
  transmission: Transmission;
  seats: number;
  parking: string;
  minimumAge: number;
  licenceYears: number;
  /** The company offers it at present. */
  isOnline: boolean;
};

/** A car of a company; null for anybody else's. */
export async function findCarOfCompany(
  connection: Connection,
  { companyId, carId }: { companyId: number; carId: number },
): Promise<OtherCar | null> {
  const row = await cars(connection, companyId).where('car.id', '=', carId).executeTakeFirst();
  return row ?? null;
}

/** The cars that a company offers and that nothing holds in a period. */
export async function listFreeCars(
  connection: Connection,
  { companyId, startsAt, freeAt }: { companyId: number; startsAt: Date; freeAt: Date },
): Promise<OtherCar[]> {
  return cars(connection, companyId)
    .where('car.is_online', '=', true)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM hold
        WHERE hold.car_id = car.id AND hold.during && tstzrange(${startsAt}, ${freeAt}))`,
    )
    .execute();
}

function cars(connection: Connection, companyId: number) {
  return connection
    .selectFrom('car')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .select(['car.id', 'car.car_class as carClass', 'car.transmission', 'car.seats'])
    .select(['car.parking_location as parking', 'car.is_online as isOnline'])
    .select(['car.minimum_age as minimumAge', 'car.licence_years as licenceYears'])
    .select(sql<string>`car_make.name || ' ' || car_model.name`.as('name'))
    .where(ofCompany(companyId, 'car.company_id'))
    .orderBy('name')
    .orderBy('car.id');
}

/** Who drives on a booking, the renter first. */
export async function listDriverFacts(
  connection: Connection,
  bookingId: string,
): Promise<(DriverFacts & DriverNames)[]> {
  const rows = await connection
    .selectFrom('booking')
    .innerJoin('account', (join) =>
      join.on((where) =>
        where.or([
          where('account.id', '=', where.ref('booking.account_id')),
          where.exists(
            where
              .selectFrom('booking_driver')
              .select('booking_id')
              .whereRef('booking_driver.booking_id', '=', 'booking.id')
              .whereRef('booking_driver.driver_id', '=', 'account.id'),
          ),
        ]),
      ),
    )
    .select(['account.dob', 'account.first_name as firstName', 'account.last_name as lastName'])
    .select(LICENCE_COLUMNS)
    .where('booking.id', '=', bookingId)
    .orderBy((order) => order('account.id', '=', order.ref('booking.account_id')), 'desc')
    .execute();
  return rows.map((row) => ({
    dob: row.dob,
    licence: licenceOf(row),
    firstName: row.firstName,
    lastName: row.lastName,
  }));
}
