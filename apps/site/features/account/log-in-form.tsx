import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { logInBody, User } from '@nolo/contract/accounts.ts';
import { isApiError, messageOf } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { forgetDraft } from '../../shared/forms/draft.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { mayMoveFocus } from '../../shared/forms/in-field.ts';
import { showServerErrors, useFieldError } from '../../shared/forms/use-field-error.ts';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { SubmitButton } from '@nolo/ui/submit-button.tsx';
import { PasswordField } from '@nolo/ui/text-field.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { PasskeyLogIn } from './passkey-log-in.tsx';

const resolver = schemaResolver(async () => (await import('@nolo/contract/accounts.ts')).logInBody);

type Values = z.input<typeof logInBody>;

/** Kept by the page, so that what was typed survives a look at the other tab. */
export function useLogInForm(email: string) {
  const form = useForm<Values>({ resolver, defaultValues: { email, password: '' } });
  // An address that came along is newer than any draft.
  useFormDraft(form, { form: 'log_in' }, { isKept: (path) => path !== 'password' && email === '' });
  return form;
}

type Props = {
  form: UseFormReturn<Values>;
  /** Where the renter was going: a mail that is sent leads on to it. */
  redirect: string | undefined;
  onLoggedIn: (accessToken: string, user: User) => void;
  /** The address is not verified; a mail is on its way. */
  onUnverified: (email: string) => void;
  onForgotten: () => void;
};

export function LogInForm({ form, redirect, onLoggedIn, onUnverified, onForgotten }: Props) {
  const t = useTexts('login');
  const errorOf = useFieldError();
  const { register, handleSubmit, setError, formState } = form;
  const logIn = handleSubmit(async (values) => {
    try {
      const { accessToken, user } = await browserApi.call('logIn', { body: { ...values, redirect } });
      forgetDraft({ form: 'log_in' });
      if (accessToken === null || user === null) onUnverified(values.email);
      else onLoggedIn(accessToken, user);
    } catch (error) {
      const message = messageOf(error);
      const isWrong =
        isApiError(error, 'account.credentials_wrong') || isApiError(error, 'account.too_many_attempts');
      // A toast is soon gone; at the field the words stay.
      if (isWrong) setError('password', { type: 'server', message }, { shouldFocus: mayMoveFocus() });
      else if (!showServerErrors(error, setError)) toast.error(message);
    }
  });
  return (
    <form method="post" noValidate className="flex flex-col gap-5" onSubmit={(event) => void logIn(event)}>
      <EmailField autoComplete="username" error={errorOf(formState.errors.email)} {...register('email')} />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        error={errorOf(formState.errors.password)}
        {...register('password')}
      />
      <Button variant="quiet" className="-mt-3 -ml-5 self-start" onClick={onForgotten}>
        {t('forgot')}
      </Button>
      <SubmitButton size="large" isBusy={formState.isSubmitting}>
        {t('log_in')}
      </SubmitButton>
      <PasskeyLogIn onLoggedIn={onLoggedIn} />
    </form>
  );
}
