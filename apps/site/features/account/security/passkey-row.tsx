import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import type { Passkey, renamePasskey } from '@nolo/contract/passkeys.ts';
import { formatDate, formatDateTime, localDateTime } from '@nolo/i18n/format.ts';
import { messageOf } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { submitWith } from '../../../shared/forms/submit-with.ts';
import { useFieldError } from '../../../shared/forms/use-field-error.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { TextField } from '@nolo/ui/text-field.tsx';

type Asking = 'name' | 'removal' | null;

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useTexts('security');
  const language = useLanguage();
  const [asking, setAsking] = useState<Asking>(null);
  const { name, created_at, last_used_at } = passkey;
  const close = () => setAsking(null);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-muted text-sm">
          {t('passkey_added_at', { day: formatDate(localDateTime(created_at)) })}&nbsp;·{' '}
          <span>
            {last_used_at === null
              ? t('passkey_unused')
              : t('passkey_used_at', { moment: formatDateTime(localDateTime(last_used_at), language) })}
          </span>
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="quiet"
          aria-label={t('passkey_rename_name', { name })}
          onClick={() => setAsking('name')}
        >
          {t('passkey_rename')}
        </Button>
        <Button
          variant="secondary"
          aria-label={t('passkey_remove_name', { name })}
          onClick={() => setAsking('removal')}
        >
          {t('passkey_remove')}
        </Button>
      </div>
      {asking === 'name' && <RenamePasskey passkey={passkey} onClose={close} />}
      {asking === 'removal' && <RemovePasskey passkey={passkey} onClose={close} />}
    </li>
  );
}

function RemovePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTexts('security');
  const common = useTexts('common');
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    try {
      const { message } = await browserApi.reply('removePasskey', { params: { id } });
      toast.success(message);
    } catch (error) {
      toast.error(messageOf(error));
    }
    onClose();
    await revalidate();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('passkey_remove_title')}
      text={t('passkey_remove_text', { name })}
      cancelLabel={common('cancel')}
      confirmLabel={t('passkey_remove')}
      variant="danger"
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void remove()}
    />
  );
}

const resolver = schemaResolver(async () => (await import('@nolo/contract/passkeys.ts')).renamePasskey.body);

function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
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
