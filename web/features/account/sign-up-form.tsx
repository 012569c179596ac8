import { useWatch } from 'react-hook-form';
import { browserApi } from '../../api/browser-api.ts';
import { withoutPrefix } from '../../shared/forms/countries.ts';
import { showServerErrors, useFieldError } from '../../shared/forms/use-field-error.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { loadEstimator } from './estimate-strength.ts';
import { PasswordStrength } from './password-strength.tsx';
import { SignUpContact } from './sign-up-contact.tsx';
import type { SignUpFormState } from './use-sign-up-form.ts';

type Props = {
  form: SignUpFormState;
  /** The account exists; `message` is the server's. */
  onSignedUp: (email: string, message: string) => void;
};

export function SignUpForm({ form, onSignedUp }: Props) {
  const t = useTexts('login');
  const person = useTexts('account');
  const errorOf = useFieldError();
  const { register, handleSubmit, setError, formState } = form;
  const signUp = handleSubmit(async (values) => {
    const mobile_number = withoutPrefix(values.mobile_number, values.country_code);
    try {
      const { message } = await browserApi.reply('signUp', { body: { ...values, mobile_number } });
      onSignedUp(values.email, message);
    } catch (error) {
      if (!showServerErrors(error, setError)) toast.error((error as Error).message);
    }
  });
  return (
    <form method="post" noValidate className="flex flex-col gap-5" onSubmit={(event) => void signUp(event)}>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <TextField
          label={person('first_name')}
          autoComplete="given-name"
          error={errorOf(formState.errors.first_name)}
          {...register('first_name')}
        />
        <TextField
          label={person('last_name')}
          autoComplete="family-name"
          error={errorOf(formState.errors.last_name)}
          {...register('last_name')}
        />
      </div>
      <SignUpContact form={form} />
      <NewPassword form={form} />
      <Button type="submit" size="large" isBusy={formState.isSubmitting}>
        {t('sign_up')}
      </Button>
      <p className="text-muted text-sm">{t('sign_up_next')}</p>
    </form>
  );
}

function NewPassword({ form: { register, control, formState } }: { form: SignUpFormState }) {
  const t = useTexts('login');
  const language = useLanguage();
  const errorOf = useFieldError();
  const [password, ...personal] = useWatch({
    control,
    name: ['password', 'first_name', 'last_name', 'email', 'mobile_number'],
  });
  return (
    <>
      <PasswordField
        label={t('password')}
        hint={t('password_hint')}
        autoComplete="new-password"
        error={errorOf(formState.errors.password)}
        onFocus={() => void loadEstimator(language).catch(() => undefined)}
        {...register('password')}
      />
      <PasswordStrength password={password} personal={personal} />
      <PasswordField
        label={t('confirm_password')}
        autoComplete="new-password"
        error={errorOf(formState.errors.confirm_password)}
        {...register('confirm_password')}
      />
    </>
  );
}
