import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextField } from '../../ui/text-field.tsx';
import { FormSection } from './form-section.tsx';
import { ImageField } from './image-field.tsx';
import { useProfileForm } from './profile-form-context.ts';

export function LicenceSection() {
  const t = useTexts('documents');
  const errorOf = useFieldError();
  const { register, today, formState } = useProfileForm();
  const { errors } = formState;
  return (
    <FormSection section="licence">
      <TextField
        className="sm:col-span-2"
        label={t('licence_number')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errorOf(errors.driving_licence_number)}
        {...register('driving_licence_number')}
      />
      <TextField
        label={t('issue_date')}
        type="date"
        max={today}
        error={errorOf(errors.dl_issue_date)}
        {...register('dl_issue_date')}
      />
      <TextField
        label={t('expiry_date')}
        type="date"
        min={today}
        error={errorOf(errors.dl_expiry_date)}
        {...register('dl_expiry_date')}
      />
      <ImageField kind="driving_licence_front" />
      <ImageField kind="driving_licence_back" />
    </FormSection>
  );
}
