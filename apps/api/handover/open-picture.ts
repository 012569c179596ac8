import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { findPicture } from './picture-store.ts';
import { findHandoverId, findRental } from './rental-store.ts';

/**
 * A picture of a rental's car: JPEG bytes.
 * @throws AppError `rental.not_found`, `document.not_found`
 */
export async function openPicture(
  { database, documents }: Deps,
  { companyId }: MemberCaller,
  { id, pictureId }: { id: string; pictureId: string },
): Promise<Buffer> {
  const rental = await findRental(database, { companyId, id });
  if (rental === null) throw new AppError('rental.not_found');
  const handoverId = await findHandoverId(database, rental);
  const picture = handoverId && (await findPicture(database, { handoverId, id: pictureId }));
  const bytes = picture ? await documents.get(picture.storage_key) : null;
  if (bytes === null) throw new AppError('document.not_found');
  return bytes;
}
