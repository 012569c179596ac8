import { createHash } from 'node:crypto';
import { MOST_HANDOVER_PICTURES } from '@nolo/domain/handover/picture-views.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { storeFile } from '../documents/store-files.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { countPictures, findPicture, insertPicture } from './picture-store.ts';
import { beginHandover, findRental, lockRental } from './rental-store.ts';

type Given = {
  id: string;
  pictureId: string;
  /** Byte by byte as the device sent it. */
  jpeg: Buffer | undefined;
  sha256: string;
  capturedAt: string;
};

/** Of both inspections. */
const MOST = 2 * MOST_HANDOVER_PICTURES;

/**
 * Keeps a picture of a rental's car. Sent again, it is there already; whatever becomes of the rental, what was captured is
 * taken in.
 * @throws AppError `rental.not_found`, `car.picture_missing`, `handover.picture_damaged`, `handover.picture_other`,
 * `handover.too_many_pictures`
 */
export async function storePicture(
  deps: Deps,
  { companyId }: MemberCaller,
  { id, pictureId, jpeg, sha256, capturedAt }: Given,
): Promise<void> {
  if ((await findRental(deps.database, { companyId, id })) === null) throw new AppError('rental.not_found');
  if (jpeg === undefined)
    throw new AppError('car.picture_missing', { fields: { file: 'car.picture_missing' } });
  const hash = createHash('sha256').update(jpeg).digest();
  if (hash.toString('hex') !== sha256) throw new AppError('handover.picture_damaged');
  const storageKey = await storeFile(deps, jpeg);
  const at = deps.clock.now();
  await inTransaction(deps.database, async (transaction) => {
    const rental = await lockRental(transaction, { companyId, id });
    if (rental === null) throw new AppError('rental.not_found');
    const handoverId = await beginHandover(transaction, rental, at);
    const known = await findPicture(transaction, { handoverId, id: pictureId });
    if (known?.sha256.equals(hash)) return;
    if (known !== null) throw new AppError('handover.picture_other');
    if ((await countPictures(transaction, handoverId)) >= MOST)
      throw new AppError('handover.too_many_pictures');
    const isNew = await insertPicture(transaction, {
      id: pictureId,
      company_id: companyId,
      handover_id: handoverId,
      sha256: hash,
      storage_key: storageKey,
      captured_at: capturedAt,
      stored_at: at,
    });
    if (!isNew) throw new AppError('handover.picture_other');
  });
}
