import { useEffect, useSyncExternalStore } from 'react';
import { accessToken, useToken } from '../../api/session.ts';
import { currentFavorites, noFavorites, readFavorites, subscribeToFavorites } from './favorite-store.ts';

/** The favourites of whoever is here; empty on the server and until they are read. */
export function useFavorites() {
  const token = useToken();
  useEffect(() => {
    // While hydrating everybody counts as a guest; the token itself knows better: a heart that is hydrated late would
    // make the renter's favourites a guest's. Marks that cannot be read are no reason to disturb anybody.
    readFavorites(token || accessToken()).catch(() => undefined);
  }, [token]);
  return useSyncExternalStore(subscribeToFavorites, currentFavorites, noFavorites);
}
