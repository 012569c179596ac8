import { deviceStorage, parseJson } from '@nolo/ui/browser-storage.ts';
import { MAX_FAVORITE_CARS } from '@nolo/domain/favorites/favorite-limit.ts';

const key = 'favorite_cars';

/** Ids a guest has marked in this browser, the latest first; what else may lie there is left out. */
export function readGuestFavorites(): number[] {
  const stored = parseJson(deviceStorage.read(key));
  if (!Array.isArray(stored)) return [];
  return stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0).slice(0, MAX_FAVORITE_CARS);
}

export function writeGuestFavorites(ids: readonly number[]): void {
  deviceStorage.write(key, ids.length === 0 ? null : JSON.stringify(ids.slice(0, MAX_FAVORITE_CARS)));
}
