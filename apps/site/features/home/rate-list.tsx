import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { cityName } from '@nolo/content/cities.ts';
import type { CarCard } from '@nolo/contract/car-card.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { carName, carTypeName } from '../../shared/cars/car-name.ts';
import { Picture } from '@nolo/ui/picture.tsx';

/** What a desk shows of a list before one asks for more. */
const mostInView = 6;

type Props = {
  title: string;
  cars: readonly CarCard[];
  /** Beside the title: a link to all of them. */
  more: ReactNode;
};

/** Cars as a price list: a line each, with the price per day at its end. */
export function RateList({ title, cars, more }: Props) {
  const id = useId();
  if (cars.length === 0) return null;
  return (
    <section aria-labelledby={id} className="bg-surface border-line min-w-0 border">
      <div className="border-line flex flex-wrap items-center justify-between gap-x-4 border-b px-4 py-1">
        <h2 id={id} className="py-2 text-lg">
          {title}
        </h2>
        {more}
      </div>
      <ul className="divide-line divide-y">
        {cars.slice(0, mostInView).map((car) => (
          <Rate key={car.id} car={car} />
        ))}
      </ul>
    </section>
  );
}

function Rate({ car }: { car: CarCard }) {
  const t = useTexts('search');
  const language = useLanguage();
  return (
    <li className="hover:bg-sunken has-[a:focus-visible]:outline-primary-text relative flex items-center gap-3 px-4 py-2.5 has-[a:focus-visible]:outline-2">
      <Picture source={car.picture} alt="" sizes="6rem" className="h-14 w-22 shrink-0 object-cover" />
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-snug">
          <Link
            to={paths.carDetail(language, car)}
            className="text-primary-text outline-none after:absolute after:inset-0"
          >
            {carName(car)}
          </Link>
        </h3>
        <p className="text-muted text-sm">
          {carTypeName(t, car)}&nbsp;· {t('seats', { count: car.seats })}
          <span className="max-sm:hidden">&nbsp;· {t(`transmission_${car.transmission}`)}</span>
          &nbsp;· {cityName(car.city, language)}
        </p>
      </div>
      <p className="shrink-0 text-right">
        <span className="block text-lg leading-tight font-bold tabular-nums">
          {formatMoney(car.price.day, language, { short: true })}
        </span>
        <span className="text-muted text-xs">{t('price_per_day', { price: '' }).trim()}</span>
      </p>
    </li>
  );
}
