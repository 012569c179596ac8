import type { ReactNode } from 'react';
import type { CarDetail } from '../../../contract/cars.ts';
import { formatMoney } from '../../../locales/format.ts';
import { driverText, inclusionTexts, type InclusionText } from '../../../locales/inclusion-texts.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { CardIcon, FuelIcon, GlobeIcon, PhoneIcon, RoadIcon, ShieldIcon, UserIcon } from '../../ui/icons.tsx';

const icons: Record<InclusionText['about'], typeof CardIcon> = {
  kilometres: RoadIcon,
  fuel: FuelIcon,
  damage: ShieldIcon,
  theft: ShieldIcon,
  third_party: ShieldIcon,
  roadside: PhoneIcon,
  abroad: GlobeIcon,
};

/** Covers, kilometres and fuel, then what the company wants from whoever drives. */
export function WhatIsIncluded({ car }: { car: CarDetail }) {
  const t = useTexts('inclusions');
  const language = useLanguage();
  const { inclusions, company } = car;
  const driver = driverText({ t, language }, inclusions);
  const deposit = formatMoney(car.deposit, language, { short: true });
  return (
    <section aria-labelledby="included-title">
      <h2 id="included-title" className="text-2xl">
        {t('title')}
      </h2>
      <Items>
        {inclusionTexts({ t, language }, inclusions).map(({ about, title, text }) => (
          <Item key={about} Icon={icons[about]} title={title}>
            {text}
          </Item>
        ))}
      </Items>
      <h3 className="mt-8 text-lg">{t('asked')}</h3>
      <Items>
        <Item Icon={UserIcon} title={driver.title}>
          {driver.text}
        </Item>
        {car.deposit > 0 && (
          <Item Icon={CardIcon} title={t('deposit', { amount: deposit })}>
            {t(`deposit_${inclusions.deposit_by}`)} {t('deposit_text', { company: company.company_name })}
          </Item>
        )}
      </Items>
    </section>
  );
}

function Items({ children }: { children: ReactNode }) {
  return <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">{children}</ul>;
}

function Item({ Icon, title, children }: { Icon: typeof CardIcon; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon className="text-primary-text mt-0.5 size-6" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-muted mt-0.5 text-sm">{children}</p>
      </div>
    </li>
  );
}
