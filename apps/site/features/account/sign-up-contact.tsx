import { useController } from 'react-hook-form';
import { countryName } from '@nolo/i18n/country-name.ts';
import type { CountryOption } from '../../shared/forms/country-options.ts';
import { CountryPicker } from '../../shared/forms/country-picker.tsx';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { PhoneFields } from '../../shared/forms/phone-fields.tsx';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { RadioGroup } from '@nolo/ui/choice.tsx';
import type { SignUpFormState } from './use-sign-up-form.ts';

/** E-mail, country, mobile and gender. The prefix follows the country until another one is chosen by hand. */
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
        control={form.control}
        trigger={form.trigger}
        code="country_code"
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
  const language = useLanguage();
  const errorOf = useFieldError();
  const { control, setValue, trigger, getValues, getFieldState, formState } = form;
  const { field } = useController({ control, name: 'country' });
  const choose = ({ country, prefix }: CountryOption, all: readonly CountryOption[]) => {
    const before = all.find((one) => one.country === field.value);
    // A restored prefix counts as dirty, whether it was chosen or followed: the country it belongs to decides.
    const isFollowing = before
      ? before.prefix === getValues('country_code')
      : !getFieldState('country_code').isDirty;
    field.onChange(country);
    // Not made dirty by it.
    if (isFollowing) setValue('country_code', prefix);
    if (formState.errors.mobile_number) void trigger('mobile_number');
  };
  return (
    <CountryPicker
      label={t('country')}
      name={field.name}
      autoComplete="country-name"
      placeholder={t('choose_country')}
      text={countryName(field.value, language)}
      error={errorOf(formState.errors.country)}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChoose={choose}
      onClear={() => field.onChange('')}
      onUnknown={() => field.onChange('')}
    />
  );
}
