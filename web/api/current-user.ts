import { useSyncExternalStore } from 'react';
import type { User } from '../../contract/accounts.ts';

let current: User | null = null;
let unread = 0;
const listeners = new Set<() => void>();

/** Who is logged in, as far as this document has been told: at log-in, or by `GET /profile` at start. */
export function rememberUser(user: User | null): void {
  current = user;
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
