import { useEffect, useSyncExternalStore } from 'react';
import type { CarCard } from '@nolo/contract/car-card.ts';
import { deviceStorage, parseJson } from '@nolo/ui/browser-storage.ts';
import { MAX_FAVORITE_CARS } from '@nolo/domain/favorites/favorite-limit.ts';
import { browserApi } from '../../api/browser-api.ts';
import { accessToken, useToken } from '../../api/session.ts';

type Favorites = {
  /** Whose they are: the access token, '' for a guest; null before anything was read. */
  owner: string | null;
  ids: readonly number[];
  /** The renter's cards, the latest first; null for a guest and until they are read. */
  cars: readonly CarCard[] | null;
};

const none: Favorites = { owner: null, ids: [], cars: null };
let favorites = none;
const listeners = new Set<() => void>();

function change(next: Favorites): void {
  favorites = next;
  for (const listener of listeners) listener();
}

function subscribeToFavorites(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const currentFavorites = () => favorites;
const noFavorites = () => none;

/** Reads the favourites of `owner` (an access token, '' for a guest); a guest's marks join the account's at log-in. */
async function readFavorites(owner: string): Promise<void> {
  if (favorites.owner === owner) return;
  change({ owner, ids: readGuestFavorites(), cars: null });
  if (owner === '') return;
  if (favorites.ids.length > 0) {
    await browserApi.call('mergeFavoriteCars', { body: { car_ids: [...favorites.ids] } }, { isQuiet: true });
    writeGuestFavorites([]);
  }
  await readCards(owner);
}

/** Counts presses, so that an answer from before the last one is not shown. */
let presses = 0;
/** The calls go out one after the other, in the order of the presses. */
let lastCall: Promise<unknown> = Promise.resolve();

async function readCards(owner: string): Promise<void> {
  const asked = presses;
  const { carFavorites } = await browserApi.call('favoriteCars', {}, { isQuiet: true });
  if (favorites.owner === owner && presses === asked)
    change({ owner, ids: carFavorites.map((car) => car.id), cars: carFavorites });
}

function mark(carId: number, isMarked: boolean): void {
  const others = favorites.ids.filter((id) => id !== carId);
  change({ ...favorites, ids: isMarked ? [carId, ...others] : others });
}

/** Marks or unmarks at once; a renter's is taken back when the server refuses, and no other with it. */
export async function toggleFavorite(carId: number): Promise<void> {
  const { owner, ids } = favorites;
  const isMarked = ids.includes(carId);
  mark(carId, !isMarked);
  if (!owner) return writeGuestFavorites(favorites.ids);
  presses += 1;
  const name = isMarked ? 'removeFavoriteCar' : 'addFavoriteCar';
  const call = lastCall.then(() => browserApi.call(name, { params: { carId } }, { isQuiet: true }));
  lastCall = call.catch(() => undefined);
  try {
    await call;
  } catch (error) {
    if (favorites.owner === owner) mark(carId, isMarked);
    throw error;
  }
  await readCards(owner);
}

const key = 'favorite_cars';

/** Ids a guest has marked in this browser, the latest first; what else may lie there is left out. */
function readGuestFavorites(): number[] {
  const stored = parseJson(deviceStorage.read(key));
  if (!Array.isArray(stored)) return [];
  return stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0).slice(0, MAX_FAVORITE_CARS);
}

function writeGuestFavorites(ids: readonly number[]): void {
  deviceStorage.write(key, ids.length === 0 ? null : JSON.stringify(ids.slice(0, MAX_FAVORITE_CARS)));
}

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
