import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Dialog } from '@nolo/ui/dialog.tsx';
import { ResendButton } from './resend-button.tsx';

type Props = { email: string; redirect: string | undefined; onClose: () => void };

/** Says that a mail has just been sent to an address that is not verified yet. */
export function VerifyEmailDialog({ email, redirect, onClose }: Props) {
  const t = useTexts('login');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('verify_title')}
      footer={<Button onClick={onClose}>{t('understood')}</Button>}
    >
      <div className="flex flex-col gap-4">
        <p className="break-words">{t('verify_text', { email })}</p>
        <p className="text-muted">{t('verify_spam')}</p>
        <ResendButton email={email} redirect={redirect} isJustSent />
      </div>
    </Dialog>
  );
}
