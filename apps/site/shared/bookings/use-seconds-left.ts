import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../app/server-clock.ts';

const secondsUntil = (instant: string) =>
  Math.max(0, Math.ceil((Date.parse(instant) - serverNow().getTime()) / 1000));

/** Counts down to an instant; `onEnd` is called once, when it is reached. */
export function useSecondsLeft(instant: string, onEnd: () => void): number {
  const [left, setLeft] = useState(() => secondsUntil(instant));
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const tick = () => {
      const seconds = secondsUntil(instant);
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      end.current();
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [instant]);
  return left;
}
