import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { countries, countryCodes } from './countries.ts';

type Props = {
  code: UseFormRegisterReturn;
  number: UseFormRegisterReturn;
  error: string | undefined;
  /** A prefix stored before, from a country that cannot be chosen here. */
  otherCode?: string;
};

/** Prefix and mobile number side by side. The page's handle must name the namespace `account`. */
export function PhoneFields({ code, number, error, otherCode }: Props) {
  const t = useTexts('account');
  const known = countries.map((country) => ({
    value: countryCodes[country],
    label: `${country} ${countryCodes[country]}`,
  }));
  const isKnown = !otherCode || known.some(({ value }) => value === otherCode);
  return (
    <div className="grid grid-cols-[7.25rem_minmax(0,1fr)] items-start gap-2">
      <SelectField
        label={t('country_code')}
        autoComplete="tel-country-code"
        options={isKnown ? known : [...known, { value: otherCode, label: otherCode }]}
        {...code}
      />
      <TextField
        label={t('mobile_number')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        error={error}
        {...number}
      />
    </div>
  );
}
