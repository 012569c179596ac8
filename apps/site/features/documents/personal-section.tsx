import { PhoneFields } from '../../shared/forms/phone-fields.tsx';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { RadioGroup } from '@nolo/ui/choice.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { DateField } from './date-field.tsx';
import { FiscalCodeField } from './fiscal-code-field.tsx';
import { ImageField } from './image-field.tsx';
import { FormSection } from './form-section.tsx';
import { useProfileForm } from './profile-form-context.ts';

export function PersonalSection() {
  const errorOf = useFieldError();
  const { register, control, trigger, formState } = useProfileForm();
  return (
    <FormSection section="personal">
      <Name />
      <Email />
      <Gender />
      <PhoneFields
        control={control}
        trigger={trigger}
        code="country_code"
        number={register('phone')}
        error={errorOf(formState.errors.phone)}
      />
      <Birth />
      <FiscalCodeField />
      <Address />
      <div className="col-span-full">
        <ImageField kind="photo" />
      </div>
    </FormSection>
  );
}

function Name() {
  const person = useTexts('account');
  const errorOf = useFieldError();
  const { register, formState } = useProfileForm();
  const { errors } = formState;
  return (
    <>
      <TextField
        label={person('first_name')}
        autoComplete="given-name"
        error={errorOf(errors.first_name)}
        {...register('first_name')}
      />
      <TextField
        label={person('last_name')}
        autoComplete="family-name"
        error={errorOf(errors.last_name)}
        {...register('last_name')}
      />
    </>
  );
}

function Email() {
  const t = useTexts('documents');
  const person = useTexts('account');
  const { profile } = useProfileForm();
  return (
    <dl className="flex flex-col gap-1 col-span-full">
      <dt className="text-sm font-semibold">{person('email')}</dt>
      <dd className="break-words">{profile.email}</dd>
      <dd className="text-muted text-sm">{t('email_hint')}</dd>
    </dl>
  );
}

function Birth() {
  const t = useTexts('documents');
  const errorOf = useFieldError();
  const { register, formState } = useProfileForm();
  const { errors } = formState;
  return (
    <>
      <DateField label={t('dob')} name="dob" autoComplete="bday" />
      <TextField
        label={t('place_of_birth')}
        hint={t('place_of_birth_hint')}
        isOptional
        autoComplete="off"
        error={errorOf(errors.place_of_birth)}
        {...register('place_of_birth')}
      />
    </>
  );
}

function Gender() {
  const t = useTexts('account');
  const errorOf = useFieldError();
  const { register, formState } = useProfileForm();
  const options = (['male', 'female', 'others'] as const).map((value) => ({
    value,
    label: t(`gender_${value}`),
  }));
  return (
    <RadioGroup
      label={t('gender')}
      autoComplete="sex"
      options={options}
      error={errorOf(formState.errors.gender)}
      {...register('gender')}
    />
  );
}

function Address() {
  const t = useTexts('documents');
  const errorOf = useFieldError();
  const { register, formState } = useProfileForm();
  const { errors } = formState;
  return (
    <>
      <TextField
        className="col-span-full"
        label={t('address')}
        isOptional
        autoComplete="street-address"
        error={errorOf(errors.address)}
        {...register('address')}
      />
      <TextField
        label={t('zip')}
        isOptional
        autoComplete="postal-code"
        error={errorOf(errors.zip)}
        {...register('zip')}
      />
      <TextField
        label={t('town_city')}
        isOptional
        autoComplete="address-level2"
        error={errorOf(errors.town_city)}
        {...register('town_city')}
      />
    </>
  );
}
