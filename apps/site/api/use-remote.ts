import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export type Remote<T> = {
  /** The last answer that came; stays while another one is on its way. */
  data: T | undefined;
  /** What went wrong with the question that stands now. */
  error: unknown;
  isLoading: boolean;
  refresh: () => void;
};

type Answer<T> = { to: string; data: T | undefined; error: unknown };

/**
 * A question asked while something is filled in or chosen: places while typing, the price, the number of cars
 * beside a filter. `question` is what it depends on, as text; null asks nothing. What a page itself shows comes
 * from its loader.
 */
export function useRemote<T>(
  question: string | null,
  ask: (signal: AbortSignal) => Promise<T>,
  { delay = 0 }: { delay?: number } = {},
): Remote<T> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<T>>({ to: '', data: undefined, error: undefined });
  const askNow = useEffectEvent(ask);
  const key = `${attempt} ${question ?? ''}`;
  useEffect(() => {
    if (question === null) return undefined;
    const aborter = new AbortController();
    const { signal } = aborter;
    const run = () =>
      askNow(signal).then(
        (data) => setAnswer({ to: key, data, error: undefined }),
        (error: unknown) => {
          if (!signal.aborted) setAnswer(({ data }) => ({ to: key, data, error }));
        },
      );
    const timer = setTimeout(() => void run(), delay);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [key, question, delay]);
  const refresh = useCallback(() => setAttempt((count) => count + 1), []);
  const isCurrent = answer.to === key;
  return {
    data: answer.data,
    error: isCurrent ? answer.error : undefined,
    isLoading: question !== null && !isCurrent,
    refresh,
  };
}
