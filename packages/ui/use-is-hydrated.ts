import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether scripts answer what is pressed: false on the server and in its page until React has taken it over. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
