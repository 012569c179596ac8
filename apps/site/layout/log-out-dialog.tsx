import { useTexts } from '@nolo/i18n/use-texts.ts';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import { useLogOut } from './use-log-out.ts';

export function LogOutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTexts('common');
  const logOut = useLogOut();
  const confirm = async () => {
    onClose();
    await logOut();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('log_out_title')}
      text={t('log_out_text')}
      cancelLabel={t('cancel')}
      confirmLabel={t('confirm')}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
