import type { carCalculation } from '@nolo/contract/quotes.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { InputOf } from '../../api/api-client.ts';
import { isApiError, type ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useRemote } from '../../api/use-remote.ts';

export type Calculation = CallData<typeof carCalculation>;
export type QuoteState = {
  /** The last price known; stays while a new one is on its way. */
  calculation: Calculation | null;
  error: ApiError | null;
  isLoading: boolean;
  refresh: () => void;
};

const pause = 250;

/** The server's price, asked anew a moment after every change of what it depends on. */
export function useQuote(request: InputOf<'carCalculation'>): QuoteState {
  const { data, error, isLoading, refresh } = useRemote(
    JSON.stringify(request),
    (signal) => browserApi.call('carCalculation', request, { signal, isQuiet: true }),
    { delay: pause },
  );
  return { calculation: data ?? null, error: isApiError(error) ? error : null, isLoading, refresh };
}
