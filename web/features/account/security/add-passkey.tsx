import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { messageOf } from '../../../api/api-error.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { showServerErrors, useFieldError } from '../../../shared/forms/use-field-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField, TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { makePasskey } from '../passkeys-in-browser.ts';
import type { NewPasskey } from './new-passkey-schema.ts';

const resolver = schemaResolver(async () => (await import('./new-passkey-schema.ts')).newPasskeySchema);

function useNewPasskey(onAdded: () => void) {
  const t = useTexts('security');
  const { revalidate } = useRevalidator();
  const form = useForm<NewPasskey>({
    resolver,
    defaultValues: { current_password: '', name: '' },
  });
  const add = form.handleSubmit(async ({ current_password, name }) => {
    try {
      const made = await makePasskey(await browserApi.call('startPasskey', { body: { current_password } }));
      if (made.answer === null) {
        toast.info(t(made.isKnown ? 'passkey_known' : 'passkey_cancelled'));
        return;
      }
      const { message } = await browserApi.reply('addPasskey', { body: { name, credential: made.answer } });
      toast.success(message);
      onAdded();
      await revalidate();
    } catch (error) {
      if (!showServerErrors(error, form.setError)) toast.error(messageOf(error));
    }
  });
  return { form, add };
}

/** Password and name first, then the browser asks where to keep the key. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const t = useTexts('security');
  const common = useTexts('common');
  const errorOf = useFieldError();
  const id = useId();
  const { form, add } = useNewPasskey(onClose);
  const { errors, isSubmitting } = form.formState;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('passkey_add')}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={id} isBusy={isSubmitting}>
            {t('passkey_add')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        method="post"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void add(event)}
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
      </form>
    </Dialog>
  );
}
