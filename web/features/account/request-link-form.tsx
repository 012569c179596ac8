import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { showServerErrors, useFieldError } from '../../shared/forms/use-field-error.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useRedirect } from './use-log-in-address.ts';
import { useCoolDown } from './use-cool-down.ts';

const resolver = schemaResolver(async () => (await import('./email-schema.ts')).emailSchema);
const WAIT_SECONDS = 60;

/** Asks for another verification mail. The answer does not tell whether the address is known. */
export function RequestLinkForm() {
  const t = useTexts('login');
  const person = useTexts('account');
  const errorOf = useFieldError();
  const redirect = useRedirect();
  const [message, setMessage] = useState('');
  const [left, startCoolDown] = useCoolDown(WAIT_SECONDS, false);
  const { register, handleSubmit, setError, formState } = useForm<{ email: string }>({
    resolver,
    defaultValues: { email: '' },
  });
  const send = handleSubmit(async (values) => {
    try {
      setMessage((await browserApi.reply('resendVerification', { body: { ...values, redirect } })).message);
      startCoolDown();
    } catch (error) {
      if (!showServerErrors(error, setError)) toast.error(messageOf(error));
    }
  });
  return (
    <form
      method="post"
      noValidate
      className="flex w-full flex-col gap-4"
      onSubmit={(event) => void send(event)}
    >
      <TextField
        label={person('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errorOf(formState.errors.email)}
        {...register('email')}
      />
      <Button type="submit" className="self-start" isBusy={formState.isSubmitting} disabled={left > 0}>
        {left > 0 ? t('resend_in', { seconds: left }) : t('send_link')}
      </Button>
      <output className="font-medium empty:hidden">{message}</output>
    </form>
  );
}
