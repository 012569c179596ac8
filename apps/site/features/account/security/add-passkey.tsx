import { useRevalidator } from 'react-router';
import { browserApi } from '../../../api/browser-api.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { submitWith } from '../../../shared/forms/submit-with.ts';
import { useFieldError } from '../../../shared/forms/use-field-error.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { PasswordField, TextField } from '@nolo/ui/text-field.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { makePasskey } from '../passkeys-in-browser.ts';
import type { NewPasskey } from './new-passkey-schema.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';

const resolver = schemaResolver(async () => (await import('./new-passkey-schema.ts')).newPasskeySchema);

function useNewPasskey(onAdded: () => void) {
  const t = useTexts('security');
  const { revalidate } = useRevalidator();
  const form = useForm<NewPasskey>({
    resolver,
    defaultValues: { current_password: '', name: '' },
  });
  const add = submitWith(form, async ({ current_password, name }) => {
    const made = await makePasskey(await browserApi.call('startPasskey', { body: { current_password } }));
    if (made.answer === null) {
      toast.info(t(made.isKnown ? 'passkey_known' : 'passkey_cancelled'));
      return;
    }
    const { message } = await browserApi.reply('addPasskey', { body: { name, credential: made.answer } });
    toast.success(message);
    onAdded();
    await revalidate();
  });
  return { form, add };
}

/** Password and name first, then the browser asks where to keep the key. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const t = useTexts('security');
  const errorOf = useFieldError();
  const { form, add } = useNewPasskey(onClose);
  const { errors, isSubmitting } = form.formState;
  return (
    <PasskeyDialog
      title={t('passkey_add')}
      submitLabel={t('passkey_add')}
      isBusy={isSubmitting}
      onSubmit={add}
      onClose={onClose}
    >
      <p className="text-muted">{t('passkey_add_text')}</p>
      <TextField
        label={t('passkey_name')}
        hint={t('passkey_name_hint')}
        autoComplete="off"
        error={errorOf(errors.name)}
        {...form.register('name')}
      />
      <PasswordField
        label={t('current_password')}
        autoComplete="current-password"
        error={errorOf(errors.current_password)}
        {...form.register('current_password')}
      />
    </PasskeyDialog>
  );
}
