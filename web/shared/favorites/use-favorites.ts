import { useEffect, useSyncExternalStore } from 'react';
import { accessToken, useIsLoggedIn } from '../../api/session.ts';
import { currentFavorites, noFavorites, readFavorites, subscribeToFavorites } from './favorite-store.ts';

/** The favourites of whoever is here; empty on the server and until they are read. */
export function useFavorites() {
  const isLoggedIn = useIsLoggedIn();
  useEffect(() => {
    // Marks that cannot be read are no reason to disturb whoever looks at cars.
    readFavorites(isLoggedIn ? accessToken() : '').catch(() => undefined);
  }, [isLoggedIn]);
  return useSyncExternalStore(subscribeToFavorites, currentFavorites, noFavorites);
}
