import { useState } from 'react';
import { isApiError } from '@nolo/contract/api-error.ts';

/** Does one thing at the press of a button, once at a time; `error` is what came of it, null while nothing went wrong. */
export function useAct(send: () => Promise<unknown>): { act: () => void; isBusy: boolean; error: unknown } {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // The error page leads to the log-in.
  if (isApiError(error, 'auth.required')) throw error;
  const run = async () => {
    setIsBusy(true);
    setError(null);
    try {
      await send();
    } catch (failure) {
      setError(failure);
    }
    setIsBusy(false);
  };
  return { isBusy, error, act: () => void run() };
}
