import { useLayoutEffect, useRef, useState } from 'react';

/** Pictures side by side in a scrolling list: which one is shown, and how to show another. */
export function useTrack() {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  /** Where it is scrolling to: a second press on 'next' comes before the first picture has arrived. */
  const aim = useRef<number | null>(null);
  const go = (index: number, behavior: ScrollBehavior = 'smooth') => {
    const { current } = track;
    aim.current = index;
    current?.scrollTo({ left: index * current.clientWidth, behavior });
  };
  const turn = (by: number, count: number) => {
    go(Math.min(Math.max((aim.current ?? reachedIn(track.current)) + by, 0), count - 1));
  };
  const onScroll = () => {
    const reached = reachedIn(track.current);
    if (reached === aim.current) aim.current = null;
    setShown(reached);
  };
  /** A finger goes its own way. */
  const release = () => {
    aim.current = null;
  };
  // It may have been swiped before the scripts ran.
  useLayoutEffect(onScroll, []);
  return { track, shown, go, turn, follow: { onScroll, onTouchStart: release, onWheel: release } };
}

/** The picture in the middle; the first while the list is hidden. */
function reachedIn(track: HTMLUListElement | null): number {
  return track && track.clientWidth > 0 ? Math.round(track.scrollLeft / track.clientWidth) : 0;
}
