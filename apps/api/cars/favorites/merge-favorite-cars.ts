import { MAX_FAVORITE_CARS } from '@nolo/domain/favorites/favorite-limit.ts';
import type { Deps } from '../../deps.ts';
import type { RenterCaller } from '../../platform/caller.ts';
import { inTransaction } from '@nolo/db/database.ts';
import { countFavorites, insertFavorites, listFavoriteIds, lockFavorites } from './favorite-store.ts';

/** At log-in: a guest's marks join the account's, as many as there is room for. Never refuses: nobody asked. */
export async function mergeFavoriteCars(
  { database }: Deps,
  { accountId, website }: RenterCaller,
  { carIds }: { carIds: readonly number[] },
): Promise<number[]> {
  return inTransaction(database, async (transaction) => {
    await lockFavorites(transaction, accountId);
    const marked = await listFavoriteIds(transaction, accountId, website);
    const room = Math.max(0, MAX_FAVORITE_CARS - (await countFavorites(transaction, accountId)));
    const added = carIds.filter((id) => !marked.includes(id)).slice(0, room);
    await insertFavorites(transaction, accountId, website, added);
    return listFavoriteIds(transaction, accountId, website);
  });
}
