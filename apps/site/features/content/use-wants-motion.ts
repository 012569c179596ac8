import { useSyncExternalStore } from 'react';

/** What some browsers say about the connection; others say nothing. */
type Device = Navigator & { connection?: { saveData?: boolean } };

const unwanted = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

function subscribe(changed: () => void): () => void {
  const list = matchMedia(unwanted);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

const savesData = ({ connection }: Device) => connection?.saveData === true;

/** Whether a film may be loaded and start by itself; false until the page works. */
export function useWantsMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !matchMedia(unwanted).matches && !savesData(navigator),
    () => false,
  );
}
