import { useEffect } from 'react';
import { messageOf } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { forgetDraft } from '../../shared/forms/draft.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { showServerErrors, useFieldError } from '../../shared/forms/use-field-error.ts';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { SubmitButton } from '@nolo/ui/submit-button.tsx';
import { Dialog } from '@nolo/ui/dialog.tsx';
import { toast } from '@nolo/ui/toast-store.ts';

const draft = { form: 'forgot_password' } as const;
const resolver = schemaResolver(async () => (await import('./email-schema.ts')).emailSchema);

type Props = {
  onClose: () => void;
  /** What stands in the log-in form already. */
  email: string;
  /** Where the renter was going: the link in the mail leads on to it. */
  redirect: string | undefined;
};

/** Asks for the mail that sets a new password (docs/specification/accounts.md 3). */
export function ForgotPasswordDialog({ onClose, email, redirect }: Props) {
  const t = useTexts('login');
  const errorOf = useFieldError();
  const form = useForm<{ email: string }>({ resolver, defaultValues: { email } });
  // An address that stands in the log-in form was typed later than any draft.
  useFormDraft(form, draft, { isKept: () => email === '' });
  const { register, handleSubmit, setError, setFocus, formState } = form;
  // The one thing to do here; the dialog, open by then, has its first button focused.
  useEffect(() => setFocus('email'), [setFocus]);
  const close = () => {
    forgetDraft(draft);
    onClose();
  };
  const send = handleSubmit(async (values) => {
    try {
      const { message } = await browserApi.reply('forgotPassword', { body: { ...values, redirect } });
      close();
      toast.success(message);
    } catch (error) {
      if (!showServerErrors(error, setError)) toast.error(messageOf(error));
    }
  });
  return (
    <Dialog isOpen onClose={close} title={t('forgot_title')}>
      <form noValidate method="post" className="flex flex-col gap-5" onSubmit={(event) => void send(event)}>
        <p className="text-muted">{t('forgot_text')}</p>
        <EmailField autoComplete="username" error={errorOf(formState.errors.email)} {...register('email')} />
        <SubmitButton isBusy={formState.isSubmitting}>{t('forgot_send')}</SubmitButton>
      </form>
    </Dialog>
  );
}
