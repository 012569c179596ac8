import { lazy, useEffect, useMemo, useRef, useState } from 'react';
import { timeSlotsOn } from '@nolo/domain/calendar/opening-hours.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { AvailableIn } from '../../shared/cars/available-in.tsx';
import { openingOf } from '../../shared/rental/opening-of.ts';
import { CalendarSkeleton } from '../../shared/rental/date-panel.tsx';
import type { RentalPart } from '../../shared/rental/choose-day.ts';
import { LazyPart } from '@nolo/ui/part-boundary.tsx';
import { timed } from '../../shared/rental/rental-dates.ts';
import { watchNear } from '@nolo/ui/watch-near.ts';
import type { CarPageData, ChangeRequest } from './car-page-data.ts';

const RentalCalendar = lazy(() => import('../../shared/rental/rental-calendar.tsx'));

type Props = Pick<CarPageData, 'car' | 'request' | 'now'> & { onChange: ChangeRequest };

/** Which days are free; the calendar is fetched when it comes near. */
export function Availability({ car, request, now, onChange }: Props) {
  const t = useTexts('car');
  const box = useRef<HTMLDivElement>(null);
  const months = useMonthsWhenNear(box);
  const taken = useMemo(() => new Set(car.unavailable_days), [car.unavailable_days]);
  const [part, setPart] = useState<RentalPart>('start');
  const { dates } = request;
  return (
    <section aria-labelledby="availability-title">
      <h2 id="availability-title" className="text-2xl">
        {t('availability')}
      </h2>
      <AvailableIn days={car.available_in} className="mt-1" />
      <p className="text-muted mt-1 text-sm">{t('availability_text')}</p>
      {/* As high as a month of six weeks on the narrowest telephone: nothing below moves when months come or change. */}
      <div ref={box} className="mt-4 min-h-[28.5rem] max-w-2xl">
        {months && (
          <LazyPart fallback={<CalendarSkeleton months={months} />}>
            <RentalCalendar
              dates={dates}
              now={now}
              months={months}
              part={part}
              onPart={setPart}
              taken={taken}
              isClosed={(day) => timeSlotsOn(openingOf(car.company), day, car.company.time_zone).length === 0}
              onChoose={(chosen) => onChange(timed(chosen))}
            />
          </LazyPart>
        )}
      </div>
    </section>
  );
}

/** Null until the element comes near; then as many months as fit beside each other. */
function useMonthsWhenNear(box: React.RefObject<HTMLElement | null>): 1 | 2 | null {
  const [months, setMonths] = useState<1 | 2 | null>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const stop = watchNear(current, '300px', (isNear) => {
      if (!isNear) return;
      setMonths(current.clientWidth >= 560 ? 2 : 1);
      stop();
    });
    return stop;
  }, [box]);
  return months;
}
