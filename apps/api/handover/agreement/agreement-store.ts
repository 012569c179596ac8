import { sql, type Insertable, type Selectable } from 'kysely';
import type { Connection } from '@nolo/db/database.ts';
import type { Agreement } from '@nolo/db/database-types.ts';
import type { Rental } from '../rental-store.ts';

export type AgreementRow = Selectable<Agreement>;

/** The agreement of a rental as it was signed last; null: nobody has. */
export async function findAgreement(connection: Connection, rental: Rental): Promise<AgreementRow | null> {
  const [last] = await listAgreements(connection, rental);
  return last ?? null;
}

/**
 * The same by each who has signed it, the last one first: one about another car or other dates does not count, unless the
 * rental was extended since.
 */
export async function listAgreements(
  connection: Connection,
  { bookingId, ownRentalId, carId, pickupLocal, agreedReturnLocal }: Rental,
): Promise<AgreementRow[]> {
  return connection
    .selectFrom('agreement')
    .innerJoin('handover', 'handover.id', 'agreement.handover_id')
    .selectAll('agreement')
    .where((where) =>
      bookingId === null
        ? where('handover.own_rental_id', '=', ownRentalId)
        : where('handover.booking_id', '=', bookingId),
    )
    .where('agreement.car_id', '=', carId)
    .where('agreement.pickup_local', '=', pickupLocal)
    .where('agreement.return_local', '=', agreedReturnLocal)
    .orderBy('agreement.signed_at', 'desc')
    .execute();
}

type NewAgreement = Omit<
  Insertable<Agreement>,
  'company_id' | 'handover_id' | 'car_id' | 'pickup_local' | 'return_local'
> & { rental: Rental; handoverId: string };

/** About the rental as it stands. */
export async function insertAgreement(
  connection: Connection,
  { rental, handoverId, ...signed }: NewAgreement,
): Promise<string> {
  const { id } = await connection
    .insertInto('agreement')
    .values({
      company_id: rental.companyId,
      handover_id: handoverId,
      car_id: rental.carId,
      pickup_local: rental.pickupLocal,
      return_local: rental.returnLocal,
      ...signed,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** For the copies that are mailed. */
export async function findSignedAgreement(connection: Connection, id: string) {
  const row = await connection
    .selectFrom('agreement')
    .innerJoin('handover', 'handover.id', 'agreement.handover_id')
    .innerJoin('company', 'company.id', 'agreement.company_id')
    .innerJoin('car', 'car.id', 'agreement.car_id')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .leftJoin('own_rental', 'own_rental.id', 'handover.own_rental_id')
    .select(['agreement.storage_key as storageKey', 'agreement.sha256', 'agreement.company_id as companyId'])
    .select([
      'handover.booking_id as bookingId',
      'company.name as companyName',
      'company.email as companyEmail',
    ])
    .select('own_rental.customer_name as customer')
    .select(sql<string>`car_make.name || ' ' || car_model.name`.as('carName'))
    .where('agreement.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** What an agreement says of its company. */
export async function findAgreementCompany(connection: Connection, companyId: number) {
  return connection
    .selectFrom('company')
    .select(['legal_name', 'vat_number', 'address', 'phone'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
}

/** What it says of the renter of a booking, apart from the booking's billing; a deleted account has nothing left. */
export async function findAgreementRenter(connection: Connection, bookingId: string) {
  return connection
    .selectFrom('booking')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .select(['account.email', 'account.dob', 'account.id as accountId', 'account.deleted_at'])
    .select(sql<string>`trim(account.first_name || ' ' || account.last_name)`.as('name'))
    .select(sql<string>`trim(account.country_code || ' ' || account.mobile_number)`.as('phone'))
    .where('booking.id', '=', bookingId)
    .executeTakeFirstOrThrow();
}

/** Who drives on an own rental, as far as it was said for the report to the police; the customer first. */
export async function listDescribedDrivers(connection: Connection, ownRentalId: string) {
  return connection
    .selectFrom('own_rental_driver')
    .select(['position', 'dob', 'birth_place', 'residence_place', 'residence_address'])
    .select(sql<string>`trim(concat_ws(' ', first_name, last_name))`.as('name'))
    .where('own_rental_id', '=', ownRentalId)
    .orderBy('position')
    .execute();
}
