import { useCallback } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useLanguage } from '../../i18n/use-texts.ts';
import type { SearchState } from '../../shared/rental/search-state.ts';
import { listAddress, searchKey, type ListPath } from './list-address.ts';

export type ChangeSearch = (
  change: Partial<SearchState>,
  options?: {
    /** Does not get an entry of its own in the browser's history. */
    isReplacing?: boolean;
    /** Stay where the page is scrolled to. */
    keepsScroll?: boolean;
  },
) => void;

/** Changes the address of the list; anything but another page starts again at the first. */
export function useChangeSearch(path: ListPath, asked: SearchState): ChangeSearch {
  const navigate = useNavigate();
  const language = useLanguage();
  return useCallback(
    (change, { isReplacing = false, keepsScroll = false } = {}) => {
      const next = { ...asked, pages: 1, ...change };
      void navigate(listAddress(path, next, language), {
        replace: isReplacing,
        preventScrollReset: keepsScroll,
      });
    },
    [asked, language, navigate, path],
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
export function listProgress(key: string, pending: SearchState | null) {
  if (pending === null) return 'idle';
  return searchKey(pending) === key ? 'more' : 'other';
}
