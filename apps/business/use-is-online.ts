import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const controller = new AbortController();
  for (const event of ['online', 'offline'])
    window.addEventListener(event, listener, { signal: controller.signal });
  return () => controller.abort();
}

/** What the browser says: true does not promise that the server can be reached. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
