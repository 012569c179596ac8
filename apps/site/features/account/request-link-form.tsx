import { useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { forgetDraft } from '../../shared/forms/draft.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { submitWith } from '../../shared/forms/submit-with.ts';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { SubmitButton } from '@nolo/ui/submit-button.tsx';
import { useRedirect } from './use-log-in-address.ts';
import { useCoolDown } from './use-cool-down.ts';

const resolver = schemaResolver(async () => (await import('./email-schema.ts')).emailSchema);
const WAIT_SECONDS = 60;

/** Asks for another verification mail. The answer does not tell whether the address is known. */
export function RequestLinkForm() {
  const t = useTexts('login');
  const errorOf = useFieldError();
  const redirect = useRedirect();
  const [message, setMessage] = useState('');
  const [left, startCoolDown] = useCoolDown(WAIT_SECONDS, false);
  const form = useForm<{ email: string }>({ resolver, defaultValues: { email: '' } });
  useFormDraft(form, { form: 'verification' });
  const { errors, isSubmitting } = form.formState;
  const send = submitWith(form, async (values) => {
    setMessage((await browserApi.reply('resendVerification', { body: { ...values, redirect } })).message);
    forgetDraft({ form: 'verification' });
    startCoolDown();
  });
  return (
    <form method="post" noValidate className="flex w-full flex-col gap-4" onSubmit={send}>
      <EmailField error={errorOf(errors.email)} {...form.register('email')} />
      <SubmitButton className="self-start" isBusy={isSubmitting} disabled={left > 0}>
        {left > 0 ? t('resend_in', { seconds: left }) : t('send_link')}
      </SubmitButton>
      <output className="font-medium empty:hidden">{message}</output>
    </form>
  );
}
