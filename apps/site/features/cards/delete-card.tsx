import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SavedCard } from '@nolo/contract/payment-methods.ts';
import { messageOf } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { shortCardName } from '../../shared/payment/card-name.ts';
import { Button } from '@nolo/ui/button.tsx';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import { toast } from '@nolo/ui/toast-store.ts';

/** Deletes, says so, and reads the list again. */
function useDeletion({ id }: SavedCard) {
  const { revalidate } = useRevalidator();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    try {
      const { message } = await browserApi.reply('deletePaymentMethod', { params: { id } });
      toast.success(message);
    } catch (error) {
      toast.error(messageOf(error));
    }
    setIsAsking(false);
    setIsBusy(false);
    await revalidate();
  };
  return { isAsking, isBusy, setIsAsking, confirm };
}

/** Asks first. */
export function DeleteCard({ card }: { card: SavedCard }) {
  const t = useTexts('cards');
  const common = useTexts('common');
  const { isAsking, isBusy, setIsAsking, confirm } = useDeletion(card);
  const name = shortCardName(card);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('delete_named', { card: name })}
        onClick={() => setIsAsking(true)}
      >
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('delete_title')}
        text={t('delete_text', { card: name })}
        cancelLabel={common('cancel')}
        confirmLabel={t('delete')}
        variant="danger"
        isBusy={isBusy}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
