import { useState } from 'react';
import type { AccountDeletion } from '@nolo/contract/account-deletion.ts';
import { isApiError, messageOf } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { clearClientState } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Dialog } from '@nolo/ui/dialog.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { WhatDeletingDoes } from './what-deleting-does.tsx';

/** Asks first what deleting would do, says it, and only then deletes (docs/specification/accounts.md 6). */
export function DeleteAccount() {
  const t = useTexts('security');
  const [deletion, setDeletion] = useState<AccountDeletion | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    setIsAsking(true);
    try {
      setDeletion(await browserApi.call('accountDeletion'));
    } catch (error) {
      toast.error(messageOf(error));
    }
    setIsAsking(false);
  };
  return (
    <>
      <Button variant="danger" isBusy={isAsking} onClick={() => void ask()}>
        {t('delete_button')}
      </Button>
      {deletion && <DeleteDialog deletion={deletion} onClose={() => setDeletion(null)} />}
    </>
  );
}

function DeleteDialog({ deletion, onClose }: { deletion: AccountDeletion; onClose: () => void }) {
  const t = useTexts('security');
  const common = useTexts('common');
  const { isBusy, confirm } = useDeleting(onClose);
  const isPossible = deletion.running_booking === null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={t('delete_title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common(isPossible ? 'cancel' : 'close')}
          </Button>
          {isPossible && (
            <Button variant="danger" isBusy={isBusy} onClick={() => void confirm()}>
              {t('delete_confirm')}
            </Button>
          )}
        </>
      }
    >
      <WhatDeletingDoes deletion={deletion} />
    </Dialog>
  );
}

function useDeleting(onFailed: () => void) {
  const common = useTexts('common');
  const language = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    try {
      const { message } = await browserApi.reply('deleteAccount');
      clearClientState(paths.home(language));
      toast.successAfterReload(message);
    } catch (error) {
      onFailed();
      // A rental that has begun since is no failure: it says what to do first.
      const isRunning = isApiError(error, 'account.rental_running');
      toast.error(isRunning ? messageOf(error) : common('something_wrong'));
    }
  };
  return { isBusy, confirm };
}
