import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { watchNear } from '../../ui/watch-near.ts';
import { countDrawn } from './card-places.ts';
import type { CarList } from './load-car-list.ts';

/** Cards drawn at first and added each time: a hundred at once keep a telephone busy for half a second. */
export const STEP = 24;

function firstCount({ key, search, pages, cars }: CarList): number {
  if (search.hasMap || pages > 1) return cars.length;
  return Math.max(STEP, countDrawn(key));
}

const forgetOnceLeft = () => () => {
  delete window.carInView;
};

/** A page loaded again comes with the first cars only; the one it goes back to may lie further down that list. */
function useCountInView({ key, cars }: CarList): number {
  const [loaded] = useState(key);
  const car = useSyncExternalStore(
    forgetOnceLeft,
    () => window.carInView,
    () => undefined,
  );
  const index = key === loaded ? cars.findIndex(({ id }) => id === car) : -1;
  return index < 0 ? 0 : index + STEP;
}

/** The cars to draw now, and the mark below them: near it, more are drawn. */
export function useShownCars(list: CarList): {
  shown: CarList['cars'];
  isAll: boolean;
  end: RefObject<HTMLDivElement | null>;
} {
  const [drawn, setDrawn] = useState({ key: list.key, count: firstCount(list) });
  const end = useRef<HTMLDivElement>(null);
  const isSame = drawn.key === list.key && !(list.search.hasMap || list.pages > 1);
  const count = Math.max(isSame ? drawn.count : firstCount(list), useCountInView(list));
  const isAll = count >= list.cars.length;
  useEffect(() => {
    const { current } = end;
    if (isAll || !current) return undefined;
    return watchNear(current, '0px 0px 1200px 0px', (isNear) => {
      if (isNear) setDrawn({ key: list.key, count: count + STEP });
    });
  }, [list.key, count, isAll]);
  return { shown: isAll ? list.cars : list.cars.slice(0, count), isAll, end };
}
