import { useState } from 'react';
import { borderCountries, depositMeans, roadsideHelps } from '@nolo/domain/cars/inclusions.ts';
import { countryName } from '@nolo/i18n/country-name.ts';
import { amountInField } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { AmountField, KilometresField } from '@nolo/portal/typed-number-field.tsx';
import { Checkbox, RadioGroup } from '@nolo/ui/choice.tsx';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CallInput } from '@nolo/contract/endpoint.ts';
import { api } from '../api.ts';
import { SettingsForm, SettingsPage, typedText, useSettings } from './settings.tsx';

type Body = CallInput<BusinessApi['changeConditions']>['body'];

const fees = ['young_driver_per_day', 'one_way', 'flexible_return', 'late_per_day', 'delivery'] as const;

function bodyOf(typed: FormData): Body {
  const read = (name: keyof Body) => typedText(typed, name);
  return {
    young_driver_per_day: read('young_driver_per_day'),
    one_way: read('one_way'),
    flexible_return: read('flexible_return'),
    late_per_day: read('late_per_day'),
    delivery: read('delivery'),
    delivery_radius_km: read('delivery_radius_km'),
    deposit_by: read('deposit_by') as Body['deposit_by'],
    roadside_help: read('roadside_help') as Body['roadside_help'],
    cross_border: typed.getAll('cross_border') as Body['cross_border'],
  };
}

/** What the company charges beside the car, and what a rental includes. */
export function ConditionsPage() {
  const t = useTexts('company');
  const inclusions = useTexts('inclusions');
  const language = useLanguage();
  const { conditions } = useSettings();
  const [depositBy, setDepositBy] = useState<string>(conditions.deposit_by);
  const [help, setHelp] = useState<string>(conditions.roadside_help);
  return (
    <SettingsPage title={t('conditions')} text={t('conditions_page_text')}>
      <SettingsForm
        send={(typed, companyId) =>
          api.call('changeConditions', { params: { companyId }, body: bodyOf(typed) })
        }
      >
        {(errorOf) => (
          <>
            <h2 className="text-lg">{t('fees')}</h2>
            {fees.map((fee) => (
              <AmountField
                key={fee}
                name={fee}
                label={t(`fee_${fee}`)}
                hint={t(`fee_${fee}_hint`)}
                defaultValue={amountInField(conditions[fee], language)}
                error={errorOf(fee)}
              />
            ))}
            <KilometresField
              name="delivery_radius_km"
              label={t('delivery_radius')}
              defaultValue={conditions.delivery_radius_km}
              error={errorOf('delivery_radius_km')}
            />
            <RadioGroup
              isStacked
              name="deposit_by"
              label={t('deposit_by')}
              value={depositBy}
              onChange={({ target }) => setDepositBy(target.value)}
              options={depositMeans.map((means) => ({ value: means, label: t(`deposit_${means}`) }))}
            />
            <RadioGroup
              isStacked
              name="roadside_help"
              label={t('roadside')}
              value={help}
              onChange={({ target }) => setHelp(target.value)}
              options={roadsideHelps.map((one) => ({ value: one, label: inclusions(`roadside_${one}`) }))}
            />
            <fieldset>
              <legend className="text-lg font-bold">{t('abroad')}</legend>
              <p className="text-muted text-sm">{t('abroad_hint')}</p>
              <div className="mt-1 grid grid-cols-2 gap-x-4">
                {borderCountries.map((country) => (
                  <Checkbox
                    key={country}
                    name="cross_border"
                    value={country}
                    defaultChecked={conditions.cross_border.includes(country)}
                    label={countryName(country, language)}
                  />
                ))}
              </div>
            </fieldset>
          </>
        )}
      </SettingsForm>
    </SettingsPage>
  );
}
