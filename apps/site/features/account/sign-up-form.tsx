import { useWatch } from 'react-hook-form';
import { browserApi } from '../../api/browser-api.ts';
import { SubmitButton } from '@nolo/ui/submit-button.tsx';
import { forgetDraft } from '../../shared/forms/draft.ts';
import { submitWith } from '../../shared/forms/submit-with.ts';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { TextField } from '@nolo/ui/text-field.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { NewPassword } from './new-password.tsx';
import { rememberSignUp } from './sign-up-token.ts';
import { SignUpContact } from './sign-up-contact.tsx';
import type { SignUpFormState } from './use-sign-up-form.ts';

type Props = {
  form: SignUpFormState;
  /** Where the renter was going: the link in the mail leads on to it. */
  redirect: string | undefined;
  onSignedUp: (email: string) => void;
};

export function SignUpForm({ form, redirect, onSignedUp }: Props) {
  const t = useTexts('login');
  const person = useTexts('account');
  const errorOf = useFieldError();
  const { register, formState, control } = form;
  const personal = useWatch({ control, name: ['first_name', 'last_name', 'email', 'mobile_number'] });
  const signUp = submitWith(form, async (values) => {
    const { data, message } = await browserApi.reply('signUp', { body: { ...values, redirect } });
    rememberSignUp(data.sign_up_token);
    forgetDraft({ form: 'sign_up' });
    toast.success(message);
    onSignedUp(values.email);
  });
  return (
    <form method="post" noValidate className="flex flex-col gap-5" onSubmit={signUp}>
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
      <NewPassword form={form} field="password" personal={personal} />
      <SubmitButton size="large" isBusy={formState.isSubmitting}>
        {t('sign_up')}
      </SubmitButton>
      <p className="text-muted text-sm">{t('sign_up_next')}</p>
    </form>
  );
}
