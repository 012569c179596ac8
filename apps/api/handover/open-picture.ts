import type { Deps } from '../deps.ts';
import { findReservation } from '../bookings/find-reservations.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller, RenterCaller } from '../platform/caller.ts';
import { findPicture } from './picture-store.ts';
import { findHandoverId, findRental, type Rental } from './rental-store.ts';

type Asked = { id: string; pictureId: string };

/**
 * A picture of a rental's car, for its company: JPEG bytes.
 * @throws AppError `rental.not_found`, `document.not_found`
 */
export async function openPicture(
  deps: Deps,
  { companyId }: MemberCaller,
  { id, pictureId }: Asked,
): Promise<Buffer> {
  const rental = await findRental(deps.database, { companyId, id });
  if (rental === null) throw new AppError('rental.not_found');
  return readPicture(deps, rental, pictureId);
}

/**
 * The same for the renter of a booking.
 * @throws AppError `booking.not_found`, `document.not_found`
 */
export async function openOwnPicture(
  deps: Deps,
  caller: RenterCaller,
  { id, pictureId }: Asked,
): Promise<Buffer> {
  await findReservation(deps, caller, { id });
  return readPicture(deps, { bookingId: id, ownRentalId: null }, pictureId);
}

/** Of whatever rental, for a caller who may see it. @throws AppError `document.not_found` */
export async function readPicture(
  { database, documents }: Pick<Deps, 'database' | 'documents'>,
  rental: Pick<Rental, 'bookingId' | 'ownRentalId'>,
  pictureId: string,
): Promise<Buffer> {
  const handoverId = await findHandoverId(database, rental);
  const picture = handoverId && (await findPicture(database, { handoverId, id: pictureId }));
  const bytes = picture ? await documents.get(picture.storage_key) : null;
  if (bytes === null) throw new AppError('document.not_found');
  return bytes;
}
