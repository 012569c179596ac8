import { useEffect, useState } from 'react';

/** Seconds left before something may be asked for again, and how to start counting. */
export function useCoolDown(seconds: number, isStarted: boolean): [left: number, start: () => void] {
  const [left, setLeft] = useState(isStarted ? seconds : 0);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, () => setLeft(seconds)];
}
