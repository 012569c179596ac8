import { MAX_FAVORITE_CARS } from '@nolo/domain/favorites/favorite-limit.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { countFavorites, insertFavorites, listFavoriteIds, lockFavorites } from './favorite-store.ts';

/**
 * Marks cars and gives all of this website that are marked then. Cars that are gone, offline or another tenant's are left out.
 * @throws AppError favorite.too_many, and marks none
 */
export async function addFavoriteCars(
  { database }: Deps,
  { accountId, website }: RenterCaller,
  { carIds }: { carIds: readonly number[] },
): Promise<number[]> {
  return inTransaction(database, async (transaction) => {
    await lockFavorites(transaction, accountId);
    await insertFavorites(transaction, accountId, website, carIds);
    const count = await countFavorites(transaction, accountId);
    if (count > MAX_FAVORITE_CARS) throw new AppError('favorite.too_many');
    return listFavoriteIds(transaction, accountId, website);
  });
}
