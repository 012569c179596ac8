import { useState } from 'react';
import type { SearchState } from '../../shared/rental/search-state.ts';
import { searchKey } from './list-address.ts';
import type { ChangeSearch } from './use-list-navigation.ts';

/**
 * `search` as the controls show it, and how they change it: what is pressed shows at once. The list is drawn when there
 * is time, and until then React would put a box back to what it was; on a slow telephone a tick came, went and came.
 */
export function usePressedSearch(search: SearchState, onChange: ChangeSearch): [SearchState, ChangeSearch] {
  const key = searchKey(search);
  const [pressed, setPressed] = useState<{ on: string; search: SearchState } | null>(null);
  // The list has followed, or has gone elsewhere.
  if (pressed !== null && pressed.on !== key) setPressed(null);
  const shown = pressed?.on === key ? pressed.search : search;
  const press: ChangeSearch = (change, options) => {
    const changed = typeof change === 'function' ? change(shown) : change;
    setPressed({ on: key, search: { ...shown, ...changed } });
    onChange(change, options);
  };
  return [shown, press];
}
