import { useWatch, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { useEffect, useState } from 'react';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { PasswordField } from '@nolo/ui/text-field.tsx';
import { loadEstimator, estimateStrength, type Strength } from './estimate-strength.ts';

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

const tones = ['bg-danger', 'bg-danger', 'bg-warning', 'bg-success', 'bg-success'] as const;

/** Four bars and a sentence, empty while there is nothing to judge. If the words do not load, the server judges. */
function PasswordStrength({ password, personal }: { password: string; personal: readonly string[] }) {
  const t = useTexts('login');
  const language = useLanguage();
  const [strength, setStrength] = useState<Strength | null>(null);
  const known = personal.join(' ');
  useEffect(() => {
    let isStale = false;
    if (password === '') return () => setStrength(null);
    estimateStrength(password, [known], language).then(
      (found) => !isStale && setStrength(found),
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [password, known, language]);
  const judged = password === '' ? null : strength;
  return (
    // Its room is kept: what is pressed below must not move when the words arrive.
    <div className="-mt-3">
      <span className="flex gap-1" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={`rounded-pill h-1 flex-1 ${judged !== null && step <= Math.max(judged, 1) ? tones[judged] : 'bg-line'}`}
          />
        ))}
      </span>
      <output className="text-muted mt-1.5 block min-h-10 text-sm sm:min-h-5">
        {judged !== null && t(`strength_${judged}`)}
      </output>
    </div>
  );
}
