import { useEffect, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import type { FoundPlace } from './place.ts';

export type PlaceSearch = { status: 'loading' | 'ready' | 'failed'; places: FoundPlace[] };

const debounceMs = 150;
type Answer = { to: string; places: FoundPlace[] | null };

/** Places for what is typed, a moment after the last key; the popular ones for nothing. */
export function usePlaceSearch(text: string, isActive: boolean): PlaceSearch {
  const question = `${useLanguage()} ${text.trim()}`;
  const [answer, setAnswer] = useState<Answer>({ to: '', places: [] });
  useEffect(() => {
    if (!isActive) return undefined;
    const q = question.slice(3);
    const aborter = new AbortController();
    const ask = () =>
      browserApi
        .call('websitePlaces', { query: { q } }, { signal: aborter.signal, isQuiet: true })
        .then(({ places }) => setAnswer({ to: question, places }))
        .catch(() => {
          if (!aborter.signal.aborted) setAnswer({ to: question, places: null });
        });
    const timer = setTimeout(() => void ask(), q ? debounceMs : 0);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [question, isActive]);
  if (answer.to !== question) return { status: 'loading', places: answer.places ?? [] };
  return answer.places ? { status: 'ready', places: answer.places } : { status: 'failed', places: [] };
}
