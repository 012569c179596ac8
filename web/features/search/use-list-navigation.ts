import { useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useLanguage } from '../../i18n/use-texts.ts';
import type { SearchState } from '../../shared/rental/search-state.ts';
import { storePlace } from '../../shared/rental/stored-place.ts';
import { listAddress, searchKey, type ListPath } from './list-address.ts';

export type ChangeSearch = (
  /** A function where the change depends on what is chosen: two quick presses must not undo each other. */
  change: Partial<SearchState> | ((wanted: SearchState) => Partial<SearchState>),
  options?: {
    /** Does not get an entry of its own in the browser's history. */
    isReplacing?: boolean;
    /** Stay where the page is scrolled to. */
    keepsScroll?: boolean;
  },
) => void;

/** Changes the address of the list; anything but another page starts again at the first. */
export function useChangeSearch(path: ListPath, asked: SearchState, isIdle: boolean): ChangeSearch {
  const navigate = useNavigate();
  const language = useLanguage();
  // Ahead of what is shown: a second press may come before the first one is drawn.
  const wanted = useRef(asked);
  // With the drawing itself: after it a press may come first, and would be forgotten.
  useLayoutEffect(() => {
    if (isIdle) wanted.current = asked;
  }, [asked, isIdle]);
  return useCallback(
    (change, { isReplacing = false, keepsScroll = false } = {}) => {
      const changed = typeof change === 'function' ? change(wanted.current) : change;
      wanted.current = { ...wanted.current, pages: 1, ...changed };
      if (changed.place !== undefined) storePlace(changed.place);
      void navigate(listAddress(path, wanted.current, language), {
        replace: isReplacing,
        preventScrollReset: keepsScroll,
      });
    },
    [language, navigate, path],
  );
}

/** The search an address stands for, or null where it is another page. */
export type SearchOf = (address: URL) => SearchState | null;

/** The search on its way: controls show it at once, and the next choice adds to it instead of undoing it. */
export function usePendingSearch(searchOf: SearchOf): SearchState | null {
  const { state, location } = useNavigation();
  if (state !== 'loading' || !location) return null;
  return searchOf(new URL(location.pathname + location.search, 'https://list.invalid'));
}

/** What the list is waiting for: nothing, the next page, or other cars. */
export type ListProgress = 'idle' | 'more' | 'other';

export function listProgress(key: string, pending: SearchState | null): ListProgress {
  if (pending === null) return 'idle';
  return searchKey(pending) === key ? 'more' : 'other';
}
