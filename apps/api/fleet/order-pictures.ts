import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { changePictures } from './change-pictures.ts';

/**
 * Puts the photographs of a car in order; the first is the one on its card.
 * @throws AppError `car.not_found`; `car.pictures_changed` when these are not the ones it has
 */
export async function orderPictures(
  deps: Deps,
  caller: MemberCaller,
  { id, pictureIds }: { id: number; pictureIds: readonly number[] },
): Promise<void> {
  await changePictures(deps, caller, id, (photographs) => {
    const wanted = new Set(pictureIds);
    const isSame = wanted.size === pictureIds.length && photographs.length === wanted.size;
    if (!isSame || !photographs.every((one) => wanted.has(one.id)))
      throw new AppError('car.pictures_changed');
    return [...pictureIds];
  });
}
