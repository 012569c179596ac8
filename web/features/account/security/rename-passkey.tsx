import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import type { Passkey, renamePasskey } from '../../../../contract/passkeys.ts';
import { messageOf } from '../../../api/api-error.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { showServerErrors, useFieldError } from '../../../shared/forms/use-field-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';

const resolver = schemaResolver(
  async () => (await import('../../../../contract/passkeys.ts')).renamePasskey.body,
);

export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTexts('security');
  const common = useTexts('common');
  const errorOf = useFieldError();
  const id = useId();
  const { revalidate } = useRevalidator();
  const { register, handleSubmit, setError, formState } = useForm<z.input<typeof renamePasskey.body>>({
    resolver,
    defaultValues: { name: passkey.name },
  });
  const rename = handleSubmit(async (body) => {
    try {
      const { message } = await browserApi.reply('renamePasskey', { params: { id: passkey.id }, body });
      toast.success(message);
      onClose();
      await revalidate();
    } catch (error) {
      if (!showServerErrors(error, setError)) toast.error(messageOf(error));
    }
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('passkey_rename_title')}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={id} isBusy={formState.isSubmitting}>
            {t('passkey_save')}
          </Button>
        </>
      }
    >
      <form id={id} method="post" noValidate onSubmit={(event) => void rename(event)}>
        <TextField
          label={t('passkey_name')}
          autoComplete="off"
          error={errorOf(formState.errors.name)}
          {...register('name')}
        />
      </form>
    </Dialog>
  );
}
