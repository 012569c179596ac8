import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { insertAuditEvent } from '../../members/audit-store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { MemberCaller } from '../../platform/caller.ts';
import { saveImage } from '../../platform/image-record-store.ts';
import { listLocations, updateLocation } from './settings-store.ts';

/**
 * Shows renters a picture of a location in place of the one before, or none.
 * @param jpeg written anew: nothing but its pixels is left; null: none is shown any more; undefined: none was sent
 * @throws AppError `location.not_found`, `car.picture_missing`
 */
export async function setLocationPicture(
  { clock, database, images }: Deps,
  caller: MemberCaller,
  { id, jpeg }: { id: number; jpeg: Buffer | null | undefined },
): Promise<void> {
  const { companyId } = caller;
  const location = (await listLocations(database, companyId)).find((one) => one.id === id);
  if (location === undefined) throw new AppError('location.not_found');
  if (jpeg === undefined)
    throw new AppError('car.picture_missing', { fields: { file: 'car.picture_missing' } });
  const stored = jpeg && (await images.put(jpeg));
  await inTransaction(database, async (transaction) => {
    const image_id = stored && (await saveImage(transaction, stored));
    await updateLocation(transaction, { companyId, id }, { image_id });
    await insertAuditEvent(transaction, caller, {
      action: 'location_changed',
      object: `${location.name}, ${location.city}`,
      at: clock.now(),
      change: { before: { photos: location.picture ? 1 : 0 }, after: { photos: stored ? 1 : 0 } },
    });
  });
}
