import type { Deps } from '../deps.ts';
import { AppError } from '../platform/app-error.ts';
import type { MemberCaller } from '../platform/caller.ts';
import { changePictures } from './change-pictures.ts';

/**
 * Takes a photograph away. Without any the car shows the drawing of its type again.
 * @throws AppError `car.not_found`, `car.picture_not_found`
 */
export async function removePicture(
  deps: Deps,
  caller: MemberCaller,
  { id, pictureId }: { id: number; pictureId: number },
): Promise<void> {
  await changePictures(deps, caller, id, (photographs) => {
    const left = photographs.filter((one) => one.id !== pictureId);
    if (left.length === photographs.length) throw new AppError('car.picture_not_found');
    return left.map((one) => one.id);
  });
}
