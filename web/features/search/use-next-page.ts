import { useEffect, useRef, type RefObject } from 'react';
import { watchNear } from '../../ui/watch-near.ts';
import type { ChangeSearch } from './use-list-navigation.ts';

type Options = { page: number; isLoading: boolean; change: ChangeSearch };

/** How long to wait before asking again for a page that did not come: 1 s, 2 s, 4 s … 30 s. */
function patience(attempts: number): number {
  return attempts === 0 ? 0 : Math.min(1000 * 2 ** (attempts - 1), 30_000);
}

/**
 * Asks for the next page while the mark it returns is near what is seen. A page that was asked for and did not come,
 * because its navigation was replaced or its answer was lost, is asked for again, ever more patiently, and at once when
 * the network is back.
 */
export function useNextPage({ page, isLoading, change }: Options): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const asked = useRef({ page, attempts: 0, at: 0 });
  useEffect(() => {
    const { current } = end;
    if (isLoading || !current) return undefined;
    if (asked.current.page !== page) asked.current = { page, attempts: 0, at: 0 };
    let isNear = false;
    let timer: number | undefined;
    const ask = () => {
      asked.current = { page, attempts: asked.current.attempts + 1, at: performance.now() };
      change({ pages: page }, { isReplacing: true, keepsScroll: true });
      askLater();
    };
    const askLater = () => {
      window.clearTimeout(timer);
      const { attempts, at } = asked.current;
      // Counted from the last try: whoever scrolls to and fro does not put the next one off.
      if (isNear) timer = window.setTimeout(ask, at + patience(attempts) - performance.now());
    };
    const askNow = () => isNear && ask();
    const stopWatching = watchNear(current, '0px 0px 800px 0px', (isNearNow) => {
      isNear = isNearNow;
      askLater();
    });
    window.addEventListener('online', askNow);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', askNow);
      stopWatching();
    };
  }, [change, page, isLoading]);
  return end;
}
