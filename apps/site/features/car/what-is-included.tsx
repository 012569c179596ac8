import type { CarDetail } from '@nolo/contract/cars.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { driverText } from '@nolo/i18n/inclusion-texts.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { InclusionItem, InclusionItems, InclusionList } from '../../shared/cars/inclusion-list.tsx';
import { CardIcon, UserIcon } from '@nolo/ui/icons.tsx';

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
      <InclusionList inclusions={inclusions} />
      <h3 className="mt-8 text-lg">{t('asked')}</h3>
      <InclusionItems>
        <InclusionItem Icon={UserIcon} title={driver.title}>
          {driver.text}
        </InclusionItem>
        {car.deposit > 0 && (
          <InclusionItem Icon={CardIcon} title={t('deposit', { amount: deposit })}>
            {t(`deposit_${inclusions.deposit_by}`)} {t('deposit_text', { company: company.company_name })}
          </InclusionItem>
        )}
      </InclusionItems>
    </section>
  );
}
