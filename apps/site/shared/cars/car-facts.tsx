import type { ReactNode } from 'react';
import type { CarCard } from '@nolo/contract/car-card.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Translate } from '@nolo/i18n/translate.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { fuelName } from './car-name.ts';

type Facts = Pick<
  CarCard,
  'seats' | 'transmission' | 'fuel_type' | 'km_per_day' | 'damage_excess' | 'luggage' | 'air_conditioning'
>;

const electric = 4;

/** What people compare cars by, in one quiet line or two. */
export function CarFacts({ car }: { car: Facts }) {
  const t = useTexts('search');
  const language = useLanguage();
  return (
    <ul className="text-muted flex flex-wrap gap-x-3 gap-y-1 text-sm">
      <Fact icon="icon-seat">{t('seats', { count: car.seats })}</Fact>
      <Fact icon="icon-gear">{t(`transmission_${car.transmission}`)}</Fact>
      <Fact icon={car.fuel_type === electric ? 'icon-bolt' : 'icon-fuel'}>{fuelName(t, car.fuel_type)}</Fact>
      <Fact icon="icon-case">{t('luggage', { count: car.luggage })}</Fact>
      {car.air_conditioning && <Fact icon="icon-snow">{t('air_conditioning_short')}</Fact>}
      <Fact icon="icon-road">
        {car.km_per_day === null ? t('km_unlimited') : t('km_per_day', { count: car.km_per_day })}
      </Fact>
      <Fact icon="icon-shield">{excessText(t, language, car.damage_excess)}</Fact>
    </ul>
  );
}

function excessText(t: Translate<'search'>, language: Language, excess: number | null): string {
  if (excess === null) return t('excess_none');
  if (excess === 0) return t('excess_zero');
  return t('excess', { amount: formatMoney(excess, language, { short: true }) });
}

function Fact({ icon, children }: { icon: `icon-${string}`; children: ReactNode }) {
  return <li className={`icon flex items-center gap-1 ${icon}`}>{children}</li>;
}
