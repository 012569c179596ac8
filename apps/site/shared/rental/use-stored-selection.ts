import { useMemo, useSyncExternalStore } from 'react';
import type { LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { readPlace } from './stored-place.ts';
import { readDates, storedTexts } from './stored-selection.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

const nothing = () => null;

/** What the visitor chose last; nothing while the server renders and React hydrates the page. */
export function useStoredSelection(now: LocalDateTime) {
  const location = useSyncExternalStore(subscribe, () => storedTexts().location, nothing);
  const date = useSyncExternalStore(subscribe, () => storedTexts().date, nothing);
  return useMemo(() => ({ place: readPlace(location), dates: readDates(date, now) }), [location, date, now]);
}
