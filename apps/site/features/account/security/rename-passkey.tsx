import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import type { Passkey, renamePasskey } from '@nolo/contract/passkeys.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { submitWith } from '../../../shared/forms/submit-with.ts';
import { useFieldError } from '../../../shared/forms/use-field-error.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { TextField } from '@nolo/ui/text-field.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';

const resolver = schemaResolver(async () => (await import('@nolo/contract/passkeys.ts')).renamePasskey.body);

export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTexts('security');
  const errorOf = useFieldError();
  const { revalidate } = useRevalidator();
  const form = useForm<z.input<typeof renamePasskey.body>>({
    resolver,
    defaultValues: { name: passkey.name },
  });
  const { errors, isSubmitting } = form.formState;
  const rename = submitWith(form, async (body) => {
    const { message } = await browserApi.reply('renamePasskey', { params: { id: passkey.id }, body });
    toast.success(message);
    onClose();
    await revalidate();
  });
  return (
    <PasskeyDialog
      title={t('passkey_rename_title')}
      submitLabel={t('passkey_save')}
      isBusy={isSubmitting}
      onSubmit={rename}
      onClose={onClose}
    >
      <TextField
        label={t('passkey_name')}
        autoComplete="off"
        error={errorOf(errors.name)}
        {...form.register('name')}
      />
    </PasskeyDialog>
  );
}
