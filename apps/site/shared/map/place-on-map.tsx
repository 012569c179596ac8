import { lazy, useEffect, useRef, useState } from 'react';
import type { Point } from '@nolo/domain/places/geography.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { PinIcon } from '@nolo/ui/icons.tsx';
import { LazyPart } from '@nolo/ui/part-boundary.tsx';
import { watchNear } from '@nolo/ui/watch-near.ts';
import { canDrawMaps } from './can-draw-maps.ts';

/** MapLibre is big: it comes when the place comes near the view, and never where it could not draw. */
const PlaceMap = lazy(() => import('./place-map.tsx'));

/** A picture beside the address, in room kept for it: who sees no map has the words and the way there above it. */
export function PlaceOnMap({ point, className = '' }: { point: Point; className?: string }) {
  const box = useRef<HTMLDivElement>(null);
  const canDraw = useCanDrawWhenNear(box);
  const language = useLanguage();
  return (
    <div ref={box} className={`bg-sunken relative h-64 overflow-hidden sm:h-80 ${className}`}>
      <PinIcon className="text-line-strong absolute inset-0 m-auto size-10" />
      <LazyPart fallback={null} failed={null}>
        {canDraw === true && (
          <PlaceMap key={`${language},${point.latitude},${point.longitude}`} point={point} />
        )}
        {canDraw === false && <NoMap />}
      </LazyPart>
    </div>
  );
}

function NoMap() {
  const t = useTexts('map');
  return <p className="text-muted absolute inset-x-0 bottom-0 p-4 text-center text-sm">{t('unavailable')}</p>;
}

/** Null until the element comes near. */
function useCanDrawWhenNear(box: React.RefObject<HTMLElement | null>): boolean | null {
  const [canDraw, setCanDraw] = useState<boolean | null>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const stop = watchNear(current, '300px', (isNear) => {
      if (!isNear) return;
      setCanDraw(canDrawMaps());
      stop();
    });
    return stop;
  }, [box]);
  return canDraw;
}
