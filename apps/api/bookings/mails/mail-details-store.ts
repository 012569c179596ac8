import type { DocumentsStatus } from '@nolo/domain/identity/documents.ts';
import type { Location } from '@nolo/contract/wire.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { findWhereabouts } from '../../companies/location-store.ts';
import type { PickupFound } from '../../notifications/emails/mail-definitions.ts';
import { driversOfBooking, type DriverNames } from '../booking-driver-store.ts';

export type MailDetails = {
  /** Null when the account is deleted. */
  renter: { email: string; firstName: string; lastName: string; phone: string } | null;
  carName: string;
  /** The company may provide a similar car instead. */
  isOrSimilar: boolean;
  companyName: string;
  companyPhone: string;
  /** Of its registered office. */
  companyAddress: string;
  pickupFound: PickupFound;
  drivers: DriverNames[];
  documentsStatus: DocumentsStatus;
};

/** Names and addresses that a booking's mails contain. */
export async function findMailDetails(connection: Connection, bookingId: string): Promise<MailDetails> {
  const row = await connection
    .selectFrom('booking')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .innerJoin('car', 'car.id', 'booking.car_id')
    .innerJoin('car_make', 'car_make.id', 'car.make_id')
    .innerJoin('car_model', 'car_model.id', 'car.model_id')
    .innerJoin('company', 'company.id', 'booking.company_id')
    .select([
      'account.email',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.deleted_at',
      'account.country_code',
      'account.mobile_number',
      'account.documents_status as documentsStatus',
      'car_make.name as make',
      'car_model.name as model',
      'car.is_or_similar as isOrSimilar',
      'company.name as companyName',
      'company.phone as companyPhone',
      'company.address as companyAddress',
      'booking.pickup_location',
      'booking.is_delivery',
      'booking.language',
    ])
    .select(driversOfBooking.as('drivers'))
    .where('booking.id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const { email, firstName, lastName, country_code, mobile_number, deleted_at, make, model, ...other } = row;
  const { pickup_location, is_delivery, language, ...rest } = other;
  const renter = { email, firstName, lastName, phone: `${country_code} ${mobile_number}` };
  const pickupFound = is_delivery ? null : await findPickup(connection, pickup_location, language);
  return { ...rest, pickupFound, renter: deleted_at === null ? renter : null, carName: `${make} ${model}` };
}

async function findPickup(
  connection: Connection,
  location: Location,
  language: Language,
): Promise<NonNullable<PickupFound>> {
  const { address, directions } = await findWhereabouts(connection, location, language);
  return { address, directions: directions && directions.text };
}
