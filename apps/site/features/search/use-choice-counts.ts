import type { Api } from '@nolo/contract/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useRemote } from '../../api/use-remote.ts';
import type { SearchState } from '../../shared/rental/search-state.ts';
import { searchKey } from './list-address.ts';
import { searchInput } from './load-car-list.ts';

export type ChoiceCounts = CallData<Api['carChoices']>;

const pause = 100;

/**
 * How many cars each choice of the panel would leave; undefined until known. `isSettled`: they are, or cannot be had.
 * Nothing is asked while nobody sees the panel.
 */
export function useChoiceCounts(search: SearchState, isSeen: boolean) {
  const { data, error } = useRemote<ChoiceCounts>(
    isSeen ? searchKey({ ...search, sort: null }) : null,
    (signal) => browserApi.call('carChoices', searchInput(search), { signal, isQuiet: true }),
    { delay: pause },
  );
  return { counts: data, isSettled: data !== undefined || error !== undefined };
}
