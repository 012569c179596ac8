import { useId, useRef, type ReactNode } from 'react';
import type { CarCard as Car } from '@nolo/contract/car-card.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '@nolo/ui/icons.tsx';
import { cardVariants } from './card-variant.ts';
import { CarCard, MarksAhead } from './car-card.tsx';

type Props = {
  title: string;
  cars: readonly Car[];
  hrefOf: (car: Car) => string;
  /** Beside the title: a link to all of them. */
  more?: ReactNode;
  /** Its page has no picture above it: those that a telephone shows at first are fetched at once. */
  isFirst?: boolean;
};

const seenAtFirst = 2;

/** On the widest page. */
const mostInView = 3;

/** A row of cars that scrolls sideways: by finger, wheel, Tab key, or its two buttons. */
export function CarRow(props: Props) {
  const { title, cars, hrefOf, more, isFirst = false } = props;
  const t = useTexts('search');
  const id = useId();
  const { item, sizes, row } = cardVariants[useTheme()];
  const list = useRef<HTMLUListElement>(null);
  if (cars.length === 0) return null;
  const areDayPrices = cars.every(({ dates }) => dates === null);
  const scroll = (direction: 1 | -1) => {
    const { current } = list;
    current?.scrollBy({ left: direction * current.clientWidth * 0.85, behavior: 'smooth' });
  };
  const items = cars.map((car, index) => (
    <li key={car.id} className={`shrink-0 snap-start ${item}`}>
      <CarCard car={car} href={hrefOf(car)} sizes={sizes} isPriority={isFirst && index < seenAtFirst} />
    </li>
  ));
  return (
    <section aria-labelledby={id} className={`-mx-4 -mt-1.5 min-w-0 px-4 pt-1.5 ${row}`}>
      {import.meta.env.SSR && isFirst && <MarksAhead />}
      <div className="flex items-center justify-between gap-4">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {more}
        </div>
        {cars.length > mostInView && <RowButtons onScroll={scroll} />}
      </div>
      {areDayPrices && <p className="text-muted text-sm">{t('day_prices')}</p>}
      <ul
        ref={list}
        className="-mx-4 mt-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto overscroll-x-contain px-4 pb-4 [scrollbar-width:none] sm:-mx-1 sm:scroll-px-1 sm:px-1"
      >
        {items}
      </ul>
    </section>
  );
}

function RowButtons({ onScroll }: { onScroll: (direction: 1 | -1) => void }) {
  const t = useTexts('common');
  const style = 'border-line hover:bg-sunken rounded-pill bg-surface grid size-11 place-items-center border';
  return (
    <div className="hidden gap-2 sm:flex">
      <button type="button" aria-label={t('back')} className={style} onClick={() => onScroll(-1)}>
        <ChevronLeftIcon />
      </button>
      <button type="button" aria-label={t('next')} className={style} onClick={() => onScroll(1)}>
        <ChevronRightIcon />
      </button>
    </div>
  );
}
