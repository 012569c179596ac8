import { useCallback, useEffect, useState } from 'react';
import type { carCalculation } from '../../../contract/quotes.ts';
import type { CallData } from '../../../contract/endpoint.ts';
import type { InputOf } from '../../api/api-client.ts';
import { isApiError, type ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';

export type Calculation = CallData<typeof carCalculation>;
export type QuoteState = {
  /** The last price known; stays while a new one is on its way. */
  calculation: Calculation | null;
  error: ApiError | null;
  isLoading: boolean;
  refresh: () => void;
};

const debounceMs = 250;
type Answer = { to: string; calculation: Calculation | null; error: ApiError | null };

/** The server's price, asked anew a moment after every change of what it depends on. */
export function useQuote(request: InputOf<'carCalculation'>): QuoteState {
  const [attempt, setAttempt] = useState(0);
  const question = JSON.stringify([request, attempt]);
  const [answer, setAnswer] = useState<Answer>({ to: '', calculation: null, error: null });
  useEffect(() => {
    const aborter = new AbortController();
    const { signal } = aborter;
    const ask = async () => {
      const [input] = JSON.parse(question) as [InputOf<'carCalculation'>];
      try {
        const calculation = await browserApi.call('carCalculation', input, { signal, isQuiet: true });
        setAnswer({ to: question, calculation, error: null });
      } catch (error) {
        if (!signal.aborted && isApiError(error)) {
          setAnswer(({ calculation }) => ({ to: question, calculation, error }));
        }
      }
    };
    const timer = setTimeout(() => void ask(), debounceMs);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [question]);
  const refresh = useCallback(() => setAttempt((count) => count + 1), []);
  const isLoading = answer.to !== question;
  return { calculation: answer.calculation, error: isLoading ? null : answer.error, isLoading, refresh };
}
