import { useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { PasswordField } from '@nolo/ui/text-field.tsx';
import { loadEstimator } from './estimate-strength.ts';
import { PasswordStrength } from './password-strength.tsx';

type Props<F extends FieldValues> = {
  form: UseFormReturn<F>;
  field: Path<F>;
  label?: string;
  hint?: string;
  /** What a guesser may know of the person. */
  personal: readonly string[];
};

/** A password somebody chooses, judged while it is typed, and the same again as `confirm_password`. */
export function NewPassword<F extends FieldValues & { confirm_password: string }>(props: Props<F>) {
  const { form, field, label, hint, personal } = props;
  const t = useTexts('login');
  const language = useLanguage();
  const errorOf = useFieldError();
  const { register, control, getFieldState, formState } = form;
  const password: string = useWatch({ control, name: field });
  const confirm = 'confirm_password' as Path<F>;
  return (
    <>
      <PasswordField
        label={label ?? t('password')}
        hint={hint ?? t('password_hint')}
        autoComplete="new-password"
        error={errorOf(getFieldState(field, formState).error)}
        onFocus={() => void loadEstimator(language).catch(() => undefined)}
        {...register(field)}
      />
      <PasswordStrength password={password} personal={personal} />
      <PasswordField
        label={t('confirm_password')}
        autoComplete="new-password"
        error={errorOf(getFieldState(confirm, formState).error)}
        {...register(confirm)}
      />
    </>
  );
}
