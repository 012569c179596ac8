import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const never = () => () => undefined;

/** What the history keeps beside the address. A reload has it, the server has not: the first render says what its page does. */
export function useHistoryState(): unknown {
  const state: unknown = useLocation().state;
  const isServers = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return isServers ? null : state;
}
