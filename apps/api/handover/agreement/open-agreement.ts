import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller, RenterCaller } from '../../platform/caller.ts';
import { findRental, type Rental } from '../rental-store.ts';
import { findAgreement } from './agreement-store.ts';
import { findOwnRental } from './show-agreement.ts';

/**
 * The signed agreement of a rental, byte by byte as it was kept: a PDF.
 * @throws AppError `rental.not_found`, `document.not_found`
 */
export async function openAgreement(
  deps: Deps,
  { companyId }: MemberCaller,
  { id }: { id: string },
): Promise<Buffer> {
  const rental = await findRental(deps.database, { companyId, id });
  if (rental === null) throw new AppError('rental.not_found');
  return readAgreement(deps, rental);
}

/** The same for its renter. @throws AppError `booking.not_found`, `document.not_found` */
export async function openOwnAgreement(
  deps: Deps,
  caller: RenterCaller,
  { id }: { id: string },
): Promise<Buffer> {
  return readAgreement(deps, await findOwnRental(deps, caller, id));
}

/** Of whatever rental, for a caller who may see it. @throws AppError `document.not_found` */
export async function readAgreement(
  { database, documents }: Pick<Deps, 'database' | 'documents'>,
  rental: Rental,
): Promise<Buffer> {
  const signed = await findAgreement(database, rental);
  const bytes = signed && (await documents.get(signed.storage_key));
  if (!bytes) throw new AppError('document.not_found');
  return bytes;
}
