import { useRef, useState } from 'react';

/** Pictures side by side in a scrolling list: which one is shown, and how to show another. */
export function useTrack() {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const go = (index: number, behavior: ScrollBehavior = 'smooth') => {
    const { current } = track;
    current?.scrollTo({ left: index * current.clientWidth, behavior });
  };
  const onScroll = () => {
    const { current } = track;
    if (current && current.clientWidth > 0) setShown(Math.round(current.scrollLeft / current.clientWidth));
  };
  return { track, shown, go, onScroll };
}
