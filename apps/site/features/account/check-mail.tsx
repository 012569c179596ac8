import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '@nolo/ui/button.tsx';
import { CheckIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { Notice } from './notice.tsx';
import { ResendButton } from './resend-button.tsx';

type Props = { email: string; redirect: string | undefined; onChangeAddress: () => void };

/** Stays after sign-up: where the mail went, and what to do when it does not come. */
export function CheckMail({ email, redirect, onChangeAddress }: Props) {
  const t = useTexts('login');
  const language = useLanguage();
  return (
    <Notice tone="success" icon={<CheckIcon />} title={t('check_title')} text={t('check_text', { email })}>
      <p className="text-muted">{t('verify_spam')}</p>
      <ResendButton email={email} redirect={redirect} isJustSent />
      <Button variant="quiet" className="-ml-5" onClick={onChangeAddress}>
        {t('check_change')}
      </Button>
      <LinkButton
        variant="secondary"
        to={paths.login(language, { tab: 'sign-in', redirect })}
        state={{ email, isNew: true }}
      >
        {t('check_log_in')}
      </LinkButton>
    </Notice>
  );
}
