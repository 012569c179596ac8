import { browserApi } from '../../api/browser-api.ts';
import { useRemote } from '../../api/use-remote.ts';
import { useLanguage } from '@nolo/i18n/use-texts.ts';
import type { FoundPlace } from './place.ts';

export type PlaceSearch = { status: 'loading' | 'ready' | 'failed'; places: FoundPlace[] };

const pause = 150;

/** Places for what is typed, a moment after the last key; the popular ones for nothing. */
export function usePlaceSearch(text: string, isActive: boolean): PlaceSearch {
  const language = useLanguage();
  const q = text.trim();
  const { data, error, isLoading } = useRemote(
    isActive ? `${language} ${q}` : null,
    (signal) => browserApi.call('websitePlaces', { query: { q } }, { signal, isQuiet: true }),
    { delay: q ? pause : 0 },
  );
  if (error !== undefined) return { status: 'failed', places: [] };
  return { status: isActive && !isLoading ? 'ready' : 'loading', places: data?.places ?? [] };
}
