import type { Agreement } from '@nolo/contract/agreements.ts';
import type { rentalAgreement } from '@nolo/contract/business/agreements.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { findReservation } from '../../bookings/find-reservations.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller, RenterCaller } from '../../platform/caller.ts';
import { findRental, findRentalTerms, type Rental } from '../rental-store.ts';
import { hashOf, readAgreement } from './agreement-content.ts';
import { findSigners, listHandoverDrivers } from '../check-in-needs.ts';
import { findAgreement, listAgreements } from './agreement-store.ts';

/**
 * The agreement of a rental, for the telephone at the counter, and who can sign it.
 * @throws AppError `rental.not_found`
 */
export async function showAgreement(
  { database }: Deps,
  { companyId, language }: MemberCaller,
  { id }: { id: string },
): Promise<CallData<typeof rentalAgreement>> {
  const rental = await findRental(database, { companyId, id });
  if (rental === null) throw new AppError('rental.not_found');
  const { signedBy } = await findSigners(database, rental, await listAgreements(database, rental));
  const drivers = await listHandoverDrivers(database, rental);
  return {
    agreement: await wireAgreement(database, rental, language),
    drivers: drivers.map(({ id: driverId, name }) => ({
      id: driverId,
      name,
      has_signed: signedBy.includes(driverId),
    })),
  };
}

/**
 * The same on the renter's own telephone.
 * @throws AppError `booking.not_found`, `booking.not_paid`
 */
export async function showOwnAgreement(
  deps: Deps,
  caller: RenterCaller,
  { id }: { id: string },
): Promise<{ agreement: Agreement }> {
  const rental = await findOwnRental(deps, caller, id);
  return { agreement: await wireAgreement(deps.database, rental, caller.language) };
}

/** The rental of a renter's own paid booking. @throws AppError `booking.not_found`, `booking.not_paid` */
export async function findOwnRental(deps: Deps, caller: RenterCaller, id: string): Promise<Rental> {
  const { company } = await findReservation(deps, caller, { id });
  const rental = await findRental(deps.database, { companyId: company.id, id });
  if (rental === null) throw new AppError('booking.not_paid');
  return rental;
}

/** The renter's language: of a booking that in which it was made; where nobody said it, that of the member who has it signed. */
export async function languageOf(
  connection: Connection,
  rental: Rental,
  member: Language,
): Promise<Language> {
  return (await findRentalTerms(connection, rental)).language ?? member;
}

async function wireAgreement(connection: Connection, rental: Rental, member: Language): Promise<Agreement> {
  const content = await readAgreement(connection, rental, await languageOf(connection, rental, member));
  const signed = await findAgreement(connection, rental);
  const isExtended = rental.agreedReturnLocal !== rental.returnLocal;
  return {
    ...content,
    hash: hashOf(content),
    signed_at: signed && toLocal(signed.signed_at.toISOString(), rental.timeZone),
    signer: signed?.signer ?? content.signer,
    signed_return: signed !== null && isExtended ? rental.agreedReturnLocal : null,
  };
}
