import { createHash } from 'node:crypto';
import { MOST_HANDOVER_PICTURES } from '@nolo/domain/handover/picture-views.ts';
import type { Insertable, Transaction } from 'kysely';
import { inTransaction } from '@nolo/db/database.ts';
import type { DB, HandoverPicture } from '@nolo/db/database-types.ts';
import type { Deps } from '../deps.ts';
import { deleteOrphanedDocuments, storeFile } from '../documents/store-files.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { JpegBroken, withoutMetadata } from '../platform/pictures/jpeg-metadata.ts';
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
 * Stores a picture of a rental's car, without what its camera wrote beside it. Sent again, it is there already; whatever
 * becomes of the rental, what was captured is taken in.
 * @throws AppError `rental.not_found`, `car.picture_missing`, `document.image_unreadable`, `handover.picture_damaged`,
 * `handover.picture_other`, `handover.too_many_pictures`
 */
export async function storePicture(
  deps: Deps,
  { companyId }: MemberCaller,
  { id, pictureId, jpeg, sha256, capturedAt }: Given,
): Promise<void> {
  if ((await findRental(deps.database, { companyId, id })) === null) throw new AppError('rental.not_found');
  if (jpeg === undefined)
    throw new AppError('car.picture_missing', { fields: { file: 'car.picture_missing' } });
  const sent = sha256Of(jpeg);
  if (sent.toString('hex') !== sha256) throw new AppError('handover.picture_damaged');
  const bytes = cleanPicture(jpeg);
  const storageKey = await storeFile(deps, bytes);
  const picture = {
    id: pictureId,
    company_id: companyId,
    sha256: sent,
    stored_sha256: sha256Of(bytes),
    storage_key: storageKey,
    captured_at: capturedAt,
    stored_at: deps.clock.now(),
  };
  const isNew = await inTransaction(deps.database, (transaction) =>
    recordPicture(transaction, { companyId, id }, picture),
  ).catch(async (error: unknown) => {
    await deleteOrphanedDocuments(deps, [storageKey]).catch(() => undefined); // then a job does
    throw error;
  });
  if (!isNew) await deleteOrphanedDocuments(deps, [storageKey]).catch(() => undefined);
}

const sha256Of = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

function cleanPicture(jpeg: Buffer): Buffer {
  try {
    return withoutMetadata(jpeg);
  } catch (error) {
    if (error instanceof JpegBroken) throw new AppError('document.image_unreadable');
    throw error;
  }
}

/** False: it is there already. */
async function recordPicture(
  transaction: Transaction<DB>,
  of: { companyId: number; id: string },
  picture: Omit<Insertable<HandoverPicture>, 'handover_id'> & { id: string; sha256: Buffer; stored_at: Date },
): Promise<boolean> {
  const rental = await lockRental(transaction, of);
  if (rental === null) throw new AppError('rental.not_found');
  const handoverId = await beginHandover(transaction, rental, picture.stored_at);
  const known = await findPicture(transaction, { handoverId, id: picture.id });
  if (known?.sha256.equals(picture.sha256)) return false;
  if (known !== null) throw new AppError('handover.picture_other');
  if ((await countPictures(transaction, handoverId)) >= MOST)
    throw new AppError('handover.too_many_pictures');
  if (!(await insertPicture(transaction, { ...picture, handover_id: handoverId }))) {
    throw new AppError('handover.picture_other');
  }
  return true;
}
