import { paths } from '../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Dialog } from '@nolo/ui/dialog.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** Address of the checkout to come back to. */
  redirect: string;
};

/** A telephone has no room for three beside each other: the last one fills a line of its own. */
const wide = 'grow sm:flex-none';

/** 'Log In Alert!': a guest wants to book (docs/specification/accounts.md 1). */
export function LogInAlert({ isOpen, onClose, redirect }: Props) {
  const t = useTexts('common');
  const language = useLanguage();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={t('log_in_alert_title')}
      footer={
        <div className="flex flex-1 flex-wrap justify-end gap-3">
          <Button variant="quiet" className={wide} onClick={onClose}>
            {t('cancel')}
          </Button>
          <LinkButton
            variant="secondary"
            className={wide}
            to={paths.login(language, { redirect, tab: 'sign-up' })}
          >
            {t('header_sign_up')}
          </LinkButton>
          <LinkButton className={wide} to={paths.login(language, { redirect, tab: 'sign-in' })}>
            {t('header_log_in')}
          </LinkButton>
        </div>
      }
    >
      <p className="text-muted">{t('log_in_alert_text')}</p>
    </Dialog>
  );
}
