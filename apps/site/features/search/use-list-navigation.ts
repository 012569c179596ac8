import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useLanguage } from '@nolo/i18n/use-texts.ts';
import type { SearchState } from '../../shared/rental/search-state.ts';
import { storePlace } from '../../shared/rental/stored-place.ts';
import { listAddress, searchKey, type ListPath } from './list-address.ts';

export type ChangeSearch = (
  /** A function where the change depends on what is chosen: two quick presses must not undo each other. */
  change: Partial<SearchState> | ((wanted: SearchState) => Partial<SearchState>),
  options?: {
    /** Does not get an entry of its own in the browser's history. */
    isReplacing?: boolean;
    /** Stays where the page is scrolled to. */
    keepsScroll?: boolean;
  },
) => void;

/** What the list is waiting for: nothing, the next page, or other cars. */
export type ListProgress = 'idle' | 'more' | 'other';

/**
 * The search that was pressed for and is not shown yet, which the controls show at once, and how to change it: a change
 * is another address of the list; anything but another page starts again at the first. `asked`: what the list shown was
 * loaded for.
 */
export function useListNavigation(path: ListPath, asked: SearchState) {
  const navigate = useNavigate();
  const language = useLanguage();
  const isLoading = useNavigation().state === 'loading';
  const [pressed, setPressed] = useState<{ on: SearchState; search: SearchState } | null>(null);
  // A list that was pressed for before comes while the next one is on its way: what was pressed last is still shown.
  const isShown = pressed !== null && (pressed.on === asked || isLoading);
  // The list has followed, or has gone elsewhere.
  if (pressed !== null && !isShown) setPressed(null);
  const pending = isShown ? pressed.search : null;
  // Ahead of what is drawn: a second press may come before the first one is.
  const wanted = useRef(asked);
  useLayoutEffect(() => {
    wanted.current = pending ?? asked;
  }, [asked, pending]);
  const change: ChangeSearch = useCallback(
    (changes, { isReplacing = false, keepsScroll = false } = {}) => {
      const changed = typeof changes === 'function' ? changes(wanted.current) : changes;
      wanted.current = { ...wanted.current, pages: 1, ...changed };
      if (changed.place !== undefined) storePlace(changed.place);
      setPressed({ on: asked, search: wanted.current });
      void navigate(listAddress(path, wanted.current, language), {
        replace: isReplacing,
        preventScrollReset: keepsScroll,
      });
    },
    [asked, language, navigate, path],
  );
  const isSame = pending !== null && searchKey(pending) === searchKey(asked);
  const progress: ListProgress = isSame ? 'more' : pending !== null || isLoading ? 'other' : 'idle';
  return { pending, progress, change };
}
