import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Passkey } from '@nolo/contract/passkeys.ts';
import { formatDate, formatDateTime, localDateTime } from '@nolo/i18n/format.ts';
import { messageOf } from '../../../api/api-error.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { RenamePasskey } from './rename-passkey.tsx';

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
