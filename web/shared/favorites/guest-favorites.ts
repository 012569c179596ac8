import { MAX_FAVORITE_CARS } from '../../../domain/favorites/favorite-limit.ts';

const key = 'favorite_cars';

/** Ids a guest has marked in this browser, the latest first; what else may lie there is left out. */
export function readGuestFavorites(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((id): id is number => Number.isSafeInteger(id) && id > 0)
      .slice(0, MAX_FAVORITE_CARS);
  } catch {
    return [];
  }
}

export function writeGuestFavorites(ids: readonly number[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(ids.slice(0, MAX_FAVORITE_CARS)));
  } catch {
    // A browser that keeps nothing: the marks last as long as the page.
  }
}
