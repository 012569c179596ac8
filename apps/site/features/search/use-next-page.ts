import { useEffect, useRef, type RefObject } from 'react';
import { watchNear } from '@nolo/ui/watch-near.ts';
import type { ChangeSearch } from './use-list-navigation.ts';

/**
 * Asks for the next page once the mark it returns is near what is seen; of a page that did not come, the link below the
 * cars asks again.
 */
export function useNextPage(
  page: number,
  change: ChangeSearch,
  isWatching: boolean,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = end;
    if (!isWatching || !current) return undefined;
    return watchNear(current, '0px 0px 800px 0px', (isNear) => {
      if (isNear) change({ pages: page }, { isReplacing: true, keepsScroll: true });
    });
  }, [change, page, isWatching]);
  return end;
}
