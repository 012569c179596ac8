import { addDays, parseLocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { CAR_CLASS, licenceClasses } from '@nolo/domain/identity/licence-classes.ts';
import { formatWrittenDate } from '@nolo/i18n/format.ts';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Checkbox } from '@nolo/ui/choice.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { DateField } from './date-field.tsx';
import { ExpiryField } from './expiry-field.tsx';
import { FormSection } from './form-section.tsx';
import { ImageField } from './image-field.tsx';
import { useProfileForm } from './profile-form-context.ts';

export function LicenceSection() {
  const t = useTexts('documents');
  const errorOf = useFieldError();
  const { register, formState } = useProfileForm();
  const { errors } = formState;
  return (
    <FormSection section="licence">
      <TextField
        className="col-span-full"
        label={t('licence_number')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errorOf(errors.driving_licence_number)}
        {...register('driving_licence_number')}
      />
      <DateField label={t('issue_date')} name="dl_issue_date" hint={t('licence_since')} />
      <LicenceExpiry />
      <LicenceClasses />
      <ImageField kind="driving_licence_front" />
      <ImageField kind="driving_licence_back" />
    </FormSection>
  );
}

const otherClasses = licenceClasses.filter((one) => one !== CAR_CLASS);

/** Whoever rents with a licence that ends soon should know it before choosing dates. */
const SOON_DAYS = 90;

function LicenceExpiry() {
  const t = useTexts('documents');
  const language = useLanguage();
  const { today, watch } = useProfileForm();
  const date = parseLocalDate(watch('dl_expiry_date'));
  const now = parseLocalDate(today);
  const isSoon = date !== null && now !== null && date >= now && date < addDays(now, SOON_DAYS);
  const hint = isSoon ? t('licence_expires_soon', { date: formatWrittenDate(date, language) }) : undefined;
  return <ExpiryField name="dl_expiry_date" hint={hint} />;
}

/** Class B is what driving our cars takes (docs/specification/states.md 8); the others are nobody's condition. */
function LicenceClasses() {
  const t = useTexts('documents');
  const errorOf = useFieldError();
  const { register, formState } = useProfileForm();
  const classes = register('driving_licence_classes');
  return (
    <fieldset className="col-span-full">
      <legend className="text-sm font-semibold">{t('licence_classes')}</legend>
      <Checkbox
        label={t('licence_class_b')}
        hint={t('licence_classes_hint')}
        error={errorOf(formState.errors.driving_licence_classes)}
        value={CAR_CLASS}
        {...classes}
      />
      <details className="mt-1">
        <summary className="text-primary-text min-h-11 py-2.5 text-sm font-semibold">
          {t('licence_more_classes')}
        </summary>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-x-4">
          {otherClasses.map((one) => (
            <Checkbox key={one} label={one} value={one} {...classes} />
          ))}
        </div>
      </details>
    </fieldset>
  );
}
