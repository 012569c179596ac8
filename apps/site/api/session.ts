import { useSyncExternalStore } from 'react';
import type { User } from '@nolo/contract/accounts.ts';
import { subDomainOf } from '@nolo/domain/website/sub-domain.ts';
import { deviceStorage, tabStorage } from '@nolo/ui/browser-storage.ts';
import { rememberUser } from './current-user.ts';
import { forgetPictures } from './forget-pictures.ts';

const tokenKey = 'access_token';
/** Written by a log-out, for the other tabs and those that are opened again. */
const logOutKey = 'logged_out_at';
const listeners = new Set<() => void>();

/** The access token, or '' for a guest. Logged in means exactly: not empty (docs/specification/accounts.md 1). */
export function accessToken(): string {
  return deviceStorage.read(tokenKey) ?? '';
}

/** Keeps the token, who it belongs to, and the sub-domain it was made on (docs/specification/accounts.md 2). */
export function logInWith(token: string, user: User): void {
  deviceStorage.write(tokenKey, token);
  deviceStorage.write('sub_domain', subDomainOf(window.location.hostname));
  rememberUser(user, token);
  announce();
}

/**
 * The session of a refused token has ended and log-in comes next; what was typed waits for the same person. A token that
 * another tab has stored since is not the one that was refused, and stays.
 */
export function forgetToken(refused: string): void {
  if (accessToken() !== refused) return;
  deviceStorage.write(tokenKey, null);
  rememberUser(null);
  announce();
}

/**
 * Log-out and account deletion clear the whole client state, in other tabs too what was typed there; language and
 * tenant stay. The new document also forgets what is in memory.
 */
export function clearClientState(thenOpen: string): void {
  for (const key of [tokenKey, 'sign_up_token', 'selectedLocation', 'selectedDate', 'recentSearches'])
    deviceStorage.write(key, null);
  deviceStorage.write(logOutKey, String(Date.now()));
  tabStorage.clear();
  forgetPictures();
  window.location.assign(thenOpen);
}

/** When somebody last logged out in this browser, in milliseconds; 0 for never. */
export const loggedOutAt = (): number => Number(deviceStorage.read(logOutKey));

/** A tenant header's value; the text 'undefined' counts as absent. */
export function tenantId(key: 'contractor_id' | 'company_id'): string | undefined {
  const value = deviceStorage.read(key);
  return value && value !== 'undefined' ? value : undefined;
}

/** Whoever asks whether somebody is logged in asks again. */
export function announce(): void {
  for (const listener of listeners) listener();
}

/** Another tab may log in or out. */
function onStorage({ key }: StorageEvent): void {
  if (key === logOutKey) tabStorage.clear();
  announce();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The same function again adds nothing.
  window.addEventListener('storage', onStorage);
  // A page out of the browser's memory has heard of nothing meanwhile.
  window.addEventListener('pageshow', announce);
  return () => void listeners.delete(listener);
}

/** Guests on the server and while hydrating, then what the browser knows. */
export const useToken = (): string => useSyncExternalStore(subscribe, accessToken, () => '');

export const useIsLoggedIn = (): boolean => useToken() !== '';
