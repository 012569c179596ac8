import type { ReactNode } from 'react';
import type { CarCard } from '../../../contract/car-card.ts';
import { formatMoney } from '../../../locales/format.ts';
import type { Language } from '../../../locales/language.ts';
import type { Translate } from '../../../locales/translate.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import {
  BoltIcon,
  CaseIcon,
  FuelIcon,
  GearIcon,
  RoadIcon,
  SeatIcon,
  ShieldIcon,
  SnowIcon,
} from '../../ui/icons.tsx';
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
  const FuelMark = car.fuel_type === electric ? BoltIcon : FuelIcon;
  return (
    <ul className="text-muted flex flex-wrap gap-x-3 gap-y-1 text-sm">
      <Fact icon={<SeatIcon className="size-4" />}>{t('seats', { count: car.seats })}</Fact>
      <Fact icon={<GearIcon className="size-4" />}>{t(`transmission_${car.transmission}`)}</Fact>
      <Fact icon={<FuelMark className="size-4" />}>{fuelName(t, car.fuel_type)}</Fact>
      <Fact icon={<CaseIcon className="size-4" />}>{t('luggage', { count: car.luggage })}</Fact>
      {car.air_conditioning && (
        <Fact icon={<SnowIcon className="size-4" />}>{t('air_conditioning_short')}</Fact>
      )}
      <Fact icon={<RoadIcon className="size-4" />}>
        {car.km_per_day === null ? t('km_unlimited') : t('km_per_day', { count: car.km_per_day })}
      </Fact>
      <Fact icon={<ShieldIcon className="size-4" />}>{excessText(t, language, car.damage_excess)}</Fact>
    </ul>
  );
}

function excessText(t: Translate<'search'>, language: Language, excess: number | null): string {
  if (excess === null) return t('excess_none');
  if (excess === 0) return t('excess_zero');
  return t('excess', { amount: formatMoney(excess, language, { short: true }) });
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1">
      {icon}
      {children}
    </li>
  );
}
