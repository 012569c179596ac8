import { useSyncExternalStore } from 'react';
import type { User } from '@nolo/contract/accounts.ts';

let current: User | null = null;
let owner = '';
let unread = 0;
const listeners = new Set<() => void>();

/** Who the token belongs to, as far as this document has been told: at log-in, or by `GET /profile`. */
export function rememberUser(user: User | null, token = ''): void {
  current = user;
  owner = token;
  if (user === null) unread = 0;
  announce();
}

/** How many notices wait under the bell. */
export function rememberUnread(count: number): void {
  unread = count;
  announce();
}

function announce(): void {
  for (const listener of listeners) listener();
}

export const currentUser = (): User | null => current;

/** The token that `currentUser` was told for, '' without one. */
export const tokenOfUser = (): string => owner;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUser(): User | null {
  return useSyncExternalStore(subscribe, currentUser, () => null);
}

export function useUnread(): number {
  return useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
}
