import { useEffect, useEffectEvent } from 'react';
import { useFetcher, type ActionFunctionArgs } from 'react-router';
import { isApiError } from '@nolo/contract/api-error.ts';

/** What came of a step that was asked for; the page says so where it was. */
export type Done<Step> = { step: Step; error: unknown };

type Params = ActionFunctionArgs['params'];

/** A page's action: sends the step that the page submits, and hands back what the server refuses. */
export function stepAction<Step>(send: (step: Step, params: Params) => Promise<unknown>) {
  return async ({ params, request }: ActionFunctionArgs): Promise<Done<Step>> => {
    const step = (await request.json()) as Step;
    try {
      await send(step, params);
    } catch (error) {
      // The error page leads to the log-in.
      if (isApiError(error, 'auth.required')) throw error;
      return { step, error };
    }
    return { step, error: null };
  };
}

/** Takes a step of the page's action; `onDone` once it has worked, and the page was read again. */
export function useStep(onDone: () => void) {
  const fetcher = useFetcher<Done<unknown>>();
  const done = fetcher.state === 'idle' ? fetcher.data : undefined;
  const tell = useEffectEvent(onDone);
  useEffect(() => {
    if (done?.error === null) tell();
  }, [done]);
  return {
    isBusy: fetcher.state !== 'idle',
    error: done?.error ?? null,
    take: (step: object) =>
      void fetcher.submit(JSON.stringify(step), { method: 'post', encType: 'application/json' }),
  };
}
