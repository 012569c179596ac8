import { countries, countryCodes } from '../../shared/forms/countries.ts';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { PhoneFields } from '../../shared/forms/phone-fields.tsx';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RadioGroup } from '../../ui/choice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { SignUpFormState } from './use-sign-up-form.ts';

/** E-mail, country, mobile and gender. The prefix follows the country until it is chosen by hand. */
export function SignUpContact({ form }: { form: SignUpFormState }) {
  const t = useTexts('account');
  const errorOf = useFieldError();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <EmailField error={errorOf(errors.email)} {...register('email')} />
      <CountryField form={form} />
      <PhoneFields
        code={register('country_code')}
        number={register('mobile_number')}
        error={errorOf(errors.mobile_number)}
      />
      <RadioGroup
        label={t('gender')}
        autoComplete="sex"
        options={(['male', 'female', 'others'] as const).map((value) => ({
          value,
          label: t(`gender_${value}`),
        }))}
        error={errorOf(errors.gender)}
        {...register('gender')}
      />
    </>
  );
}

function CountryField({ form }: { form: SignUpFormState }) {
  const t = useTexts('account');
  const errorOf = useFieldError();
  const { register, resetField, getFieldState, getValues, formState } = form;
  const followCountry = () => {
    const code = countryCodes[getValues('country')];
    if (code && !getFieldState('country_code').isDirty) resetField('country_code', { defaultValue: code });
  };
  return (
    <SelectField
      label={t('country')}
      autoComplete="country"
      placeholder={t('choose_country')}
      options={countries.map((value) => ({ value, label: t(`country_${value}`) }))}
      error={errorOf(formState.errors.country)}
      {...register('country', { onChange: followCountry })}
    />
  );
}
