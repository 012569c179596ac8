import { useController, type UseFormReturn } from 'react-hook-form';
import { countryName } from '@nolo/i18n/country-name.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { CountryPicker } from '../../../shared/forms/country-picker.tsx';
import { useFieldError } from '../../../shared/forms/use-field-error.ts';
import type { BillingValues } from './billing-form.ts';

type Props = {
  form: UseFormReturn<BillingValues>;
  name: 'billing.country' | 'company.company_country';
  label: string;
  autoComplete: 'country-name' | 'section-company country-name';
  onChosen?: () => void;
};

/** The country of an address. */
export function CountryField({ form, name, label, autoComplete, onChosen }: Props) {
  const t = useTexts('account');
  const language = useLanguage();
  const errorOf = useFieldError();
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <CountryPicker
      label={label}
      name={field.name}
      autoComplete={autoComplete}
      placeholder={t('choose_country')}
      text={countryName(field.value, language)}
      error={errorOf(fieldState.error)}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChoose={({ country }) => {
        field.onChange(country);
        onChosen?.();
      }}
      onClear={() => field.onChange('')}
      onUnknown={() => field.onChange('')}
    />
  );
}
