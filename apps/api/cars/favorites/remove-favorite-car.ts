import type { Deps } from '../../deps.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { deleteFavorite, listFavoriteIds } from './favorite-store.ts';

/** Unmarks a car and gives what of this website stays marked; unmarking what is not marked changes nothing. */
export async function removeFavoriteCar(
  { database }: Deps,
  { accountId, website }: RenterCaller,
  { carId }: { carId: number },
): Promise<number[]> {
  await deleteFavorite(database, accountId, website, carId);
  return listFavoriteIds(database, accountId, website);
}
