import type { CarPicture } from '@nolo/contract/business/fleet.ts';
import { MOST_CAR_PICTURES } from '@nolo/domain/cars/car-views.ts';
import { pictureOf } from '../cars/car-card-store.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import { saveImage } from '../platform/image-record-store.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { changePictures } from './change-pictures.ts';
import { findFleetCar } from './fleet-store.ts';

/**
 * Adds a photograph behind those there are; one that is there already stays where it is.
 * @param jpeg written anew: nothing but its pixels is left
 * @throws AppError `car.not_found`, `car.picture_missing`, `car.too_many_pictures`
 */
export async function addPicture(
  deps: Deps,
  caller: MemberCaller,
  { id, jpeg }: { id: number; jpeg: Buffer | undefined },
): Promise<CarPicture> {
  if ((await findFleetCar(deps.database, { companyId: caller.companyId, id })) === null)
    throw new AppError('car.not_found');
  if (jpeg === undefined)
    throw new AppError('car.picture_missing', { fields: { file: 'car.picture_missing' } });
  const stored = await deps.images.put(jpeg);
  let imageId = 0;
  await changePictures(deps, caller, id, async (photographs, transaction) => {
    imageId = await saveImage(transaction, stored);
    const shown = photographs.map((one) => one.id);
    if (shown.includes(imageId)) return shown;
    if (shown.length >= MOST_CAR_PICTURES) throw new AppError('car.too_many_pictures');
    return [...shown, imageId];
  });
  return { ...pictureOf({ ...stored, view: null }), id: imageId };
}
