import { useLayoutEffect, useRef } from 'react';

const PROPERTY = '--bottom-bar';

/** For what stays at the bottom of the window: toasts stand above it, as tall as it may be. */
export function useBottomBar() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      if (!(entry?.target instanceof HTMLElement)) return;
      const { offsetHeight } = entry.target;
      const below = offsetHeight > 0 ? parseFloat(getComputedStyle(entry.target).bottom) : 0;
      style.setProperty(PROPERTY, `${offsetHeight + below}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, []);
  return bar;
}
